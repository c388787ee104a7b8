"""What tests of several folders share: the embedded stack, started once."""

import os
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest
from hypothesis import settings

from local import stack
from local.stack import Stack
from tests.support.schedule import OneStack

pytest_plugins = ["lazaret.testing.plugin"]  # who installs the package has it without a word

# No test asserts a time: an example that a busy machine made slow is not a failure. And the examples are the same each
# time: what fails once fails again, for whoever looks into it.
settings.register_profile("patient", deadline=None, derandomize=True)
settings.load_profile("patient")
# CDK's own lint of the templates takes as long as all else in a synth. The test that is about it asks for it.
os.environ.setdefault("CDK_VALIDATION", "false")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneStack:
    return OneStack(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for the embedded stack first: the last should be short."""
    items.sort(key=lambda item: _ORDER.get(item.nodeid.split("/")[1], len(_ORDER)))


_ORDER = {"permissions": 0, "local": 1, "console": 2, "contract": 3}


@pytest.fixture(scope="session")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with stack.running(home=tmp_path_factory.mktemp("embedded")) as running:
        yield running


_end, _own = os._exit, os.getpid()


def _end_another(status: int) -> NoReturn:
    """A worker ends its process when an agent outlives its deadline. On a busy machine that may be any agent, and this
    process is not the worker's: the test that it happens in fails, not all that were to come.
    """
    if os.getpid() != _own:
        _end(status)
    raise AssertionError(f"os._exit({status}) was called in the process of the tests")


os._exit = _end_another
