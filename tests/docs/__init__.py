"""The documents are run: their code, their commands, their links, and every table that repeats the code."""
