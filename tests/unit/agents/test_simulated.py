"""The simulated agent: every op does what it says, so that what a test provokes is what it meant to."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from moto import mock_aws

from agents import simulated_world
from agents.simulated import MOST_LOOPS, perform
from agents.simulated_errors import built
from lambdas.core.model.failure import NeedsReview, Permanent, Transient
from tests.support.fake_run import FakeRun, StoppedByGuard, job_of


def performed(*ops: Any, run: FakeRun | None = None) -> Any:
    return perform(job_of({"attempts": [list(ops)]}, job_type="simulated"), (run or FakeRun()).as_run)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-central-1")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "testing")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "testing")
    monkeypatch.setenv("WORLD_TABLE", "other-world")
    with mock_aws():
        simulated_world._client.cache_clear()
        dynamodb: Any = boto3.client("dynamodb")
        dynamodb.create_table(
            TableName="other-world",
            BillingMode="PAY_PER_REQUEST",
            KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
            AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
        )
        yield dynamodb
    simulated_world._client.cache_clear()


def count_of(world: Any, pk: str) -> int:
    item = world.get_item(TableName="other-world", Key={"pk": {"S": pk}}).get("Item")
    return int(item["count"]["N"]) if item else 0


@pytest.mark.parametrize(("attempt", "said"), [(1, "one"), (2, "two"), (3, "two"), (9, "two")])
def test_attempt_n_performs_the_nth_list_and_the_last_one_for_all_later(attempt: int, said: str) -> None:
    script = {"attempts": [[{"op": "return", "value": "one"}], [{"op": "return", "value": "two"}]]}
    assert perform(job_of(script), FakeRun(attempt=attempt).as_run) == said


def test_a_script_that_ends_without_a_return_is_ok() -> None:
    assert performed() == {"ok": True}
    assert performed({"op": "step", "name": "a"}) == {"ok": True}


def test_return_ends_the_script_and_may_return_nothing() -> None:
    run = FakeRun()
    assert performed({"op": "return"}, {"op": "step", "name": "never"}, run=run) is None
    assert run.steps == []


def test_steps_and_spend_reach_the_run() -> None:
    run = FakeRun()
    performed(
        {"op": "step", "name": "a", "value": 5}, {"op": "spend", "usd": 0.5, "tokens": 9}, {"op": "spend"}, run=run
    )
    assert (run.steps, run.spent) == (["a"], [(9, 0.5), (0, 0.0)])


def test_an_effect_counts_in_the_world_under_its_action_and_key(world: Any) -> None:
    op = {"op": "effect", "action": "mail.sent", "key": "cus_1"}
    performed(op, op, op | {"key": "cus_2"})
    assert (count_of(world, "mail.sent#cus_1"), count_of(world, "mail.sent#cus_2")) == (2, 1)


def test_an_effect_passes_on_whether_it_is_idempotent_and_can_be_verified(world: Any) -> None:
    run = FakeRun()
    op = {"op": "effect", "action": "mail.sent", "key": "k"}
    performed(op, op | {"idempotent": True}, op | {"verify": True}, run=run)
    assert [asked["idempotent"] for asked in run.asked] == [False, True, False]
    assert [asked["verify"] is not None for asked in run.asked] == [False, False, True]


def test_verify_looks_at_the_world(world: Any) -> None:
    assert simulated_world.seen("mail.sent", "k", "after") is None
    simulated_world.add_one("mail.sent", "k")
    assert simulated_world.seen("mail.sent", "k", "after") == "mail.sent#k"


@pytest.mark.parametrize(("crash", "count"), [("before", 0), ("after", 1)])
def test_a_crash_in_an_effect_comes_before_or_after_the_world_has_changed(
    world: Any, monkeypatch: pytest.MonkeyPatch, crash: str, count: int
) -> None:
    monkeypatch.setattr("os._exit", lambda code: (_ for _ in ()).throw(SystemExit(code)))
    with pytest.raises(SystemExit):
        performed({"op": "effect", "action": "a", "key": "k", "crash": crash})
    assert count_of(world, "a#k") == count


def test_exit_kills_the_process_without_a_word() -> None:
    code = (
        "from agents.simulated import perform\n"
        "from types import SimpleNamespace as N\n"
        "try:\n    perform(N(payload={'attempts': [[{'op': 'exit'}]]}), N(attempt=1))\n"
        "finally:\n    print('cleaned up')\n"
    )
    died = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=60)
    assert (died.returncode, died.stdout) == (1, b"")


def test_swallow_fails_in_a_step_and_goes_on_as_if_nothing_had_happened() -> None:
    run = FakeRun()
    assert performed({"op": "swallow", "error": "KeyError", "name": "tool"}, run=run) == {"ok": True}
    assert run.failed == ["tool"]


def test_loop_calls_one_step_until_a_guard_stops_it() -> None:
    run = FakeRun(most_calls=25)
    with pytest.raises(StoppedByGuard):
        performed({"op": "loop"}, run=run)
    assert run.steps == ["loop"] * 26


def test_loop_ends_by_itself_without_a_guard() -> None:
    run = FakeRun()
    assert performed({"op": "loop"}, run=run) == {"ok": True}
    assert len(run.steps) == MOST_LOOPS


def test_sleep_sleeps_for_the_seconds_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    performed({"op": "sleep", "seconds": 2.5})
    assert slept == [2.5]


@pytest.mark.parametrize(
    ("name", "cls"),
    [("KeyError", KeyError), ("builtins.TimeoutError", TimeoutError), ("socket.timeout", TimeoutError)],
)
def test_an_error_that_python_has_is_raised_as_itself(name: str, cls: type[Exception]) -> None:
    with pytest.raises(cls, match="boom"):
        performed({"op": "raise", "error": name, "message": "boom"})


@pytest.mark.parametrize("name", ["openai.RateLimitError", "json.JSONDecodeError", "a.b.c.Gone", "NoSuchError"])
def test_any_other_error_is_a_look_alike_with_that_name(name: str) -> None:
    error = built({"error": name, "message": "slow down"})
    module, _, cls = name.rpartition(".")
    assert (type(error).__module__, type(error).__qualname__) == (module or "simulated", cls)
    assert str(error) == "slow down"


def test_a_name_that_is_no_error_never_becomes_a_call_of_something_else() -> None:
    for name in ("print", "os.remove", "os._exit", "int"):
        assert type(built({"error": name})).__mro__[1] is Exception


def test_an_error_carries_what_a_vendor_would_say() -> None:
    op = {
        "error": "openai.RateLimitError",
        "status": 429,
        "retry_after": 7,
        "code": "rate_limit",
        "headers": {"a": "b"},
    }
    error: Any = built(op)
    assert (error.status_code, error.retry_after, error.code) == (429, 7, "rate_limit")
    assert (error.response.status_code, error.response.headers) == (429, {"a": "b"})
    assert not hasattr(built({"error": "openai.RateLimitError"}), "status_code")


def test_an_error_of_aws_carries_its_response() -> None:
    response = {"Error": {"Code": "ThrottlingException"}}
    error: Any = built({"error": "botocore.exceptions.ClientError", "response": response})
    assert error.response == response


def test_an_error_of_an_installed_package_is_a_look_alike_too() -> None:
    error = built({"error": "pytest.UsageError"})
    assert not isinstance(error, pytest.UsageError)
    assert type(error).__module__ == "pytest"


def test_the_agents_own_signals_can_be_raised() -> None:
    permanent = built({"error": "Permanent", "code": "DOC_PARSE_CORRUPT", "message": "bad"})
    transient = built({"error": "transient", "retry_after": 3})
    assert isinstance(permanent, Permanent)
    assert permanent.code == "DOC_PARSE_CORRUPT"
    assert isinstance(transient, Transient)
    assert transient.retry_after == 3
    assert isinstance(built({"error": "needs_review"}), NeedsReview)


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        ({}, r"payload\.attempts: expected a list of lists"),
        ({"attempts": []}, r"payload\.attempts: expected a list of lists"),
        ({"attempts": [{}]}, r"payload\.attempts\[0\]: expected a list of ops"),
        ({"attempts": [[], ["exit"]]}, r"payload\.attempts\[1\]\[0\]\.op: expected one of step"),
        ({"attempts": [[{"op": "explode"}]]}, r"\[0\]\[0\]\.op: expected one of step"),
        ({"attempts": [[{"op": []}]]}, r"\[0\]\[0\]\.op: expected one of step"),
        ({"attempts": [[{"op": "step"}]]}, r"\.name is None: expected a text"),
        ({"attempts": [[{"op": "sleep", "seconds": "1"}]]}, r"\.seconds is '1': expected a number"),
        ({"attempts": [[{"op": "sleep", "seconds": True}]]}, r"\.seconds is True: expected a number"),
        ({"attempts": [[{"op": "raise"}]]}, r"\.error is None: expected a text"),
        ({"attempts": [[{"op": "effect", "action": "a", "key": 1}]]}, r"\.key is 1: expected a text"),
        ({"attempts": [[{"op": "effect", "action": "a", "key": "k", "crash": "now"}]]}, r"\.crash is 'now'"),
    ],
)
def test_a_script_with_a_slip_is_refused_with_the_place_before_anything_runs(
    payload: dict[str, Any], reason: str
) -> None:
    run = FakeRun()
    with pytest.raises(Permanent, match=reason) as refused:
        perform(job_of(payload), run.as_run)
    assert refused.value.code == "SCRIPT_INVALID"


def test_no_op_runs_when_a_later_attempts_list_is_wrong() -> None:
    run = FakeRun()
    script = {"attempts": [[{"op": "step", "name": "a"}], [{"op": "explode"}]]}
    with pytest.raises(Permanent):
        perform(job_of(script), run.as_run)
    assert run.steps == []
