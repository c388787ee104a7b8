"""What tells people that something is wrong, as one stack: alarms, tenant rules, the dashboard."""
