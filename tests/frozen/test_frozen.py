"""What others depend on is what it was. The package's docstring says when a file may be written anew."""

from pathlib import Path
from typing import Any

import pytest

from tests.frozen.files import differences, frozen
from tests.frozen.names import api, names
from tests.frozen.signatures import of_agents
from tests.frozen.templates import added, templates


def same(name: str, now: dict[str, Any]) -> None:
    changed = differences(frozen(name), now)
    assert not changed, f"{name}.json says otherwise in {len(changed)} places:\n" + "\n".join(changed[:40])


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return templates(tmp_path_factory.mktemp("base"), simulated=False)


def test_the_templates_are_the_same_but_for_the_code_they_deploy(base: dict[str, Any]) -> None:
    same("templates", base)


def test_the_simulated_lane_adds_the_same_to_them(base: dict[str, Any], tmp_path: Path) -> None:
    same("templates_simulated", added(base, templates(tmp_path, simulated=True)))


def test_the_document_of_the_api_is_the_same() -> None:
    same("api", api())


def test_events_messages_metrics_tasks_and_stored_words_have_the_same_names() -> None:
    same("names", names())


def test_a_failing_agent_has_the_same_signature() -> None:
    same("agents", of_agents())


def test_a_difference_names_what_changed() -> None:
    then, now = {"a": {"b": [1, 2]}, "c": 3}, {"a": {"b": [1, 5]}, "d": 4}
    assert differences(then, now) == ["a/b[1]: was 2, is 5", "c: was 3, is absent", "d: was absent, is 4"]
    assert differences(then, then) == []
