"""A discard tells its tenant when only the tenant could have sent something better."""

from dataclasses import replace

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.ports.outside import DISCARDED
from tests.support.lane import LANE
from tests.support.worlds.island import REPLAY, Island

DISCARD = {**REPLAY, "action": "discard", "fixed": None, "reason": "no passport in it"}
CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))


def island_of(code: str) -> Island:
    def fail(_job: Job, _run: Run) -> None:
        raise Permanent(code, "it cannot be read")

    island = Island(agent=fail, lane=CALM)
    island.kill(2)
    return island


def test_a_tenant_whose_own_event_was_bad_is_told_with_the_reason() -> None:
    island = island_of("UNSUPPORTED_INPUT")
    told = island.drive(DISCARD)
    assert told["discarded"] == 2
    notices = [notice for notice in island.notices.told if notice.what == DISCARDED]
    assert {notice.facts["letter_id"] for notice in notices} == set(island.ledger.dead)
    (letter, _) = island.ledger.dead.values()
    facts = next(notice.facts for notice in notices if notice.facts["letter_id"] == letter.letter_id)
    assert facts == {
        "tenant_id": letter.tenant_id,
        "job_type": "kyc",
        "letter_id": letter.letter_id,
        "job_id": letter.job_id,
        "code": "UNSUPPORTED_INPUT",
        "redrive_id": letter.redrive_id,
        "reason": "no passport in it",
    }


@pytest.mark.parametrize("code", ["DOC_PARSE_CORRUPT", "AUTH_DENIED"])
def test_what_the_tenant_cannot_mend_is_not_told(code: str) -> None:
    island = island_of(code)
    assert island.drive(DISCARD)["discarded"] == 2
    assert [notice for notice in island.notices.told if notice.what == DISCARDED] == []
