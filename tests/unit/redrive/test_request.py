"""The input of a redrive: read strictly, every fault named, and written so that it can be pasted again."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from lambdas.core.config.lane import Raised
from lambdas.core.model.failure import Kind, Strategy
from lambdas.core.model.letter import Way
from lambdas.core.redrive.request import FIXED, MOST_BYTES, SCOPES, BadRequest, Filter, Request, as_input, read_request

LANES = {"kyc": None, "backfill": None}
PASTED = {
    "action": "replay",
    "job_type": "kyc",
    "filter": {"code": "DOC_PARSE_CORRUPT"},
    "reason": "parser fixed in 1.8.2",
    "operator": "ops@example.com",
    "fixed": "code",
    "limit": 200,
    "canary": 5,
    "growth": 4,
    "watch_seconds": 60,
    "settle_timeout": 3600,
    "max_failure_share": 0.0,
    "rate_per_second": 50,
    "patch": {},
    "strategy": {},
    "raise": {"budget_usd": 2.0},
    "scope": "inherit",
    "dry_run": False,
}
LEAST = {name: PASTED[name] for name in ("action", "job_type", "filter", "reason", "operator")}
NOON = datetime(2026, 6, 12, 12, 0, tzinfo=UTC)


def faults_of(given: Any) -> list[str]:
    with pytest.raises(BadRequest) as bad:
        read_request(given, job_types=LANES)
    return bad.value.faults


def nested(levels: int) -> Any:
    inner: Any = 1
    for _ in range(levels):
        inner = {"a": inner}
    return inner


def test_the_least_that_can_be_asked_has_the_defaults_of_what_is_pasted() -> None:
    request = read_request({**LEAST, "fixed": "code", "raise": {"budget_usd": 2.0}}, job_types=LANES)
    assert request == read_request(PASTED, job_types=LANES)
    assert request == Request(
        action=Way.REPLAY,
        job_type="kyc",
        filter=Filter(code="DOC_PARSE_CORRUPT"),
        reason="parser fixed in 1.8.2",
        operator="ops@example.com",
        fixed="code",
        raised=Raised(budget_usd=2.0),
    )


def test_what_was_pasted_is_what_is_written() -> None:
    assert as_input(read_request(PASTED, job_types=LANES)) == PASTED


def test_every_field_is_read() -> None:
    whole = {
        **PASTED,
        "filter": {
            "kind": "permanent",
            "code": "A",
            "signature": "5f1d3c0a9b8e7766",
            "tenant_id": "@operators",
            "letter_ids": ["l-1", "l-2", "l-1"],
            "died_after": "2026-06-12T14:00:00+02:00",
            "died_before": "2026-06-12T13:00:00Z",
            "worker_version": "v-1",
        },
        "patch": {"document": {"page": None}},
        "strategy": {"model": "m", "agent": "agents.kyc:review", "compress_to_tokens": 5, "max_output_tokens": 6.0}
        | {"instructions": ["be\nshort"], "constraints": ["no tools"]},
        "raise": {"budget_usd": 1, "budget_tokens": 2, "max_steps": 3, "replays": 4},
        "scope": "fresh",
        "dry_run": True,
        "auto": True,
    }
    request = read_request(whole, job_types=LANES)
    assert request.filter == Filter(
        kind=Kind.PERMANENT,
        code="A",
        signature="5f1d3c0a9b8e7766",
        tenant_id="@operators",
        letter_ids=("l-1", "l-2"),
        died_after=NOON,
        died_before=NOON + timedelta(hours=1),
        worker_version="v-1",
    )
    assert request.strategy == Strategy(
        model="m",
        agent="agents.kyc:review",
        compress_to_tokens=5,
        max_output_tokens=6,
        instructions=("be\nshort",),
        constraints=("no tools",),
    )
    assert request.raised == Raised(budget_usd=1.0, budget_tokens=2, max_steps=3, replays=4)
    assert (request.patch, request.scope) == ({"document": {"page": None}}, "fresh")
    assert request.dry_run
    assert request.auto


def test_a_key_without_a_value_is_a_key_that_was_not_given() -> None:
    empty = dict.fromkeys(PASTED.keys() - LEAST.keys())
    assert read_request({**LEAST, **empty}, job_types=LANES) == read_request(LEAST, job_types=LANES)


@pytest.mark.parametrize("given", [None, 1, "replay", [PASTED], True, float("nan")])
def test_an_input_that_is_no_object_is_refused(given: Any) -> None:
    (fault,) = faults_of(given)
    assert fault.endswith("expected a JSON object")


WRONG = [
    ("action", "redo", "one of replay, resume, discard"),
    ("action", ["replay"], "one of replay, resume, discard"),
    ("job_type", "nope", "there is no such lane; expected one of backfill, kyc"),
    ("job_type", 7, "text of 1 to 31 printable characters"),
    ("filter", [], "expected a JSON object"),
    ("filter", {}, "expected at least one of kind, code, signature"),
    ("filter.kind", "odd", "one of transient, conditional, permanent, poison"),
    ("filter.code", " ", "text of 1 to 200 printable characters"),
    ("filter.signature", "a" * 201, "text of 1 to 200 printable characters"),
    ("filter.tenant_id", "a b", "1 to 128 of A-Z a-z 0-9 _ . : -"),
    ("filter.tenant_id", "@others", "1 to 128 of A-Z a-z 0-9 _ . : -"),
    ("filter.letter_ids", [], "1 to 1,000 ids of letters"),
    ("filter.letter_ids", ["l"] * 1001, "1 to 1,000 ids of letters"),
    ("filter.letter_ids", "l-1", "1 to 1,000 ids of letters"),
    ("filter.letter_ids", [["l-1"]], "1 to 1,000 ids of letters"),
    ("filter.died_after", "yesterday", "a time in ISO 8601 with an offset"),
    ("filter.died_after", "2026-06-12T12:00:00", "a time in ISO 8601 with an offset"),
    ("filter.died_before", "0001-01-01T00:00:00+14:00", "a time in ISO 8601 with an offset"),
    ("filter.died_before", "9999-12-31T23:59:59-14:00", "a time in ISO 8601 with an offset"),
    ("filter.died_before", 1781265600, "a time in ISO 8601 with an offset"),
    ("filter.worker_version", False, "text of 1 to 200 printable characters"),
    ("reason", "", "text of 1 to 2,000 printable characters"),
    ("reason", "half \ud800", "text of 1 to 2,000 printable characters"),
    ("operator", "two\nlines", "text of 1 to 200 printable characters"),
    ("fixed", "", "one of code, data, credentials, dependency, policy"),
    ("limit", 0, "a whole number from 1 to 100,000"),
    ("limit", 100_001, "a whole number from 1 to 100,000"),
    ("limit", 1.5, "a whole number from 1 to 100,000"),
    ("limit", True, "a whole number from 1 to 100,000"),
    ("limit", "200", "a whole number from 1 to 100,000"),
    ("limit", float("nan"), "a whole number from 1 to 100,000"),
    ("limit", float("inf"), "a whole number from 1 to 100,000"),
    ("limit", 10**5000, "a whole number from 1 to 100,000"),
    ("canary", 0, "a whole number from 1 to 100,000"),
    ("growth", 0.5, "a number from 1 to 100"),
    ("growth", float("nan"), "a number from 1 to 100"),
    ("growth", float("-inf"), "a number from 1 to 100"),
    ("growth", 10**400, "a number from 1 to 100"),
    ("growth", True, "a number from 1 to 100"),
    ("watch_seconds", 3601, "a whole number from 1 to 3,600"),
    ("settle_timeout", 604_801, "a whole number from 1 to 604,800"),
    ("max_failure_share", 1.01, "a number from 0 to 1"),
    ("rate_per_second", 0, "a number from 0.1 to 1000"),
    ("patch", [], "a JSON object, nested at most 100 deep"),
    ("patch", nested(101), "a JSON object, nested at most 100 deep"),
    ("patch", nested(100_000), "a JSON object, nested at most 100 deep"),
    ("patch", {"a": float("nan")}, "a JSON object, nested at most 100 deep"),
    ("patch", {"a": float("inf")}, "a JSON object, nested at most 100 deep"),
    ("patch", {"a": "\udfff"}, "a JSON object, nested at most 100 deep"),
    ("patch", {"\ud800": 1}, "a JSON object, nested at most 100 deep"),
    ("patch", {"a": 10**5000}, "a JSON object, nested at most 100 deep"),
    ("patch", {"a": object()}, "a JSON object, nested at most 100 deep"),
    ("patch", {1: "a"}, "a JSON object, nested at most 100 deep"),
    ("strategy", "other", "a JSON object"),
    ("strategy.model", "", "text of 1 to 200 printable characters"),
    ("strategy.compress_to_tokens", 0, "a whole number from 1 to 10,000,000"),
    ("strategy.instructions", "be short", "a list of at most 20 texts of at most 2,000 characters"),
    ("strategy.instructions", ["a"] * 21, "a list of at most 20 texts of at most 2,000 characters"),
    ("strategy.constraints", ["a" * 2001], "a list of at most 20 texts of at most 2,000 characters"),
    ("strategy.constraints", ["half \udc00"], "a list of at most 20 texts of at most 2,000 characters"),
    ("raise", 2, "a JSON object"),
    ("raise.budget_usd", 0, "a number from 0.0001 to 1e+06"),
    ("raise.budget_usd", float("inf"), "a number from 0.0001 to 1e+06"),
    ("raise.replays", 101, "a whole number from 1 to 100"),
    ("scope", "new", "one of inherit, fresh"),
    ("dry_run", "yes", "true or false"),
    ("auto", 1, "true or false"),
]


def with_value(path: str, content: Any) -> dict[str, Any]:
    table, _, name = path.rpartition(".")
    if not table:
        return {**PASTED, name: content}
    inside: Any = PASTED[table]
    return {**PASTED, table: {**inside, name: content}}


@pytest.mark.parametrize(("path", "content", "expected"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_a_wrong_value_is_named_shown_and_told_what_was_expected(path: str, content: Any, expected: str) -> None:
    (fault,) = faults_of(with_value(path, content))
    assert fault.startswith(f"{path} = ")
    assert expected in fault
    assert len(fault) < 400


@pytest.mark.parametrize("name", LEAST)
def test_what_must_be_given_is_missed_by_name(name: str) -> None:
    for without in ({key: PASTED[key] for key in PASTED if key != name}, {**PASTED, name: None}):
        assert f"{name}: missing" in faults_of(without)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"dryrun": True}, "dryrun: no such key; did you mean dry_run?"),
        ({"filter": {"codes": "A"}}, "filter.codes: no such key; did you mean code?"),
        ({"raise": {"zz": 1}}, "raise.zz: no such key"),
        ({"two\nlines": 1}, "'two\\nlines': no such key"),
        ({"\ud800": 1}, "'\\ud800': no such key"),
        ({7: 1}, "7: no such key"),
    ],
    ids=str,
)
def test_a_key_that_does_not_exist_is_named_with_the_nearest_that_does(more: dict[Any, Any], fault: str) -> None:
    assert fault in faults_of({**PASTED, **more})


@pytest.mark.parametrize(
    ("more", "faults"),
    [
        ({"action": "resume", "patch": {"a": 1}}, ["patch: a resume takes none; only a replay starts a new job"]),
        ({"action": "resume", "scope": "fresh"}, ["scope: a resume takes none; only a replay starts a new job"]),
        (
            {"action": "discard", "strategy": {"model": "m"}},
            ["strategy: a discard takes none; it runs nothing"],
        ),
        (
            {"filter": {"died_after": "2026-06-12T12:00:00Z", "died_before": "2026-06-12T12:00:00Z"}},
            ["filter.died_after: expected a time before filter.died_before"],
        ),
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused(more: dict[str, Any], faults: list[str]) -> None:
    assert faults_of({**PASTED, **more}) == faults


def test_all_faults_are_told_together() -> None:
    faults = faults_of({"action": "redo", "filter": {"kind": "odd", "nope": 1}, "limit": 0, "raise": {"replays": 0}})
    named = ["job_type", "reason", "operator", "action", "filter.kind", "filter.nope", "limit", "raise.replays"]
    assert sorted(fault.split(" ")[0].rstrip(":") for fault in faults) == sorted(named)


def test_an_input_of_exactly_the_most_bytes_is_taken() -> None:
    empty = read_request({**PASTED, "patch": {"document": ""}}, job_types=LANES)
    room = MOST_BYTES - len(json.dumps(as_input(empty), ensure_ascii=False).encode())
    assert read_request({**PASTED, "patch": {"document": "x" * room}}, job_types=LANES).patch
    assert faults_of({**PASTED, "patch": {"document": "x" * (room + 1)}})


def test_an_input_that_step_functions_would_not_take_is_refused_before_it_is_asked() -> None:
    (fault,) = faults_of({**PASTED, "patch": {"document": "é" * (MOST_BYTES // 2)}})
    assert fault.startswith("input: 250,")
    assert fault.endswith("expected at most 250,000")


def test_the_patch_that_is_read_is_nobody_elses() -> None:
    patch = {"document": {"page": 1}}
    request = read_request({**PASTED, "patch": patch}, job_types=LANES)
    patch["document"]["page"] = 2
    assert request.patch == {"document": {"page": 1}}


# What follows is not about names, but about whatever a person, a script or an enemy may paste.

_words = some.text(some.characters(codec="utf-8"), min_size=1, max_size=30).filter(
    lambda text: text.isprintable() and text == text.strip() != ""
)
_ids = some.from_regex(r"[A-Za-z0-9_.:-]{1,40}", fullmatch=True)
_json = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False, allow_infinity=False) | _words,
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(_words, inner, max_size=3),
    max_leaves=8,
)
_moments = some.datetimes(min_value=datetime(1970, 1, 1), max_value=datetime(2100, 1, 1), timezones=some.just(UTC))  # noqa: DTZ001
_filters = some.builds(
    Filter,
    kind=some.none() | some.sampled_from(Kind),
    code=_words,
    signature=some.none() | _words,
    tenant_id=some.none() | _ids | some.just("@operators"),
    letter_ids=some.lists(_ids, unique=True, max_size=4).map(tuple),
    died_after=some.none() | _moments,
    worker_version=some.none() | _words,
)
_lines = some.lists(some.text(some.characters(codec="utf-8"), max_size=20), max_size=3).map(tuple)
_strategies = some.builds(
    Strategy,
    model=some.none() | _words,
    compress_to_tokens=some.none() | some.integers(1, 10_000_000),
    instructions=_lines,
    constraints=_lines,
)
_raised = some.builds(
    Raised, budget_usd=some.none() | some.floats(0.0001, 1e6), replays=some.none() | some.integers(1, 100)
)
_requests = some.builds(
    Request,
    action=some.just(Way.REPLAY),
    job_type=some.sampled_from(sorted(LANES)),
    filter=_filters,
    reason=_words,
    operator=_words,
    fixed=some.sampled_from(["", *FIXED]),
    limit=some.integers(1, 100_000),
    canary=some.integers(1, 100_000),
    growth=some.floats(1, 100),
    watch_seconds=some.integers(1, 3600),
    settle_timeout=some.integers(1, 604_800),
    max_failure_share=some.floats(0, 1),
    rate_per_second=some.floats(0.1, 1000),
    patch=some.dictionaries(_words, _json, max_size=3),
    strategy=_strategies,
    raised=_raised,
    scope=some.sampled_from(SCOPES),
    dry_run=some.booleans(),
    auto=some.booleans(),
)


@given(_requests)
def test_what_is_written_is_read_as_the_same_request(request: Request) -> None:
    pasted = json.loads(json.dumps(as_input(request)))
    assert read_request(pasted, job_types=LANES) == request


@pytest.mark.parametrize("action", [Way.RESUME, Way.DISCARD])
def test_an_action_that_takes_less_is_read_again_too(action: Way) -> None:
    request = read_request({**LEAST, "action": action.value}, job_types=LANES)
    assert read_request(as_input(request), job_types=LANES) == request


_anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(some.characters()),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(some.characters()), inner, max_size=3),
    max_leaves=10,
)
_inside = some.dictionaries(some.sampled_from(["code", "died_after", "letter_ids", "model", "replays"]), _anything)
_near = some.dictionaries(some.sampled_from([*PASTED, "auto"]), _anything | _inside)


@settings(max_examples=300)
@given(_anything | _near, some.booleans())
def test_whatever_is_pasted_is_a_request_or_a_bad_one(pasted: Any, beside: bool) -> None:
    if beside and isinstance(pasted, dict):
        pasted = {**PASTED, **pasted}
    try:
        request = read_request(pasted, job_types=LANES)
    except BadRequest as refused:
        bad = refused
    else:
        assert read_request(as_input(request), job_types=LANES) == request
        return
    assert bad.faults
    assert str(bad).encode()
