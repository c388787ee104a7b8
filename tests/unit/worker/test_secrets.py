"""A lane's secrets: read before a job is claimed, renewed, and in nothing that the worker writes."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.job import Message
from lambdas.core.model.shapes import REDACTED
from lambdas.core.model.value import replace
from lambdas.core.worker.secrets import Secrets
from lambdas.core.worker.settle import Outcome, Worker
from lazaret import Job, Permanent, Run
from tests.support.lane import KEY, LANE, InMemory, body

KEY_OF_VENDOR = "vendor-key-0001"
NAMED = {"VENDOR_KEY": "secretsmanager:acme/vendor#key", "DB_PASSWORD": "ssm:/acme/db"}
KEPT = {
    ("secretsmanager", "acme/vendor"): json.dumps({"key": KEY_OF_VENDOR, "port": 5432}),
    ("ssm", "/acme/db"): "db-password-0001",
}


@dataclass
class Vaults:
    """Both services, counting what is read."""

    kept: dict[tuple[str, str], str] = field(default_factory=lambda: dict(KEPT))
    reads: list[str] = field(default_factory=list)
    down: str = ""

    def read(self, service: str, name: str) -> str:
        self.reads.append(name)
        if self.down or (service, name) not in self.kept:
            raise Unavailable(f"{service}:{name}", self.down or "there is no such secret")
        return self.kept[service, name]


@dataclass
class SecretLane(InMemory):
    vaults: Vaults = field(default_factory=Vaults)
    said: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    given: list[dict[str, str]] = field(default_factory=list)
    secrets: Secrets = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.secrets = Secrets(
            self.lane,
            read=self.vaults.read,
            clock=lambda: self.now,
            tell=lambda what, facts: self.said.append((what, dict(facts))),
            given=lambda values: self.given.append(dict(values)),
        )

    @property
    def worker(self) -> Worker:
        return replace(super().worker, secrets=self.secrets)

    def job(self, job_id: str = "job_1") -> Message:
        return self.message(body(job_id=job_id))

    @property
    def written(self) -> str:
        """All that the ledger, the bucket and the queues have."""
        tables = [table.items for table in self.ledger.dynamodb.tables.values()]
        return repr((tables, self.store.objects, self.queue.sent, self.queue.buried))


def secret_lane(agent: Callable[[Job, Run], Any], named: dict[str, str] = NAMED) -> SecretLane:
    return SecretLane(lane=replace(LANE, secrets=named), agent=agent)


def healthy(_job: Job, _run: Run) -> dict[str, bool]:
    return {"ok": True}


def test_they_are_read_once_for_many_jobs_and_again_after_five_minutes() -> None:
    lane = secret_lane(healthy)
    for number in range(3):
        assert lane.work(lane.job(f"j{number}")).outcome is Outcome.DONE
    assert lane.vaults.reads == ["acme/vendor", "/acme/db"]
    lane.later(301)
    lane.work(lane.job("j4"))
    assert len(lane.vaults.reads) == 4
    assert lane.given == [{"VENDOR_KEY": KEY_OF_VENDOR, "DB_PASSWORD": "db-password-0001"}]


def test_two_variables_of_one_secret_are_one_request_and_a_number_is_text() -> None:
    lane = secret_lane(healthy, {"A": "secretsmanager:acme/vendor#key", "PORT": "secretsmanager:acme/vendor#port"})
    lane.work(lane.job())
    assert (lane.vaults.reads, lane.given[0]["PORT"]) == (["acme/vendor"], "5432")


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        (None, "there is no such secret"),
        ("not json", "it is not JSON with a key 'key'"),
        ('{"other": "x"}', "it is not JSON with a key 'key'"),
        ("[1]", "it is not JSON with a key 'key'"),
        ('{"key": ""}', "it is empty, or no text that a variable can hold"),
        ('{"key": {"deeper": "vendor"}}', "it is empty, or no text that a variable can hold"),
    ],
)
def test_without_a_secret_a_job_waits_unclaimed_and_the_error_names_lane_variable_and_place(
    kept: str | None, why: str
) -> None:
    lane = secret_lane(healthy)
    place = ("secretsmanager", "acme/vendor")
    lane.vaults.kept.pop(place)
    if kept is not None:
        lane.vaults.kept[place] = kept
    worked = lane.work(lane.job())
    expected = f"secret VENDOR_KEY of lane 'kyc', secretsmanager:acme/vendor#key, is unavailable: {why}"
    assert (worked.outcome, worked.why) == (Outcome.REQUEUED, expected)
    assert lane.ledger.head(KEY) is None
    assert lane.said == [("secrets.unread", {"why": expected, "still_had": False})]
    (sent,) = lane.queue.sent
    assert (sent.bad_receives, sent.hops) == (0, 1)


def test_the_job_runs_once_somebody_has_put_the_secret_there() -> None:
    lane = secret_lane(healthy)
    missing = lane.vaults.kept.pop(("ssm", "/acme/db"))
    lane.work(lane.job())
    lane.vaults.kept["ssm", "/acme/db"] = missing
    lane.later(30)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert lane.head(KEY).attempt == 1


def test_a_batch_asks_once_for_a_secret_that_is_missing() -> None:
    lane = secret_lane(healthy)
    lane.vaults.kept.clear()
    lane.work(*(lane.job(f"j{number}") for number in range(5)))
    assert lane.vaults.reads == ["acme/vendor"]


def test_secrets_that_cannot_be_read_anew_stay_as_they_were() -> None:
    lane = secret_lane(healthy)
    lane.work(lane.job("j1"))
    lane.vaults.down = "ThrottlingException"
    lane.later(301)
    assert lane.work(lane.job("j2")).outcome is Outcome.DONE
    assert lane.said[-1][1]["still_had"] is True


def refused(_job: Job, _run: Run) -> None:
    error = PermissionError("401 unauthorized")
    error.status_code = 401  # type: ignore[attr-defined]
    raise error


def test_after_an_agent_was_refused_they_are_read_anew_at_once() -> None:
    lane = secret_lane(refused)
    assert (worked := lane.work(lane.job("j1"))).failure is not None
    assert worked.failure.code == "AUTH_DENIED"
    lane.vaults.kept["ssm", "/acme/db"] = "db-password-0002"
    lane.later(11)
    lane.work(lane.job("j2"))
    assert lane.given[-1]["DB_PASSWORD"] == "db-password-0002"
    assert lane.secrets.hidden.clean("db-password-0001") == REDACTED, "a run under way may still hold the former one"


def leaking(job: Job, run: Run) -> Any:
    """Puts the key everywhere that a run can write."""
    run.step(f"with {KEY_OF_VENDOR}", lambda: {"token": KEY_OF_VENDOR, KEY_OF_VENDOR: 1})
    run.step("large", lambda: KEY_OF_VENDOR + "x" * 200_000)
    run.effect(
        f"call {KEY_OF_VENDOR}",
        key=f"k {KEY_OF_VENDOR}",
        do=lambda *, to: {"ref": to},
        kwargs={"to": KEY_OF_VENDOR},
        same=("to",),
    )
    run.enqueue("kyc", {"token": KEY_OF_VENDOR}, key="next")
    if job.payload.get("fail"):
        raise Permanent("DOC_PARSE_CORRUPT", f"called with {json.dumps({'k': KEY_OF_VENDOR})}")
    return {"token": KEY_OF_VENDOR}


@pytest.mark.parametrize("fail", [True, False])
def test_nothing_that_a_run_leaves_behind_has_a_secret_in_it(*, fail: bool) -> None:
    lane = secret_lane(leaking)
    worked = lane.work(lane.message(body(payload={"fail": fail})))
    assert worked.outcome is (Outcome.BURIED if fail else Outcome.DONE)
    assert REDACTED in lane.written, "the test itself looks at what was written"
    assert KEY_OF_VENDOR not in lane.written
    assert KEY_OF_VENDOR not in repr(worked)


def test_a_lane_without_secrets_reads_none_and_keeps_results_as_they_are() -> None:
    lane = InMemory(lane=LANE, agent=leaking)
    lane.work(lane.message(body(payload={})))
    assert lane.head(KEY).result == {"token": KEY_OF_VENDOR}
