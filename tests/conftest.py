"""What tests of several folders share: the embedded stack, started once."""

from collections.abc import Iterator

import pytest

from local import stack
from local.stack import Stack


def pytest_itemcollected(item: pytest.Item) -> None:
    """A folder shares something slow to make, so it runs in one process; the embedded stack is shared by folders.

    Here, and not when collection is over: xdist reads the groups before any conftest is asked then.
    """
    item.add_marker(pytest.mark.xdist_group(_group(item)))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: what is left to the end should be short."""
    items.sort(key=lambda item: _ORDER.get(_group(item), len(_ORDER)))


_ORDER = {name: place for place, name in enumerate(("embedded", "emulator", "contract"))}


def _group(item: pytest.Item) -> str:
    if "emulator" in getattr(item, "fixturenames", ()):
        return "emulator"
    if item.get_closest_marker("embedded"):
        return "embedded"
    return item.path.parent.name


@pytest.fixture(scope="session")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with stack.running(home=tmp_path_factory.mktemp("embedded")) as running:
        yield running
