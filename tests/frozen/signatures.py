"""Signatures of failures: whatever changes one splits the groups that people already watch.

`of_agents` runs the shipped agents under the real worker. The last of them fail in our own adapters, whose file and
function are part of the signature: an alias is due when one of those is renamed. The corpus's own tests compare theirs.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from botocore.exceptions import ClientError

from agents.samples import kyc_payload
from lambdas import wiring
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.s3 import S3Store
from lambdas.adapters.sqs import SqsLaneQueue
from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Failure
from lambdas.core.model.job import Job
from lambdas.lanes import load_lanes
from lazaret.testing.memory import MemoryLedger, MemoryStore
from tests.support.lane import InMemory, body
from tests.support.synth import ROOT

_SCRIPTS: dict[str, list[dict[str, Any]]] = {
    "simulated raises KeyError": [{"op": "raise", "error": "KeyError", "message": "birth_date"}],
    "simulated raises Permanent": [{"op": "raise", "error": "Permanent", "code": "TORN", "message": "page 3 is torn"}],
    "simulated raises Transient": [{"op": "raise", "error": "Transient", "message": "the CRM is down"}],
    "simulated raises NeedsReview": [{"op": "raise", "error": "NeedsReview", "message": "a near miss"}],
    "simulated raises a vendor's error": [{"op": "raise", "error": "openai.RateLimitError", "status": 429}],
    "simulated swallows an error": [{"op": "swallow", "error": "ValueError", "message": "no page 7"}],
    "simulated loops": [{"op": "loop"}],
    "simulated spends too much": [{"op": "spend", "usd": 50.0}],
    "simulated spends what is no number": [{"op": "step", "name": "one"}, {"op": "spend", "usd": "much"}],
}


def told(failure: Failure | None) -> list[str]:
    assert failure is not None
    return [str(failure.kind), str(failure.code), failure.error_type, failure.signature]


def of_agents() -> dict[str, Any]:
    scripted = {name: {"attempts": [script]} for name, script in _SCRIPTS.items()}
    found = {name: _failed("simulated", payload) for name, payload in scripted.items()}
    found["simulated gets a bad script"] = _failed("simulated", {"attempts": 5})
    found["kyc reads a corrupt scan"] = _failed("kyc", kyc_payload("cus_1", corrupt=True))
    found["kyc gets a bad date"] = _failed("kyc", {**kyc_payload("cus_1"), "as_of": "soon"})
    found["sanctions gets no subjects"] = _failed("sanctions", {})
    found["backfill gets no format"] = _failed("backfill", {})
    found["backfill gets no good row"] = _failed("backfill", {"format": "jsonl", "data": "{}"})
    found["agent is not there"] = _failed("kyc", {}, agent="agents.gone:review")
    found["agent has no such function"] = _failed("kyc", {}, agent="agents.kyc:gone")
    found["agent asks for a wrong amount"] = _worked(InMemory(), {}, lambda: _spending)
    found.update(_of_outages())
    return {name: told(failure) for name, failure in found.items()}


def _of_outages() -> dict[str, Failure | None]:
    lane = load_lanes(ROOT, simulated=True)["kyc"]
    sending = InMemory(lane=replace(lane, enqueues=("simulated",)))
    sending.others["simulated"] = SqsLaneQueue(_DOWN, "live", "dead", sending.store)  # type: ignore[assignment]
    return {
        "a step cannot be kept": _worked(InMemory(lane=lane, ledger=_LedgerDown()), {}, lambda: _keeping),
        "an effect cannot begin": _worked(InMemory(lane=lane, ledger=_LedgerDown()), {}, lambda: _acting),
        "a large result cannot be stored": _worked(InMemory(lane=lane, store=_StoreDown()), {}, lambda: _keeping_much),
        "a job cannot be enqueued": _worked(sending, {}, lambda: _enqueuing),
    }


def _keeping(_job: Job, run: Run) -> None:
    run.step("one", str)


def _keeping_much(_job: Job, run: Run) -> None:
    run.step("one", lambda: "x" * 200_000)


def _acting(_job: Job, run: Run) -> None:
    run.effect("mail.sent", key="cus_1", do=str)


def _enqueuing(_job: Job, run: Run) -> None:
    run.enqueue("simulated", {}, key="cus_1")


def _spending(_job: Job, run: Run) -> None:
    run.spend(usd=-1.0)


class _Down:
    """A client of an AWS service that answers nothing but errors."""

    def __getattr__(self, name: str) -> Any:
        def call(**_request: Any) -> None:
            raise ClientError({"Error": {"Code": "InternalServerError", "Message": "down"}}, name)

        return call


_DOWN: Any = _Down()


class _LedgerDown(MemoryLedger):
    """DynamoDB goes down once the job is claimed."""

    def keep_step(self, *given: Any, **named: Any) -> None:
        DynamoLedger(_DOWN, "ledger").keep_step(*given, **named)

    def begin_effect(self, *given: Any, **named: Any) -> None:
        DynamoLedger(_DOWN, "ledger").begin_effect(*given, **named)


class _StoreDown(MemoryStore):
    def put(self, ref: str, content: str) -> None:
        S3Store(_DOWN, "bucket").put(ref, content)


def _failed(job_type: str, payload: dict[str, Any], *, agent: str = "") -> Failure | None:
    lane = load_lanes(ROOT, simulated=True)[job_type]
    return _worked(InMemory(lane=lane), payload, lambda: wiring.agent_named(agent or lane.agent))


def _worked(line: InMemory, payload: dict[str, Any], agent: Callable[[], Any]) -> Failure | None:
    line.agent_named = lambda _name: agent()
    text = body(job_type=line.lane.job_type, payload=payload)
    return line.work(line.message(text)).failure
