"""One loopback server for the whole corpus."""

from collections.abc import Iterator

import pytest

from tests.corpus.loopback import Loopback, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Loopback]:
    with serving() as loopback:
        yield loopback
