"""Jobs: sent, and followed until they settle."""
