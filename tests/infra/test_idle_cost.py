"""docs/reference/cost.md says what an idle deployment costs; the templates say whether it is true."""

from pathlib import Path

import pytest

from infra.deployment import Deployment
from lambdas.core.config.lane import FULL, AlarmLimits
from ops.cost import Line, idle, shown, sums
from tests.support.markdown import text_of
from tests.support.synth import Synthesized, a_lane, synthesized

MOST_A_LANE = 1.50


@pytest.fixture(scope="module")
def made(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    lanes = [a_lane("kyc"), a_lane("full", alarms=AlarmLimits(level=FULL))]
    return synthesized(Deployment(), lanes, repository, tmp_path_factory.mktemp("idle"))


def lines(made: Synthesized, lanes: int, lane: str = "kyc") -> list[Line]:
    core, watch, one = (made.templates[name] for name in ("Lazaret", "Lazaret-Watch", f"Lazaret-{lane}"))
    return idle(core, watch, one, lanes=lanes)


@pytest.mark.parametrize("lanes", [1, 3, 10, 11, 30, 100])
def test_an_idle_lane_costs_at_most_a_dollar_and_a_half(made: Synthesized, lanes: int) -> None:
    assert sums(lines(made, lanes)).lane <= MOST_A_LANE


def test_a_lane_with_every_alarm_costs_more_and_the_reference_says_how_much(made: Synthesized) -> None:
    full = sums(lines(made, 30, "full")).lane
    assert full > 2 * MOST_A_LANE
    assert f'With `alarms = "full"` it is ${full:.2f}' in " ".join(text_of("docs/reference/cost.md").split())


def test_the_reference_says_what_few_lanes_cost(made: Synthesized) -> None:
    dearest = max(sums(lines(made, lanes)).lane for lanes in range(1, 101))
    three = sums(lines(made, 3))
    told = f"up to ${dearest:.2f} a lane, and three lanes cost ${three.shared + 3 * three.lane:.2f}"
    assert told in " ".join(text_of("docs/reference/cost.md").split())


def test_the_table_of_the_reference_is_what_the_templates_give(made: Synthesized) -> None:
    text = text_of("docs/reference/cost.md")
    assert "\n".join(shown(lines(made, 30))) in text


def test_more_lanes_make_more_dashboards(made: Synthesized) -> None:
    assert sums(lines(made, 51)).shared - sums(lines(made, 50)).shared == pytest.approx(3.0)
