"""Node takes seconds to synthesize, so deployments are made once for all tests and are only read."""

from pathlib import Path

import pytest

from infra.deployment import Deployment
from tests.support.synth import LANES, Synthesized, small_repository, synthesized


@pytest.fixture(scope="session")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_repository(tmp_path_factory.mktemp("repository"))


@pytest.fixture(scope="session")
def lazaret(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    deployment = Deployment(simulated=True)
    return synthesized(deployment, LANES, repository, tmp_path_factory.mktemp("lazaret"))


@pytest.fixture(scope="session")
def acme(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    """A second deployment in the same account, which shares its concurrency out."""
    deployment = Deployment(name="acme", simulated=True, account_concurrency=1000)
    return synthesized(deployment, LANES, repository, tmp_path_factory.mktemp("acme"))


@pytest.fixture(scope="session")
def local(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    deployment = Deployment(simulated=True, local=True, first=True)
    return synthesized(deployment, LANES, repository, tmp_path_factory.mktemp("local"))
