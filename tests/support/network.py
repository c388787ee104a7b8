"""Tests that reach for nothing: one that opens a connection fails, unless it is marked to look at the loopback."""

from collections.abc import Iterator

import pytest
import pytest_socket


@pytest.fixture(autouse=True)
def no_connections(request: pytest.FixtureRequest) -> Iterator[None]:
    if not request.node.get_closest_marker("enable_socket"):
        pytest_socket.disable_socket(allow_unix_socket=True)  # asyncio wakes itself through a pair of those
    yield
    pytest_socket.enable_socket()  # other folders, in the same process, do talk to the loopback
