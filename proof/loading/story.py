"""The jobs of the load proof: which scripts, how many of each, whose, and how each must end. It sends nothing."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from lambdas.core.model.failure import Code
from lambdas.core.model.value import value

LANE = "simulated"
ACTION = "charge"  # the one effect of every job, whose count in the world must not pass 1
TENANTS = 100  # so many that one tenant's share of a failure opens no breaker
FALLS_ILL, WELL_AGAIN = 15, 60  # jobs of a sick tenant: those that fail in a row, and those behind them

Op = dict[str, Any]
DONE: Op = {"op": "return", "value": {"ok": True}}


@value
class Part:
    """One way to fail. A first attempt ends with `fails`; later ones are well, unless it must become a letter."""

    title: str
    fails: Op | None = None
    letter: str = ""  # the code of the letter that it must become; else it must be done
    share: float = 0.05


@value
class Job:
    part: Part
    tenant_id: str
    job_id: str
    body: str

    @property
    def named(self) -> bool:
        """Whether it becomes a job: what is refused has a letter, and no head."""
        return self.part is not UNFIT


PARTS = (
    Part(title="ended by its own run", fails={"op": "exit"}),
    Part(title="ended by a signal", fails={"op": "segfault"}),
    Part(title="cut off from its worker", fails={"op": "hang_up"}),
    Part(title="past its deadline", fails={"op": "sleep", "seconds": 60}),
    Part(title="past its deadline, and deaf", fails={"op": "hang"}),
    Part(title="rate limited", fails={"op": "raise", "error": "openai.RateLimitError", "status": 429}),
    Part(title="a model that does not answer", fails={"op": "raise", "error": "openai.APITimeoutError"}),
    Part(title="a connection reset", fails={"op": "raise", "error": "ConnectionResetError"}),
    Part(title="an error that the agent hides", fails={"op": "swallow", "error": "KeyError"}),
    Part(title="nothing returned", fails={"op": "return", "value": None}),
    Part(
        title="a model that refuses",
        fails={"op": "raise", "error": "openai.ContentFilterFinishReasonError"},
        letter=Code.POLICY_DENIED,
    ),
    Part(
        title="a corrupt document",
        fails={"op": "raise", "error": "Permanent", "code": "DOC_PARSE_CORRUPT"},
        letter="DOC_PARSE_CORRUPT",
    ),
    Part(title="the same call for ever", fails={"op": "loop"}, letter=Code.TOOL_LOOP),
    UNFIT := Part(title="a message without a payload", letter=Code.SCHEMA_INVALID),
)
HEALTHY = Part(title="well", share=1 - sum(part.share for part in PARTS))
SICK = Part(
    title="a tenant that falls ill",
    fails={"op": "raise", "error": "Permanent", "code": "CRM_GONE"},
    letter="CRM_GONE",
)
BEHIND = Part(title="behind a tenant that fell ill")


def story(count: int, *, run: str, seed: int = 1) -> list[Job]:
    """`count` jobs in the order in which they are sent: mixed, but for two tenants that fall ill on the way."""
    dice = Random(seed)
    ill = [list(_ill(run, name)) for name in ("ill-1", "ill-2")] if count >= 1000 else []
    others = count - sum(len(each) for each in ill)
    parts = [part for part in PARTS for _ in range(round(part.share * count))]
    parts += [HEALTHY] * (others - len(parts))
    dice.shuffle(parts)
    jobs = [_job(part, f"tnt-{run}-{n % TENANTS}", f"job-{run}-{n}") for n, part in enumerate(parts)]
    for number, each in enumerate(ill, start=1):
        at = len(jobs) * number // (len(ill) + 2)
        jobs[at:at] = each
    return jobs


def _ill(run: str, name: str) -> Iterator[Job]:
    for n in range(FALLS_ILL + WELL_AGAIN):
        yield _job(SICK if n < FALLS_ILL else BEHIND, f"tnt-{run}-{name}", f"job-{run}-{name}-{n}")


def _job(part: Part, tenant_id: str, job_id: str) -> Job:
    effect: Op = {"op": "effect", "action": ACTION, "key": job_id, "verify": True}
    first = [effect, part.fails] if part.fails else [effect, DONE]
    attempts = [first] if part.letter else [first, [effect, DONE]]
    envelope: dict[str, Any] = {"job_id": job_id, "tenant_id": tenant_id, "job_type": LANE}
    if part is not UNFIT:
        envelope["payload"] = {"attempts": attempts}
    return Job(part=part, tenant_id=tenant_id, job_id=job_id, body=json.dumps(envelope, separators=(",", ":")))
