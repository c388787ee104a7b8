"""What an agent is handed, and how its run is supervised."""
