"""Every test in here runs without a network."""

from collections.abc import Iterator

import pytest
from pytest_socket import disable_socket, enable_socket


@pytest.fixture(autouse=True)
def no_network() -> Iterator[None]:
    disable_socket(allow_unix_socket=True)  # asyncio wakes its loop through one
    yield
    enable_socket()
