"""`ops questions` and `ops answer` over moto: what waits is listed, shown and answered as it was shown."""

from typing import Any

from lambdas.core.model.head import Head
from lambdas.core.model.question import Question, To, digest_of
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For, Wait
from tests.support.builders import AN_HOUR, NOON, a_claim, a_key, an_event, asleep
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414


def asking(line: Line, *, to: To = To.OPERATORS, about: Any = None) -> Head:
    ledger = line.bench.ledger
    running = ledger.claim(a_claim(a_key()))
    times: dict[str, Any] = {"asked_at": NOON, "until": NOON + AN_HOUR}
    digest = digest_of(("yes", "no"), about)
    asked = Question(key="refund", scope="", text="Refund?", to=to, digest=digest, options=("yes", "no"), **times)
    ledger.ask(running.root_key, replace(asked, about=about), valid_from=NOON, expires_at=NOON + 100_000 * AN_HOUR)
    place = f"ask refund {digest[:16]}"
    wait = Wait(what=For.ANSWER, until=NOON + AN_HOUR, name="refund", place=place, to=to.value, since=NOON)
    head = asleep(running, wait)
    ledger.suspend(head, an_event(), woken=0)
    return head


def named(head: Head) -> tuple[str, str, str, str]:
    return head.key.tenant_id, head.key.job_type, head.key.job_id, "refund"


def test_what_waits_for_an_answer_is_listed_for_whom_it_is_to(line: Line) -> None:
    head = asking(line)
    assert head.key.job_id in line("questions").out
    assert line("questions", "--to", "tenant").out == "nothing waits for an answer\n"
    (row,) = line.json("questions", "--tenant", head.key.tenant_id)["questions"]
    assert (row["key"], row["question"], row["to"]) == ("refund", "Refund?", "operators")


def test_an_answer_wakes_whoever_asked_and_the_same_again_is_known(line: Line) -> None:
    head = asking(line, to=To.TENANT)
    told = line("answer", *named(head), "--value", "yes", "--why", "it broke")
    assert told.out == "refund: the run waited for it, and goes on\n"
    assert line("answer", *named(head), "--value", "yes").out == "refund: you had answered the same before\n"
    refused = line("answer", *named(head), "--value", "no")
    assert refused.code == 1
    (question,) = line.bench.ledger.questions(head.root_key)
    assert (question.answer, question.why) == ("yes", "it broke")
    assert question.who.startswith("arn:")


def test_what_is_about_something_is_shown_first_and_answered_as_it_was_shown(line: Line) -> None:
    head = asking(line, about={"eur": 40})
    shown = line("answer", *named(head))
    assert shown.out.splitlines()[:3] == ["Refund?", 'about: {"eur": 40}', "options: yes, no"]
    digest = line.json("answer", *named(head))["digest"]
    assert line("answer", *named(head), "--value", "yes").code == 2
    assert line("answer", *named(head), "--value", "yes", "--digest", "0" * 64).code == 1
    assert line.json("answer", *named(head), "--value", "yes", "--digest", digest)["came"] == "woke"
    assert "waits for no answer" in line("answer", *named(head)).err


def test_a_value_is_text_or_json_and_not_both(line: Line) -> None:
    head = asking(line)
    for wrong in (("--json-value", "yes"), ("--json-value", "1", "--value", "yes")):
        assert line("answer", *named(head), *wrong).code == 2
