"""Alarms as they are synthesized, and handlers as Lambda calls them, side by side."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from infra.deployment import Deployment
from lambdas.core.config.lane import FULL, AlarmLimits
from tests.support.functions.aws import aws, context, printed
from tests.support.synth import Synthesized, a_lane, small_repository, synthesized

__all__ = ["aws", "context", "printed"]

EVERY = AlarmLimits(level=FULL)
LANES = [
    a_lane("kyc", run_timeout=60, alarms=EVERY),
    a_lane("slow", run_timeout=870, alarms=EVERY),
    a_lane("simulated", alarms=EVERY),
]


@pytest.fixture(scope="session")
def lazaret(tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    repository: Path = small_repository(tmp_path_factory.mktemp("repository"))
    return synthesized(Deployment(simulated=True), LANES, repository, tmp_path_factory.mktemp("watched"))


@pytest.fixture(scope="session")
def template(lazaret: Synthesized) -> Mapping[str, Any]:
    return lazaret.watched
