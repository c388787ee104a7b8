"""The demo's story: what is sent, and how each part of it must end. It sends nothing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from agents import samples
from lambdas.core.model.failure import Code
from ops.jobs.envelopes import Parcel, parcel, raw_parcel

TENANTS = ("tnt_ada", "tnt_borg", "tnt_curie", "tnt_dijkstra", "tnt_euler")
HEALTHY: Mapping[str, int] = {"kyc": 80, "sanctions": 80, "backfill": 40}

RATE_LIMITED = {"op": "raise", "error": "openai.RateLimitError", "status": 429, "message": "slow down, please"}
ANSWERED = {"op": "return", "value": {"answer": 42}}
CUT_OFF = '{"job_id": "job_1", "tenant_id": '


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """One way to end. `code` is the letter's, or that of the failure which a later attempt overcame."""

    letter: bool = False
    code: str = ""
    attempts: int = 1

    def __str__(self) -> str:
        tries = f"{self.attempts} attempt{'' if self.attempts == 1 else 's'}"
        if self.letter:
            return f"letter {self.code} after {tries}"
        return f"done after {tries}" + (f", overcoming {self.code}" if self.code else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    title: str
    parcels: tuple[Parcel, ...]
    expected: Expected
    late: bool = False  # over only when SQS gives the message out again; the redrive happens meanwhile


def story(run: str) -> tuple[Part, ...]:
    """The dead worker first: its job is back only after the visibility timeout, and the rest happens meanwhile."""
    return (
        replace(
            _part(
                "a worker that dies",
                _simulated(run, "dies", [{"op": "kill_worker"}]),
                attempts=2,
                code=Code.WORKER_LOST,
            ),
            late=True,
        ),
        _part(
            "a rate-limited call", _simulated(run, "limited", [RATE_LIMITED]), attempts=2, code=Code.LLM_RATE_LIMITED
        ),
        Part(
            title=f"{len(TENANTS)} corrupt documents",
            parcels=corrupt(run),
            expected=Expected(letter=True, code="DOC_PARSE_CORRUPT"),
        ),
        _part("an unroutable message", _unroutable(run), letter=True, code=Code.UNROUTABLE, attempts=0),
        _part(
            "an unparseable message",
            raw_parcel(CUT_OFF, lane="backfill", tenant_id=TENANTS[0]),
            letter=True,
            code=Code.SCHEMA_INVALID,
            attempts=0,
        ),
        *(
            Part(title=f"{count} healthy jobs, {lane}", parcels=_healthy(run, lane, count), expected=Expected())
            for lane, count in HEALTHY.items()
        ),
    )


def _part(title: str, one: Parcel, *, letter: bool = False, code: str = "", attempts: int = 1) -> Part:
    return Part(title=title, parcels=(one,), expected=Expected(letter=letter, code=code, attempts=attempts))


def _job(run: str, name: str, n: int, *, lane: str, job_type: str = "", payload: dict[str, Any]) -> Parcel:
    envelope = {
        "job_id": f"{name}-{n:03d}-{run}",
        "tenant_id": TENANTS[n % len(TENANTS)],
        "job_type": job_type or lane,
        "payload": payload,
        "source": "demo",
    }
    return parcel(envelope, lane=lane)


def _simulated(run: str, name: str, first_attempt: list[dict[str, Any]]) -> Parcel:
    return _job(run, name, 0, lane="simulated", payload={"attempts": [first_attempt, [ANSWERED]]})


def corrupt(run: str) -> tuple[Parcel, ...]:
    """One of each tenant: a group that is worth a redrive, and no breaker opens."""
    return tuple(
        _job(run, "corrupt", n, lane="kyc", payload=samples.kyc_payload(f"cus_{run}_c{n}", corrupt=True))
        for n in range(len(TENANTS))
    )


def _unroutable(run: str) -> Parcel:
    return _job(run, "unroutable", 0, lane="sanctions", job_type="invoices", payload={"invoice": 17})


def _healthy(run: str, lane: str, count: int) -> tuple[Parcel, ...]:
    payloads: dict[str, Callable[[int], dict[str, Any]]] = {
        "kyc": lambda n: samples.kyc_payload(f"cus_{run}_{n:03d}"),
        "sanctions": samples.sanctions_payload,
        "backfill": samples.backfill_payload,
    }
    return tuple(_job(run, lane, n, lane=lane, payload=payloads[lane](n)) for n in range(count))
