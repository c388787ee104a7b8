"""What tells people that something is wrong: a lane's alarms in its own stack, the shared ones and the dashboard."""
