"""What `make demo` sends, how it watches, and what it tells of it."""
