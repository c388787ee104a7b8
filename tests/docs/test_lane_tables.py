"""lanes.toml in the documents: every key, its default, its bounds, and whether anything acts on it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from infra.deployment import read_deployment
from lambdas.core.config.lane import TRANSIENT_CODES, Lane
from lambdas.core.config.lane_keys import LANE
from lambdas.core.config.lanes_file import LanesInvalid, deployment_in, lanes_from, read_lanes
from lambdas.core.config.shape import Table
from lambdas.core.model.job import read_job
from lambdas.core.worker.attempt import BACK_AFTER
from lambdas.lanes import load_lanes
from tests.support.markdown import ROOT, blocks, prose, table

NO_CONTEXT: dict[str, object] = {}

LANES, CONCEPTS = "docs/reference/lanes.md", "docs/concepts.md"
ROWS = {row["key"].split("`")[1]: row for row in table(LANES, "lane keys")}
BOUNDED = [key for key, row in ROWS.items() if re.match(r"[\d.]+ to ", row["allowed"])]
UNUSED = [key for key, row in ROWS.items() if row["key"].endswith("†")]


def leaves(shape: Table, prefix: str = "") -> Iterator[str]:
    for key, inner in shape.keys.items():
        if isinstance(inner, Table):
            yield from leaves(inner, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}"


def default_of(key: str) -> str:
    """As the documents write it."""
    value: Any = Lane(job_type="any", agent="a:b")
    for name in key.split("."):
        value = getattr(value, name)
    if key == "agent":
        return "required"
    if value == TRANSIENT_CODES:
        return "the transient codes"
    return f"`{_plain(value)}`"


def _plain(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int | float):
        return f"{value:g}"
    return "{}" if isinstance(value, dict) else "[]"


def accepted(key: str, value: float) -> bool:
    """The value alone: what it does to other keys is not the question here."""
    nested: Any = value
    for name in reversed(key.split(".")):
        nested = {name: nested}
    try:
        lanes_from({"kyc": {"agent": "agents.kyc:review", **nested}})
    except LanesInvalid as invalid:
        # A sentence about its bounds; not one that compares it with another key.
        return not any(f"kyc.{key} = " in fault and " from " in fault for fault in invalid.faults)
    return True


def test_every_key_is_there_in_the_order_of_the_file() -> None:
    assert list(ROWS) == list(leaves(LANE))


@pytest.mark.parametrize("key", ROWS)
def test_the_default_of_a_key_is_what_the_table_says(key: str) -> None:
    assert ROWS[key]["default"] == default_of(key)


@pytest.mark.parametrize("key", BOUNDED)
def test_the_bounds_of_a_key_are_what_the_table_says(key: str) -> None:
    bounds = re.match(r"([\d.]+) to ([\d.]+)", ROWS[key]["allowed"])
    assert bounds
    low, high = (float(text) if "." in text else int(text) for text in bounds.groups())
    below = low - (0.01 if isinstance(low, float) else 1)
    assert (accepted(key, low), accepted(key, high)) == (True, True)
    assert (accepted(key, below), accepted(key, high + 1)) == (False, False)


def test_keys_with_bounds_are_found() -> None:
    assert len(BOUNDED) > 20


@pytest.mark.parametrize("key", ROWS)
def test_a_dagger_stands_where_nothing_acts_on_a_key(key: str) -> None:
    """Whatever acts on it names it: `lane.run_timeout`, `replay.deny`. A breaker's limits may be the tenant's own."""
    named = re.escape(key).replace("breaker", "(breaker|limits)")
    if key in ("replay.auto", "replay.codes"):  # asked together
        named = r"replay\.may_auto"
    names = rf"\b{named}\b" if "." in key else rf"\b_?lane\.{key}\b"
    sources = [path for folder in ("lambdas", "infra") for path in (ROOT / folder).rglob("*.py")]
    own = {"lane.py", "lanes.py", "lanes_file.py", "lane_keys.py"}
    used = any(re.search(names, path.read_text()) for path in sources if path.name not in own)
    assert used is (key not in UNUSED)


def test_the_timing_of_each_lane_that_is_shown_is_what_its_run_timeout_gives() -> None:
    """Lanes of your own need no row."""
    lanes = {"default": Lane(job_type="any", agent="a:b"), **load_lanes(ROOT, simulated=True)}
    rows = {row["lane"]: list(row.values())[1:] for row in table(LANES, "lane timing")}
    assert rows == {
        name: [
            f"{seconds:g} s"
            for seconds in (
                lane.run_timeout,
                lane.function_timeout_s,
                lane.visibility_s,
                lane.patience.total_seconds(),
            )
        ]
        for name, lane in lanes.items()
        if name in rows
    }
    assert {"default", "simulated"} <= set(rows)


def test_the_limits_say_how_long_the_job_of_a_lost_worker_waits() -> None:
    default = Lane(job_type="any", agent="a:b")
    simulated = load_lanes(ROOT, simulated=True)["simulated"]
    after = int(BACK_AFTER.total_seconds())
    for lane in (default, simulated):
        whole = f"{lane.function_timeout_s} s + {after} s = {lane.function_timeout_s + after} s"
        assert whole in " ".join(prose(CONCEPTS).split())
    readme = " ".join(prose("README.md").split())
    waits = default.function_timeout_s + after
    assert f"the function's time is over, and {after} s more: {waits} s by default" in readme


@pytest.mark.parametrize("document", [LANES, "docs/agents.md", "docs/operate.md"])
def test_lanes_that_are_shown_are_valid(document: str) -> None:
    shown = blocks(document, "toml")
    assert shown
    for block in shown:
        deployment = deployment_in(block.text)
        if deployment:
            assert read_deployment(NO_CONTEXT.get, deployment)
        else:
            assert "kyc" in read_lanes(block.text, source=str(block))


@pytest.mark.parametrize("document", [CONCEPTS, "docs/reference/message.md"])
def test_messages_that_are_shown_are_valid(document: str) -> None:
    shown = blocks(document, "json")
    assert shown
    for block in shown:
        assert read_job(block.text, job_type="kyc").tenant_id == "tnt_8f2a"
