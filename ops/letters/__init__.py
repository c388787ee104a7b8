"""Letters and groups: listed, read, held, noted; an effect in doubt settled."""
