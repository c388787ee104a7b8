"""Which tests `make test` runs, and which stay together when several processes share them (`-n 2 --dist loadfile`).

A file is one process's. Beyond that, whatever asks for the embedded stack is one process's too: it is deployed once.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

FOLDERS = ("tests/local/", "tests/console/")
_ON_ITS_TABLE = re.compile(r"\[(.*-)?embedded(-.*)?\]$")


class OneStack(LoadFileScheduling):  # type: ignore[misc]
    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)


def together(nodeid: str) -> str:
    """What names the tests that one process runs, one after another."""
    file = nodeid.split("::", 1)[0]
    return "the embedded stack" if file.startswith(FOLDERS) or _ON_ITS_TABLE.search(nodeid) else file


def sampled(values: Iterable[Any], now: Callable[[Any], bool]) -> list[Any]:
    """Parameters of an exhaustive test: `make test` tries those of `now`, `make test-slow` the rest."""
    return [each if now(each) else pytest.param(each, marks=pytest.mark.slow) for each in values]
