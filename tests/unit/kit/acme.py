"""An application as a team has it: a bank, a CRM, and agents that are safe to run again or are not."""

import asyncio
import itertools
from typing import Any

from lazaret import Job, Permanent, Run, Transient

charges: list[str] = []
cases: dict[str, str] = {}
clock = itertools.count(1)


def forget() -> None:
    charges.clear()
    cases.clear()


def charge_card(order: str) -> str:
    charges.append(order)
    return f"ch_{len(charges)}"


def find_charge(order: str) -> str | None:
    return f"ch_{charges.index(order) + 1}" if order in charges else None


def open_case(customer: str) -> str:
    return cases.setdefault(customer, f"case_{len(cases) + 1}")


def price(order: str) -> int:
    return len(order)


def careful(job: Job, run: Run) -> dict[str, Any]:
    """A step and two effects: one can be checked, one may be repeated."""
    order = job.payload["order"]
    cents = run.step("price", price, order)
    charge = run.effect("card.charged", key=order, do=charge_card, args=(order,), verify=find_charge)
    case = run.effect("crm.case_created", key=order, do=open_case, args=(order,), idempotent=True)
    run.spend(usd=0.25, tokens=1000)
    return {"cents": cents, "charge": charge, "case": case}


async def careful_async(job: Job, run: Run) -> dict[str, Any]:
    async def priced(order: str) -> int:
        await asyncio.sleep(0)
        return len(order)

    order = job.payload["order"]
    cents = await run.step("price", priced, order)
    charge = run.effect("card.charged", key=order, do=charge_card, args=(order,), verify=find_charge)
    return {"cents": cents, "charge": charge}


def unchecked(job: Job, run: Run) -> dict[str, Any]:
    """Nobody can say whether the charge was made, if the answer is lost."""
    return {
        "charge": run.effect("card.charged", key=job.payload["order"], do=charge_card, args=(job.payload["order"],))
    }


def misled(job: Job, run: Run) -> dict[str, Any]:
    """Its check looks in the wrong place, and never finds a charge."""
    order = job.payload["order"]
    return {"charge": run.effect("card.charged", key=order, do=charge_card, args=(order,), verify=lambda _: None)}


def trusting(job: Job, run: Run) -> dict[str, Any]:
    """Its check asks nobody: every charge that was begun counts as made."""
    order = job.payload["order"]
    return {"charge": run.effect("card.charged", key=order, do=charge_card, args=(order,), verify=lambda _: "ch_1")}


def past_the_ledger(job: Job, run: Run) -> dict[str, Any]:
    """It charges without a word to the run."""
    charge_card(job.payload["order"])
    return {"cents": run.step("price", price, job.payload["order"])}


def forgetful(job: Job, run: Run) -> dict[str, Any]:
    """Its step is called with another number each time, so no attempt finds what the last one kept."""
    return {"cents": run.step("price", lambda order, _at: price(order), job.payload["order"], next(clock))}


def guessing(job: Job, run: Run) -> dict[str, Any]:
    """What it returns depends on how often it was tried."""
    run.step("price", price, job.payload["order"])
    return {"attempt": run.attempt}


def drawing(job: Job, run: Run) -> dict[str, Any]:
    """What it returns is another thing each time, with a crash or without."""
    return {"number": run.step("draw", lambda: next(clock))}


def moody(job: Job, run: Run) -> dict[str, Any]:
    """It fails as the payload says, and then does not."""
    kept = run.step("price", price, job.payload.get("order", "o"))
    if run.attempt <= job.payload.get("hiccups", 0):
        raise Transient("NETWORK", "a hiccup")
    if job.payload.get("corrupt"):
        raise Permanent("DOC_PARSE_CORRUPT", "half of it is missing")
    return {"cents": kept}


def handing_over(job: Job, run: Run) -> dict[str, Any]:
    return {"sent": bool(run.enqueue("sanctions", {"order": job.payload["order"]}, key="k"))}


def guessing_no_more(job: Job, run: Run) -> dict[str, Any]:
    """`moody` after a fix: the same step, and no failure."""
    return {"cents": run.step("price", price, job.payload.get("order", "o"))}


def buggy(job: Job, run: Run) -> dict[str, Any]:
    """`moody` with a bug behind its step."""
    return {"cents": run.step("price", price, job.payload["order"]) + job.payload["discount"]}


def asking(job: Job, run: Run) -> dict[str, Any]:
    """`unchecked`, once a person has agreed."""
    run.ask("Charge it?", key="approve", options=["yes", "no"])
    return unchecked(job, run)


def awaiting(job: Job, run: Run) -> dict[str, Any]:
    """`unchecked`, once somebody has said something."""
    run.wait_for("payment", timeout=3600)
    return unchecked(job, run)
