"""Whatever stands in lanes.toml: lanes, or every fault with its key, its value and what is allowed."""

import json
import math
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as some

from lambdas.core.config.lane import Lane, lane_fingerprint
from lambdas.core.config.lane_keys import LANE
from lambdas.core.config.lanes_file import LanesInvalid, read_lanes
from lambdas.lanes import load_lanes, missing_agents
from tests.fuzz.anything import SENDABLE, TEXT
from tests.fuzz.trying import fuzz

VALID: dict[str, Any] = {"kyc": {"agent": "agents.kyc:review"}}
LEAVES = (
    some.booleans()
    | some.integers(-(2**63), 2**63 - 1)
    | some.floats()
    | SENDABLE
    | some.datetimes()
    | some.dates()
    | some.times()
    | some.sampled_from(
        ["agents.kyc:review", "none", "(", "[[:alpha:]]", "(?i", "x" * 10_000, "a{99999999999}", "LLM_TIMEOUT"]
    )
)
VALUES = some.recursive(
    LEAVES, lambda inner: some.lists(inner, max_size=4) | some.dictionaries(SENDABLE, inner, max_size=4), max_leaves=10
)
INNER = ["auto", "codes", "deny", "max", "auto_max", "policy", "base_s", "cap_s", "failures", "name", "context_tokens"]
INNER += ["kind", "code", "type", "status", "match", "delay_s", "LLM_TIMEOUT", "UNKNOWN", "open_letters", "share"]
TABLES = some.dictionaries(some.sampled_from(INNER) | SENDABLE, VALUES, max_size=4)
KEYS = some.sampled_from(sorted(LANE.keys)) | SENDABLE
LANES = some.dictionaries(KEYS, VALUES | TABLES | some.lists(TABLES, max_size=3), max_size=6)
NAMES = some.sampled_from(["kyc", "defaults", "watch", "a-dead", "Kyc", "notices"]) | SENDABLE
FILES = some.dictionaries(NAMES, LANES | VALUES, max_size=3)


def toml(content: Any) -> str:
    """One value as TOML writes it inline."""
    if isinstance(content, bool):
        return str(content).lower()
    if isinstance(content, float) and not math.isfinite(content):
        return "nan" if math.isnan(content) else ("inf" if content > 0 else "-inf")
    if isinstance(content, datetime | date | time):
        return content.isoformat()
    if isinstance(content, dict):
        return (
            "{"
            + ", ".join(f"{json.dumps(key, ensure_ascii=True)} = {toml(each)}" for key, each in content.items())
            + "}"
        )
    if isinstance(content, list):
        return "[" + ", ".join(map(toml, content)) + "]"
    return json.dumps(content) if isinstance(content, str) else repr(content)


def file_of(tables: dict[str, Any]) -> str:
    return "\n".join(f"{json.dumps(name)} = {toml(content)}" for name, content in tables.items())


def read(text: str) -> dict[str, Lane]:
    """The lanes, or none and the faults are as they must be."""
    try:
        lanes = read_lanes(text)
    except LanesInvalid as invalid:
        return _told(invalid)
    for lane in lanes.values():
        json.loads(lane_fingerprint(lane))
        hash(lane)
    missing_agents(lanes, Path(__file__).parents[2])
    return lanes


def _told(invalid: LanesInvalid) -> dict[str, Lane]:
    assert invalid.faults
    assert str(invalid).startswith("lanes.toml has ")
    assert all(": " in fault for fault in invalid.faults), invalid.faults
    str(invalid).encode()
    return {}


@fuzz(tables=FILES)
def test_whatever_tables_there_are_they_are_lanes_or_faults(tables: dict[str, Any]) -> None:
    read(file_of(tables))


@pytest.mark.parametrize("key", sorted(LANE.keys))
@fuzz(share=0.15, content=VALUES | TABLES | some.lists(TABLES, max_size=3))
def test_a_key_of_any_content_is_taken_or_named(key: str, content: Any) -> None:
    text = file_of({"kyc": {**VALID["kyc"], key: content}})
    if not read(text):
        with pytest.raises(LanesInvalid) as invalid:
            read_lanes(text)
        assert any("kyc" in fault or "not TOML" in fault for fault in invalid.value.faults)


@fuzz(text=TEXT | SENDABLE | some.sampled_from(["[" * 5_000, "a.b.c" * 2_000, "a=" + "[" * 3_000, "[kyc]\n" * 2]))
def test_any_text_is_lanes_or_faults(text: str) -> None:
    read(text)


@fuzz(content=some.binary(max_size=40) | some.just(b"\xff\xfe\x00"))
def test_any_file_is_lanes_or_faults(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    root = tmp_path_factory.getbasetemp()
    (root / "lanes.toml").write_bytes(content)
    with pytest.raises(LanesInvalid):  # no lane is so short
        load_lanes(root, simulated=False)
