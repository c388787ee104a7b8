"""Values, and the moves between their states. Nothing here asks the outside anything."""
