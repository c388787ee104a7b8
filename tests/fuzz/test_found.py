"""What fuzzing found, each once more by itself: the smallest example, and what becomes of it now."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lambdas.adapters.notices import ForeignMessage, message_in
from lambdas.api.context import Claims, caller_of
from lambdas.api.problems import Problem
from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job, Refused, read_job
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import DISCARDED, LETTER, OF_BREAKERS, OF_REDRIVES
from lambdas.core.redrive.request import BadRequest
from tests.fuzz.agents import Array, Closed, Fickle, Shut, Untouchable
from tests.fuzz.anything import nested
from tests.fuzz.line import Line
from tests.fuzz.redrives import Machine, quarantined
from tests.support.lane import LANE, body
from tests.support.worlds.island import REPLAY
from tests.support.worlds.notices import TENANT, World


def ended(agent: Callable[[Job, Run], Any], *, max_steps: int = 100) -> Line:
    line = Line(agent=agent, lane=replace(LANE, max_steps=max_steps))
    line.worked(line.record(body()))
    line.run_dry()
    return line


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"])
@pytest.mark.parametrize("name", ["not_after", "created_at"])
def test_a_time_that_is_none_in_utc_is_refused_by_its_field(name: str, moment: str) -> None:
    """Its letter could not be written: intake failed for ever."""
    with pytest.raises(Refused, match=f"{name}: .* is not a time"):
        read_job(body(**{name: moment}), job_type="kyc")


def test_half_a_surrogate_pair_in_a_refused_envelope_does_not_keep_its_letter_from_being_stored() -> None:
    line = Line()
    line.worked(line.record(body(source="\ud800")))
    line.run_dry()
    assert [(letter.code, letter.source) for letter in line.ledger.dead.values()] == [("SCHEMA_INVALID", "?")]


@pytest.mark.parametrize("made", [Array, Untouchable, lambda: Closed(a=1), lambda: {1, 2}, lambda: float("nan")])
def test_a_result_that_cannot_be_read_is_the_agents_failure_and_not_the_workers(made: Callable[[], Any]) -> None:
    """The worker compared it with nothing, and a comparison may raise."""
    assert ended(lambda _job, _run: made()).codes() == ["DETERMINISTIC_CRASH"]


@pytest.mark.parametrize(
    ("levels", "codes"), [(400, []), (501, ["DETERMINISTIC_CRASH"]), (985, ["DETERMINISTIC_CRASH"])]
)
def test_a_result_that_only_the_agents_own_stack_could_hold_is_refused(levels: int, codes: list[str]) -> None:
    assert ended(lambda _job, _run: nested(1, levels)).codes() == codes


def test_a_result_is_read_once_and_kept_as_it_was_then() -> None:
    line = ended(lambda _job, run: run.effect("case", key="k", do=lambda: Fickle(a=1)))
    (effect,) = line.ledger.kept_effects.values()
    assert (effect.status, effect.result) == (EffectStatus.COMMITTED, {"a": 1})


def test_an_exception_that_ends_whoever_looks_at_it_ends_only_its_run() -> None:
    def agent(_job: Job, _run: Run) -> None:
        raise Shut

    assert ended(agent).codes() == ["UNKNOWN"]


def test_the_smallest_wait_that_there_is_can_be_stored() -> None:
    def agent(_job: Job, _run: Run) -> Any:
        raise Transient("NETWORK", "now", retry_after=5e-324)

    assert ended(agent).codes() == ["NETWORK"]


def test_a_step_may_be_named_by_anything() -> None:
    """A number's first 200 characters kept intake from writing the letter."""

    def agent(_job: Job, run: Run) -> None:
        run.step(7, lambda: 1)  # type: ignore[arg-type]
        run.step("\ud800" * 500, lambda: 1)
        raise Permanent("DOC_PARSE_CORRUPT")

    (letter,) = ended(agent).ledger.dead.values()
    assert letter.steps_done == ("7", "?" * 200)


def test_a_letter_of_very_many_effects_tells_of_as_many_as_one_item_holds_and_counts_the_rest() -> None:
    def agent(_job: Job, run: Run) -> None:
        for number in range(300):
            run.effect(f"case {number}", key="é" * 400, do=lambda: "é" * 400, compensate="é" * 4000)
        run.step("lost", lambda: 1)
        raise Permanent("DOC_PARSE_CORRUPT")

    (letter,) = ended(agent, max_steps=1000).ledger.dead.values()
    *told, rest = letter.effects
    assert rest.action == f"and {300 - len(told)} more"
    assert rest.status is EffectStatus.COMMITTED
    assert len(told) > 50


def test_an_effect_in_doubt_is_told_first_of_very_many() -> None:
    def agent(_job: Job, run: Run) -> None:
        for number in range(300):
            run.effect(f"case {number}", key="é" * 400, do=lambda: "é" * 400)
        run.effect("charge", key="k", do=_no_answer)

    def _no_answer() -> None:
        raise TimeoutError("no answer")

    (letter,) = ended(agent, max_steps=1000).ledger.dead.values()
    assert letter.effects[0].action == "charge"
    assert letter.recommended_action == "verify_effects"


@pytest.mark.parametrize("usd", [float("nan"), float("inf"), -1.0, 1e300])
def test_spending_that_cannot_be_added_up_is_refused(usd: float) -> None:
    """It was stored as a number that DynamoDB does not have, and nothing was over budget any more."""
    line = ended(lambda _job, run: run.spend(usd=usd))
    assert line.codes() == ["DETERMINISTIC_CRASH"]
    assert line.head().spend_usd == 0


def test_a_ticket_that_cannot_be_ours_is_none() -> None:
    """A producer's own attribute of that name was written on the head, however long it was."""
    line = Line()
    line.worked(line.record(body(), ours={"ticket": "x" * 900_000}))
    assert (line.head().status, line.head().ticket) == (HeadStatus.DONE, None)


def test_a_burial_whose_body_is_gone_from_the_bucket_is_a_letter_all_the_same() -> None:
    line = Line()
    ours = {"death_id": "death_1", "code": "SCHEMA_INVALID", "detail": "body: too large", "body_ref": "bodies/gone"}
    assert line.taken_in(line.record('{"body_ref": "bodies/gone"}', ours=ours)) == []
    assert line.codes() == ["SCHEMA_INVALID"]


@pytest.mark.parametrize("answer", [True, "yes", ["approved"], 1, None, {"approved": True, "by": "bo"}])
def test_an_answer_that_is_no_approval_is_none(answer: Any) -> None:
    line = quarantined(approval_above=1)
    assert Machine(line, answer).run({**REPLAY, "canary": 3}, "rd-1")["verdict"] == "not_approved"


def test_a_redrive_that_goes_on_with_no_redrive_there_can_be_is_refused_by_name() -> None:
    """What was asked for may be too deep to be shown, by what is left of Python's stack."""
    shown = r"(a list too large to show|\[\[\[\[.* \(\d+ characters\))"
    with pytest.raises(BadRequest, match=f"continues = {shown}: there is no such redrive"):
        Machine(Line(), None).run({"continues": nested(1, 5000, lists=True)}, "rd-1")


@pytest.mark.parametrize("claim", [None, 7, ["tnt_1"], {}])
@pytest.mark.parametrize("name", ["custom:tenant_id", "sub", "token_use"])
def test_a_claim_that_is_no_text_names_nobody(name: str, claim: object) -> None:
    claims = {"sub": "s", "custom:tenant_id": "tnt_1", "token_use": "id", name: claim}
    with pytest.raises(Problem) as refused:
        caller_of({"requestContext": {"authorizer": {"jwt": {"claims": claims}}}}, Claims())
    assert refused.value.code == ("NO_TENANT" if name == "custom:tenant_id" else "UNAUTHENTICATED")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ("7", "not a JSON object"),
        ('{"what": 1}', "what: expected text"),
        ('{"what": "letter.discarded", "topic": {}}', "topic: expected text"),
    ],
)
def test_what_was_not_written_into_the_notices_queue_by_us_is_named(text: str, named: str) -> None:
    with pytest.raises(ForeignMessage, match=named):
        message_in(text)


@pytest.mark.parametrize("facts", [{}, 3, {"tenant_id": TENANT, "redrive_id": "rd-1"}])
@pytest.mark.parametrize("what", [LETTER, DISCARDED, *OF_BREAKERS, *OF_REDRIVES])
def test_a_hint_that_names_nobody_tells_nobody_whatever_facts_it_brings(what: str, facts: object) -> None:
    """Facts were told as they came; now what is so is looked up."""
    world = World()
    world.dies(6)
    assert world.hear(message_in(json.dumps({"what": what, "facts": facts}))) is None
    assert (world.posted, world.people.told) == ([], [])
