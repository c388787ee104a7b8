"""Who is asked is told, once for each question: without its text, and nothing that is not so."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import topic_of
from lambdas.core.model.wait import For, Wait
from lambdas.core.ports.outside import ASKS, NoticeMessage
from tests.support.worlds.notices import TENANT, World

KEY = JobKey(tenant_id=TENANT, job_type="kyc", job_id="job_1", version=2)


def asks(world: World, to: str, name: str = "refund") -> NoticeMessage:
    """Of a job that waits for the answer: the hint that its worker sends."""
    place, until = f"ask {name} 0123456789abcdef", world.now + timedelta(hours=1)
    wait = Wait(what=For.ANSWER, until=until, name=name, place=place, to=to, since=world.now)
    head = Head(key=KEY, status=HeadStatus.WAITING, attempt=1, suspended_at=world.now, waits=(wait,))
    world.ledger.heads[KEY] = head
    return NoticeMessage(what=ASKS, tenant_id=TENANT, job_type="kyc", topic=topic_of(head, wait))


def test_a_tenant_is_told_of_its_question_once_and_without_its_text(world: World) -> None:
    hint = asks(world, "tenant")
    for _ in range(2):
        world.hear(hint)
        world.now += timedelta(minutes=5)
    ((_, body),) = world.posted
    assert (body["what"], body["job_id"], body["version"], body["key"]) == (ASKS, "job_1", 2, "refund")
    assert body["url"] == "https://api.example.com/v1/jobs/kyc/job_1?version=2"
    assert world.people.told == []


def test_asked_anew_it_is_told_anew(world: World) -> None:
    world.hear(asks(world, "tenant"))
    world.now += timedelta(minutes=5)
    world.hear(asks(world, "tenant"))
    assert len(world.posted) == 2


def test_what_operators_are_asked_they_are_told_and_their_tenant_is_not(world: World) -> None:
    hint = asks(world, "operators")
    for _ in range(2):
        world.hear(hint)
    (notice,) = world.people.told
    assert (notice.what, notice.facts["key"], notice.facts["job_id"]) == (ASKS, "refund", "job_1")
    assert world.posted == []


@pytest.mark.parametrize("topic", ["", "job_1", "job_1/x/0", "job_1/2/ffffffffffffffff", "nobody/1/0", "a b/1/0"])
def test_a_hint_at_what_nobody_asks_tells_nothing(world: World, topic: str) -> None:
    world.hear(replace(asks(world, "tenant"), topic=topic))
    assert (world.posted, world.people.told) == ([], [])


def test_a_question_that_was_answered_meanwhile_is_not_told(world: World) -> None:
    hint = asks(world, "operators")
    world.ledger.heads[KEY] = replace(world.ledger.heads[KEY], status=HeadStatus.DONE)
    world.hear(hint)
    assert world.people.told == []


def test_a_key_that_is_a_text_is_not_told(world: World) -> None:
    world.hear(asks(world, "operators", name="call +44 20 now"))
    assert json.dumps([str(each) for each in world.people.told]) == "[]"
