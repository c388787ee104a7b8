"""One batch of a lane: each message read, claimed, run, and settled."""
