"""Text that every store takes: of a bounded length, and without the half of a surrogate pair."""


def clipped(text: str, most: int) -> str:
    return storable(text[:most])


def storable(text: str) -> str:
    """A lone surrogate is a character in Python and nowhere else: an error's message may hold one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text
