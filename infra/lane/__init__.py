"""One lane as a stack: its queues, its worker, its intake, and the parameter that names its worker version."""
