"""Real exceptions of real packages, each with the kind and code it must get and one line that says why."""
