"""One module for each function. What each of them imports when it starts, it keeps."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def kept() -> Iterator[None]:
    """For imports. The collector would look through all of them again and again, for a third of what ours take."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()  # nor does it look at them later
        gc.enable()
