"""Whatever the tables hold, the sweep's round ends, tells what it did, and loses nothing."""

from datetime import timedelta
from typing import Any

from hypothesis import strategies as some

from lambdas.core.model.breaker import Breaker, FailedAttempt
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from tests.fuzz.line import Line
from tests.fuzz.trying import fuzz
from tests.support.builders import NOON, a_failure, a_head, a_key, a_letter

LANES = some.sampled_from(["kyc", "gone"])
TENANTS = some.sampled_from(["tnt_1", "tnt_2"])
AGES = some.integers(-2, 200).map(lambda days: NOON - timedelta(days=days))
BODIES = some.sampled_from(
    [StoredBody(), StoredBody(text="{}"), StoredBody(ref="bodies/gone"), StoredBody(text='{"job_id": "job_1"}')]
)
HEADS = some.builds(
    lambda number, tenant_id, job_type, **rest: a_head(
        a_key(tenant_id=tenant_id, job_type=job_type, job_id=f"job_{number}"), root=f"job_{number}", **rest
    ),
    some.integers(0, 9),
    TENANTS,
    LANES,
    status=some.sampled_from(HeadStatus),
    attempt=some.integers(0, 30),
    body=BODIES,
    ticket=some.none() | some.just("t"),
    sweep_at=some.none() | AGES,
    due_at=some.none() | AGES,
    lease_until=some.none() | AGES,
    parked_at=some.none() | AGES,
    failure=some.none() | some.just(a_failure()),
    resends=some.integers(0, 1000),
    checkpoint=some.integers(0, 1),
    death_id=some.sampled_from(["", "death_1"]),
)
LETTERS = some.builds(
    lambda number, tenant_id, job_type, **rest: a_letter(
        a_key(tenant_id=tenant_id, job_type=job_type, job_id=f"job_{number}"), letter_id=f"dl_{number}", **rest
    ),
    some.integers(0, 9),
    TENANTS,
    LANES,
    status=some.sampled_from(LetterStatus),
    code=some.sampled_from([*Code, "OWN_CODE"]),
    died_at=AGES,
    next_retry_at=some.none() | AGES,
    auto_replays=some.integers(0, 5),
    worker_version=some.sampled_from(["", "v0", "v1"]),
    redrive_id=some.sampled_from(["", "rd-1"]),
)
FAILED = some.builds(
    FailedAttempt,
    job_id=some.sampled_from(["job_1", "gone"]),
    at=AGES,
    kind=some.sampled_from(Kind),
    code=some.sampled_from([*Code, "OWN_CODE"]),
)
BREAKERS = some.builds(
    Breaker,
    tenant_id=TENANTS,
    job_type=LANES,
    opened_at=some.none() | AGES,
    cools_until=some.none() | AGES,
    probes_failed=some.integers(0, 5),
    last_failure=some.none() | FAILED,
    closed_at=some.none() | AGES,
    watch_at=some.none() | AGES,
    untold=some.booleans(),
)


@fuzz(
    heads=some.lists(HEADS, max_size=4),
    letters=some.lists(LETTERS, max_size=4),
    breakers=some.lists(BREAKERS, max_size=2),
    retired=some.booleans(),
    deployed=some.sampled_from(["", "v0", "v1"]),
)
def test_whatever_lies_in_the_tables_a_round_ends_and_loses_nothing(
    heads: Any, letters: Any, breakers: Any, retired: bool, deployed: str
) -> None:
    line = Line()
    line.lane = replace(line.lane, retired=retired)
    line.versions.versions["kyc"] = "v1"
    line.redrives.versions["kyc"] = deployed
    for head in heads:
        line.seed(head)
    for letter in letters:
        line.ledger.dead[letter.letter_id] = letter
    for breaker in breakers:
        line.breakers.put(breaker)
    known, kept = set(line.ledger.heads), set(line.ledger.dead)
    for _ in range(2):
        done = line.swept()
        assert all(isinstance(number, int) for name, number in done.items() if name != "beats")
        line.later(3_600)
    assert known <= set(line.ledger.heads)
    archived = {letter_id for letter_id in kept if any(f"{letter_id}.json" in ref for ref in line.store.objects)}
    assert kept <= set(line.ledger.dead) | archived
    line.check()
