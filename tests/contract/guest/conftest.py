"""A host is shared by the tests of a file: importing the agents takes longer than most of them."""

from collections.abc import Iterator

import pytest

from lambdas.guest.host import ProcessHost
from tests.support.guests import Guests, hosting


@pytest.fixture(scope="package")
def processes() -> Iterator[ProcessHost]:
    with hosting() as host:
        yield host


@pytest.fixture
def guests(processes: ProcessHost) -> Guests:
    """A lane whose agents run in processes."""
    processes.said.clear()  # type: ignore[attr-defined]
    return Guests(host=processes, told=processes.said)  # type: ignore[attr-defined]


@pytest.fixture
def threads() -> Guests:
    return Guests()


@pytest.fixture(params=["thread", "process"])
def lane(request: pytest.FixtureRequest) -> Guests:
    """The same lane in both isolations."""
    made: Guests = request.getfixturevalue("threads" if request.param == "thread" else "guests")
    return made
