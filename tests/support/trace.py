"""Counts the files of lambdas/ and lazaret/ that a reader opens to follow one job or one redrive.

`python -m tests.support.trace` prints them for each story of tests/handlers/test_trace.py, which holds them to a limit.
A file counts if a function of it runs; importing it does not count.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from lambdas.core.agent import supervise

ROOT = Path(__file__).resolve().parents[2]
OURS = (f"{ROOT}/lambdas/", f"{ROOT}/lazaret/")
READING_LIST = "reading list"  # under which a test leaves its files for the script
# Below the story: what a test puts in the place of AWS, and what stands in botocore's, which is not counted either.
BELOW = (f"{ROOT}/lazaret/testing/", f"{ROOT}/lambdas/adapters/direct.py")


class Trace:
    def __init__(self) -> None:
        self._files: dict[str, None] = {}  # in the order in which they were entered
        self._paused = False

    @property
    def files(self) -> list[str]:
        return [path.removeprefix(f"{ROOT}/") for path in self._files]

    def forget(self) -> None:
        self._files.clear()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What happens in here, in any thread, is not part of the story."""
        self._paused, former = True, self._paused
        try:
            yield
        finally:
            self._paused = former

    def hook(self, frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        if (
            event == "call"
            and not self._paused
            and code.co_name != "<module>"
            and code.co_filename.startswith(OURS)
            and not code.co_filename.startswith(BELOW)
        ):
            self._files[code.co_filename] = None


@contextmanager
def traced() -> Iterator[Trace]:
    """Of this thread, and of those that begin in here: threads that were kept from before are not asked."""
    trace, kept, former = Trace(), supervise._WAITING[:], sys.getprofile()
    supervise._WAITING.clear()
    threading.setprofile(trace.hook)
    sys.setprofile(trace.hook)
    try:
        yield trace
    finally:
        sys.setprofile(former)
        threading.setprofile(former)
        supervise._WAITING[:] = kept


def of_the_second(story: Callable[[int, Trace], None]) -> list[str]:
    """The first one warms up: it fills caches and imports what is imported late."""
    with traced() as trace:
        story(1, trace)
        trace.forget()
        story(2, trace)
    return trace.files


class ReadingLists:
    """Instead of pytest's own report: the lists, and what went wrong. Log lines of functions are no part of them."""

    def pytest_runtest_logreport(self, report: Any) -> None:
        for name, lines in report.user_properties if report.when == "call" else ():
            if name == READING_LIST:
                print(*lines, sep="\n  ", end="\n\n")  # noqa: T201 - it is what the script is for
        if report.failed:
            print(report.longreprtext)  # noqa: T201


if __name__ == "__main__":
    import pytest

    stories = f"{ROOT}/tests/handlers/test_trace.py"
    silent = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider"]
    sys.exit(pytest.main([*silent, stories], plugins=[ReadingLists()]))
