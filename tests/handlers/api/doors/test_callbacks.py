"""A link that a run gave away: it wakes its job once, and tells nobody else anything."""

import itertools
from datetime import timedelta
from typing import Any
from urllib.parse import quote

import pytest

from lambdas import house, wiring
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.redact import scrubbed
from lambdas.core.model.value import replace
from lambdas.core.model.wait import CALLBACKS, link_digest, read_token, token_of
from lambdas.handlers import worker
from tests.support.functions.api_line import ACME, OPERATOR, Answer, ask
from tests.support.functions.aws import JOB_TYPE, Aws, Context

KEY = JobKey(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id="job_1")
LINK: dict[str, Any] = {"op": "callback", "name": "paid", "timeout": 600}
WAIT: dict[str, Any] = {"op": "wait_for", "name": "paid"}


def post(link: str, value: Any = None, *, raw: str | None = None) -> Answer:
    return ask("POST", link, as_=None, body=value, raw=raw)


def worked(aws: Aws, context: Context) -> None:
    worker.handler({"Records": aws.waiting_in(aws.queue_url)}, context)


@pytest.fixture
def link(aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of a job that waits for it. Its agent tells nobody the link, so the test looks at what it is made of."""
    ids = iter([f"{n:032x}" for n in range(1_000)])
    made: list[str] = []

    def new_id() -> str:
        made.append(next(ids))
        return made[-1]

    monkeypatch.setattr(wiring, "new_id", new_id)
    wiring.worker.cache_clear()
    script = {"attempts": [[LINK, WAIT, {"op": "return", "value": "went on"}]]}
    ask("POST", "/v1/jobs", as_=ACME, body={"job_type": JOB_TYPE, "job_id": "job_1", "payload": script})
    worked(aws, context)
    assert status() is HeadStatus.WAITING
    pairs = [f"{one}{two}" for one, two in itertools.pairwise(made)]
    (secret,) = [each for each in pairs if house.ledger().callback(KEY, link_digest(each)) is not None]
    return f"{CALLBACKS}{token_of(KEY, secret)}"


def status() -> HeadStatus | None:
    head = house.ledger().head(KEY)
    return head.status if head is not None else None


def test_whoever_has_the_link_tells_the_job_once_and_a_second_post_changes_nothing(
    link: str, aws: Aws, context: Context
) -> None:
    first = post(link, {"eur": 7})
    assert (first.status, first.json) == (202, {"came": "woke"})
    assert post(link, {"eur": 8}).json == {"came": "known"}
    worked(aws, context)
    assert status() is HeadStatus.DONE
    assert post(link, {"eur": 9}).json == {"came": "known"}
    steps = {step.name: step.returned for step in house.ledger().steps(KEY)}
    assert steps["came.paid"] == {"eur": 7}
    (event,) = [each for each in house.ledger().timeline(KEY) if each.what == "job.signalled"]
    assert event.who == "callback"


def test_the_ledger_has_the_digest_and_nothing_has_the_secret(link: str, aws: Aws) -> None:
    _, secret = read_token(link.removeprefix(CALLBACKS))
    written = str(aws.requests)
    assert link_digest(secret) in written
    assert secret not in written


def test_an_unknown_job_a_wrong_secret_and_nonsense_are_one_answer_and_cost_the_same(link: str, aws: Aws) -> None:
    token = link.removeprefix(CALLBACKS)
    unknown = token_of(replace(KEY, job_id="nobody"), read_token(token)[1])
    wrong = token_of(KEY, "f" * 64)
    told, costs = [], []
    for each in (unknown, wrong):
        aws.requests.clear()
        told.append(post(f"{CALLBACKS}{each}"))
        costs.append([name for name, _ in aws.requests])
    told += [post(f"{CALLBACKS}{each}") for each in ("x", "x.y", token.partition(".")[0], f"{token}0")]
    assert {each.status for each in told} == {404}
    assert len({(each.json["code"], each.json["detail"]) for each in told}) == 1
    assert costs[0] == costs[1] == ["GetItem"]
    assert status() is HeadStatus.WAITING


def test_a_link_ends_with_its_time(link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    later = wiring.now() + timedelta(seconds=601)
    monkeypatch.setattr(wiring, "now", lambda: later)
    house.signaller.cache_clear()
    assert post(link).status == 404


def test_a_link_ends_with_the_wait_that_it_is_for(link: str, aws: Aws, context: Context) -> None:
    head = house.ledger().head(KEY)
    assert head is not None
    path = f"/v1/jobs/{JOB_TYPE}/job_1/signals/paid"
    ask("POST", path, as_=ACME, body={"signal_id": "s1", "value": "by hand"})
    worked(aws, context)
    assert status() is HeadStatus.DONE
    assert post(link).status == 404
    assert len(house.ledger().signals(KEY)) == 1


def test_a_body_is_bounded_and_json_whatever_the_token_is(link: str) -> None:
    for each in (link, f"{CALLBACKS}x.y"):
        assert post(each, "x" * 40_000).status == 413
        assert post(each, raw="{").status == 422
    assert status() is HeadStatus.WAITING


@pytest.mark.parametrize("raw", ["NaN", "[-Infinity]", "1e999", "[" * 600 + "]" * 600, "[" * 9_000 + "]" * 9_000])
def test_what_only_python_calls_json_is_refused_and_is_no_error_of_ours(link: str, raw: str) -> None:
    """Whoever could make a 500 could ring an alarm."""
    posted = post(link, raw=raw)
    assert (posted.status, posted.code) == (422, "INVALID")
    signalled = f"/v1/jobs/{JOB_TYPE}/job_1/signals/paid"
    assert ask("POST", signalled, as_=ACME, raw=f'{{"signal_id": "s", "value": {raw}}}').status == 422
    assert status() is HeadStatus.WAITING


def test_what_came_without_a_body_is_nothing(link: str, aws: Aws, context: Context) -> None:
    assert post(link).json == {"came": "woke"}
    worked(aws, context)
    assert status() is HeadStatus.DONE


def test_a_link_that_an_agent_raises_or_prints_is_in_no_letter_and_no_log(link: str) -> None:
    secret = read_token(link.removeprefix(CALLBACKS))[1]
    whole = f"the vendor refused https://api.example.com{link} and said no"
    alone = whole.replace(f"https://api.example.com{CALLBACKS}", "")
    for text in (whole, alone, quote(whole, safe=""), whole.partition(secret[8:])[0]):
        told = scrubbed(text)
        assert secret[:8] not in told
        assert "[redacted]" in told


def test_whoever_has_a_link_is_not_taken_for_an_operator(link: str) -> None:
    post(link, 1)
    mine = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1", as_=ACME)
    theirs = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1", as_=OPERATOR, tenant_id=KEY.tenant_id)
    for shown in (mine, theirs):
        assert [each["who"] for each in shown.json["timeline"] if each["what"] == "job.signalled"] == ["callback"]
