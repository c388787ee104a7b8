"""The agent as a guest: its process (zygote, slot) and the worker's side of it (host, desk, keys).

Between the two only data travels, as JSON: nothing that one side sends is ever run by the other.
"""
