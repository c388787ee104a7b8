"""Every test in here may have a tenant who is told."""

import pytest

from tests.support.worlds.notices import World


@pytest.fixture
def world() -> World:
    return World()
