"""What a person does to a letter, a group or a breaker. The API and the command line both call it."""
