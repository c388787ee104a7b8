"""A letter as it is written: whose words win, what is cut, and when the sweep will try by itself."""

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.config.lane import Model, ReplayPolicy
from lambdas.core.intake.intake import MOST_STEPS, Scene, headless_letter, letter_of
from lambdas.core.model.failure import Strategy
from lambdas.core.model.head import Head, HeadStatus, Step
from lambdas.core.model.job import DeadMessage
from lambdas.core.model.letter import MOST_OF_EFFECTS, OPERATORS, EffectStatus, Letter, LetterStatus
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_failure, a_head, a_job, a_key, a_step, an_effect
from tests.support.lane import LANE

DEAD = DeadMessage(message_id="message_9", body="{}", death_id="death_1", trace_id="trace_of_message")
AUTO = replace(LANE, replay=ReplayPolicy(auto=True, auto_max=2))


def scene(**lane: Any) -> Scene:
    return Scene(
        lane=replace(LANE, **lane), source_queue="lazaret-kyc", now=NOON, trace_link=lambda trace_id: f"see:{trace_id}"
    )


def of(
    head: Head | None = None,
    *,
    dead: DeadMessage = DEAD,
    at: Scene | None = None,
    steps: list[Step] | None = None,
    effects: Any = (),
    failure: Any = None,
    **job: Any,
) -> Letter:
    made = a_job(job_id="job_1", **job)
    return letter_of(
        made, head, failure or a_failure(), dead, scene=at or scene(), steps=steps or [], effects=list(effects)
    )


def dying(**changes: Any) -> Head:
    return a_head(a_key(job_id="job_1"), status=HeadStatus.DYING, **changes)


def test_what_the_head_knows_comes_before_what_the_message_says() -> None:
    head = dying(
        root="job_0",
        death_id="death_of_head",
        trace_id="trace_of_head",
        message_id="first_message",
        first_failed_at=NOON - AN_HOUR,
        attempt=3,
    ).with_failure(a_failure(), at=NOON - A_MINUTE, checkpoint=0)
    letter = of(head, dead=replace(DEAD, receives=4, original_message_id="original"))
    assert (letter.root, letter.death_id, letter.trace_id) == ("job_0", "death_of_head", "trace_of_head")
    assert (letter.trace_url, letter.original_message_id) == ("see:trace_of_head", "first_message")
    assert (letter.first_failed_at, letter.last_failed_at, letter.died_at) == (NOON - AN_HOUR, NOON - A_MINUTE, NOON)
    assert (letter.attempts, letter.receives, letter.run_id) == (3, 4, head.run_id)


def test_without_a_head_the_message_speaks() -> None:
    letter = of(dead=replace(DEAD, original_message_id="original"), trace_url="https://own")
    assert (letter.root, letter.death_id, letter.trace_id) == ("job_1", "death_1", "trace_of_message")
    assert (letter.trace_url, letter.original_message_id, letter.run_id) == ("https://own", "original", "")
    assert (letter.first_failed_at, letter.last_failed_at, letter.attempts, letter.receives) == (NOON, NOON, 0, 0)
    assert of().original_message_id == "message_9"


@pytest.mark.parametrize(("by_broker", "receives", "told"), [(True, 0, 5), (True, 3, 3), (False, 0, 0), (False, 2, 2)])
def test_what_the_broker_moved_was_received_as_often_as_the_lane_allows(
    by_broker: bool, receives: int, told: int
) -> None:
    dead = replace(DEAD, moved_by_broker=by_broker, receives=receives)
    at = scene(max_receive_count=5)
    assert of(dead=dead, at=at).receives == told
    assert headless_letter(a_failure(), dead, scene=at).receives == told


def test_the_agent_and_model_are_those_of_the_last_strategy_then_of_the_job_then_of_the_lane() -> None:
    models = scene(models=(Model(name="first", context_tokens=9), Model(name="second", context_tokens=9)))
    assert (of(at=models).agent, of(at=models).model, of().model) == (LANE.agent, "first", "")
    asked: dict[str, Any] = {"agent": "agents.kyc:other", "model": "asked"}
    assert (of(at=models, **asked).agent, of(at=models, **asked).model) == ("agents.kyc:other", "asked")
    head = dying(strategy=Strategy(agent="agents.kyc:third", model="tried"))
    assert (of(head, at=models, **asked).agent, of(head, at=models, **asked).model) == ("agents.kyc:third", "tried")


def test_the_latest_steps_are_named_and_all_are_counted() -> None:
    letter = of(steps=[a_step(number) for number in range(MOST_STEPS + 5)])
    assert (letter.checkpoint, len(letter.steps_done)) == (MOST_STEPS + 5, MOST_STEPS)
    assert (letter.steps_done[0], letter.steps_done[-1]) == ("step-5", f"step-{MOST_STEPS + 4}")


def test_effects_of_another_scope_are_not_this_letters() -> None:
    effects = [an_effect(key="a"), an_effect(key="b", scope="rd-1"), an_effect(key="c", scope="rd-2")]
    assert [effect.key for effect in of(dying(scope="rd-1"), effects=effects).effects] == ["a", "b"]


@pytest.mark.parametrize(("status", "told"), [("committed", "committed"), ("refuted", "refuted")])
def test_of_too_many_effects_those_in_doubt_come_first_and_the_rest_is_counted(status: str, told: str) -> None:
    size = 1000
    room = MOST_OF_EFFECTS // (size + 200 + len("crm.case_created"))
    many = [an_effect(key=f"{number:04d}".ljust(size, "x"), status=EffectStatus(status)) for number in range(room + 3)]
    shown = of(effects=[*many, an_effect(key="in doubt")]).effects
    assert (shown[0].key, shown[0].status) == ("in doubt", EffectStatus.INTENT)
    assert shown[-1].action.startswith("and ")
    left = int(shown[-1].action.split()[1])
    assert (left + len(shown) - 1, shown[-1].status.value) == (len(many) + 1, told)
    assert len(shown) - 1 in (room, room + 1)


def test_effects_that_fill_their_room_exactly_are_all_told() -> None:
    each = 1000  # bytes, 200 of them for what is not text
    key_size = each - 200 - len("crm.case_created")
    many = [an_effect(key=f"{number:04d}".ljust(key_size, "x")) for number in range(MOST_OF_EFFECTS // each)]
    assert len(of(effects=many).effects) == len(many)
    assert of(effects=[*many, an_effect(key="one more")]).effects[-1].action == "and 1 more"


def test_effects_that_fit_keep_their_order() -> None:
    effects = [an_effect(key="a", status=EffectStatus.COMMITTED), an_effect(key="b")]
    assert [effect.key for effect in of(effects=effects).effects] == ["a", "b"]


@pytest.mark.parametrize(("replayed", "factor"), [(0, 3), (1, 12)])
def test_a_letter_that_waiting_may_cure_is_scheduled_later_each_time(replayed: int, factor: int) -> None:
    letter = of(dying(auto_replays=replayed), at=replace(scene(), lane=AUTO))
    assert letter.status is LetterStatus.SCHEDULED
    assert letter.next_retry_at == NOON + timedelta(seconds=factor * AUTO.backoff.cap_s)


@pytest.mark.parametrize("changes", [{"human_review": True}, {"retired": True}, {"replay": ReplayPolicy(auto=False)}])
def test_a_lane_that_does_not_let_the_sweep_keeps_its_letters_open(changes: dict[str, Any]) -> None:
    assert of(dying(), at=replace(scene(), lane=replace(AUTO, **changes))).status is LetterStatus.OPEN


def test_the_sweep_has_so_many_tries_and_looks_later_whether_what_never_started_could_begin() -> None:
    auto = replace(scene(), lane=AUTO)
    assert of(dying(auto_replays=2), at=auto).status is LetterStatus.OPEN
    never = a_failure(code="NEVER_STARTED")
    assert of(dying(), at=auto, failure=never).status is LetterStatus.SCHEDULED


@pytest.mark.parametrize(
    ("body", "tenant", "job_id"),
    [
        ({"tenant_id": "tnt_1", "job_id": "job_7", "source": "hook"}, "tnt_1", "job_7"),
        ({"tenant_id": "", "job_id": 7}, OPERATORS, None),
        ([1], OPERATORS, None),
    ],
)
def test_a_letter_without_a_head_believes_only_ids_that_can_be_some(body: Any, tenant: str, job_id: str | None) -> None:
    letter = headless_letter(a_failure(), replace(DEAD, body=json.dumps(body)), scene=scene())
    assert letter.tenant_id == tenant
    assert letter.job_id == (job_id or letter.root)
    assert letter.root != "job_7"
    assert letter.source == ("hook" if isinstance(body, dict) and "source" in body else "")
    assert (letter.attempts, letter.version, letter.trace_url) == (0, 1, "see:trace_of_message")
    assert (letter.first_failed_at, letter.last_failed_at, letter.died_at) == (NOON, NOON, NOON)


def test_one_death_is_one_letter() -> None:
    assert of().letter_id == of().letter_id == headless_letter(a_failure(), DEAD, scene=scene()).letter_id
    assert of(dead=replace(DEAD, death_id="death_2")).letter_id != of().letter_id
    assert of().letter_id.startswith("dl_")
    assert len(of().letter_id) == 23
