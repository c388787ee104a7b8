"""The routes of the HTTP API, by noun, and the table of who may call each."""
