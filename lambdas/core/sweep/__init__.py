"""What the sweep's beats find and move on: jobs, letters and breakers that nobody else would."""
