"""The pytest fixture `lazaret`. Installed with the package, so it imports the test kit only when a test asks for it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from lazaret.testing.kit import Kit

_ADDED = pytest.StashKey[list[str]]()


@pytest.fixture
def lazaret(request: pytest.FixtureRequest) -> "Kit":
    """The lanes of the application: of the folder in LAZARET_APP, or where pytest has its root."""
    from lazaret.testing.kit import Kit  # noqa: PLC0415 - most tests do without

    def tell(text: str) -> None:
        request.node.add_report_section("call", "lazaret", text)

    return Kit(_folder(request.config), tell=tell)


def _folder(config: pytest.Config) -> Path:
    return Path(os.environ.get("LAZARET_APP") or config.rootpath)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """A worker has its variables and secrets before it imports an agent, so tests that import one have them too."""
    if not (_folder(early_config) / "lanes.toml").is_file():
        return
    from lazaret.testing.surroundings import of_all_lanes  # noqa: PLC0415

    given = {name: text for name, text in of_all_lanes(_folder(early_config)).items() if name not in os.environ}
    os.environ.update(given)
    early_config.stash[_ADDED] = list(given)


def pytest_collection_finish(session: pytest.Session) -> None:
    """From here on each rehearsal has those of its own lane."""
    _forget(session.config)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Also if the collection failed."""
    _forget(config)


def _forget(config: pytest.Config) -> None:
    for name in config.stash.get(_ADDED, []):
        os.environ.pop(name, None)
    config.stash[_ADDED] = []
