"""What the core asks of the outside. Each docstring is a contract; tests/contract holds every adapter to it."""
