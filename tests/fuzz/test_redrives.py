"""Whatever is pasted into the redrive machine, or answered to it: a redrive that ends, or every fault by its name."""

from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import strategies as some

from lambdas.core.redrive.record import ENDED
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.start import read_for
from tests.fuzz.anything import ANYTHING, IDS, JSON, MOMENTS, NUMBERS, TEXT
from tests.fuzz.line import Line
from tests.fuzz.redrives import Machine, quarantined
from tests.fuzz.trying import fuzz
from tests.support.worlds.island import REPLAY

FILTERS = some.fixed_dictionaries(
    {},
    optional={
        "kind": some.sampled_from(["permanent", "poison"]) | TEXT,
        "code": some.just("DOC_PARSE_CORRUPT") | TEXT,
        "signature": TEXT,
        "tenant_id": some.sampled_from(["tnt_1", "@operators"]) | IDS,
        "letter_ids": some.lists(IDS, max_size=3) | ANYTHING,
        "died_after": MOMENTS,
        "died_before": MOMENTS,
        "worker_version": some.just("v1") | TEXT,
    },
)
WANTED: dict[str, Any] = {
    "action": some.sampled_from(["replay", "resume", "discard"]) | TEXT,
    "filter": FILTERS | some.just({"kind": "permanent"}) | ANYTHING,
    "fixed": some.sampled_from(["code", "data", None]) | TEXT,
    "limit": some.integers(0, 3) | NUMBERS,
    "canary": some.integers(1, 3) | NUMBERS,
    "growth": NUMBERS,
    "watch_seconds": some.integers(1, 60) | NUMBERS,
    "settle_timeout": some.integers(1, 60) | NUMBERS,
    "max_failure_share": some.floats(0, 1) | NUMBERS,
    "rate_per_second": NUMBERS,
    "patch": some.dictionaries(TEXT, JSON, max_size=3) | some.just({"n": None}) | ANYTHING,
    "strategy": ANYTHING | some.just({"agent": "agents.kyc:second"}) | some.just({"instructions": ["\x00"]}),
    "raise": ANYTHING | some.just({"max_steps": 5}),
    "scope": some.sampled_from(["inherit", "fresh"]) | TEXT,
    "dry_run": some.booleans(),
    "auto": some.booleans(),
    "reason": TEXT,
    "operator": TEXT,
    "job_type": TEXT,
    "continues": IDS | ANYTHING,
}
WITH_ONE_WRONG = some.sampled_from(sorted(WANTED)).flatmap(
    lambda name: WANTED[name].map(lambda content: {**REPLAY, name: content})
)


@fuzz(
    given=WITH_ONE_WRONG
    | some.fixed_dictionaries({}, optional=WANTED).map(lambda given: {**REPLAY, **given})
    | ANYTHING,
    name=some.just("rd-1") | TEXT,
    again=some.booleans(),
)
def test_whatever_is_pasted_is_a_redrive_that_ends_or_has_its_faults_named(given: Any, name: str, again: bool) -> None:
    line = quarantined()
    with ExitStack() as refused:
        if not _is_good(line, given):
            refused.enter_context(pytest.raises(BadRequest))
        Machine(line, None).run(given, name)
        if again:
            Machine(line, None).run(given, name)
    assert all(redrive.status in ENDED or redrive.request.dry_run for redrive in line.redrives.records.values())
    line.pass_time(86_400)
    assert not [letter for letter in line.ledger.dead.values() if letter.status == "redriving"]
    line.check()


def _is_good(line: Line, given: Any) -> bool:
    try:
        with line.staged():
            read_for(given, {"kyc": line.lane})
    except BadRequest:
        return False
    return "continues" not in given


@fuzz(
    answer=ANYTHING
    | some.fixed_dictionaries(
        {},
        optional={"approved": some.booleans() | ANYTHING, "by": ANYTHING, "why": ANYTHING | some.just("x" * 500_000)},
    )
)
def test_whatever_is_answered_to_a_redrive_that_waits_it_is_no_approval(answer: Any) -> None:
    line = quarantined(approval_above=1)
    told = Machine(line, answer).run({**REPLAY, "canary": 3}, "rd-1")
    assert told["verdict"] == "not_approved"
    line.check()
