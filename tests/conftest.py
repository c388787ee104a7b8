"""What tests of several folders share: the embedded stack, started once."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from local import stack
from local.stack import Stack

# No test asserts a time: an example that a busy machine made slow is not a failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files that wait for the embedded stack first: each is run by one process, and the last should be short."""
    items.sort(key=lambda item: _ORDER.get(item.path.parent.name, len(_ORDER)))


_ORDER = {"permissions": 0, "local": 1, "console": 2, "contract": 3}


@pytest.fixture(scope="session")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with stack.running(home=tmp_path_factory.mktemp("embedded")) as running:
        yield running
