"""AWS as Lazaret uses it, in the process, for tests: held to the same contracts as the real one. Not deployed."""
