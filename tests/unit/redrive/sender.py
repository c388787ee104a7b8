"""A planned redrive, and one sender of a part of it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Letter
from lambdas.core.redrive import plan
from lambdas.core.redrive.record import entries_at
from lambdas.core.redrive.send import Sent, send_range
from lambdas.core.redrive.start import write_down
from lambdas.core.redrive.watch import Range, choose_wave
from tests.support.lane import LANE
from tests.support.worlds.island import REPLAY, Island

AN_AGE = timedelta(hours=1)

CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def planned(count: int, **given: Any) -> Island:
    """Letters, and a redrive of them whose only wave is chosen."""
    island = Island(agent=broken, lane=CALM)
    island.kill(count)
    asked = {**REPLAY, "canary": count, **given}
    write_down(island.redriver, asked, execution="arn:e", name="rd-1")
    plan.plan(island.redriver, "rd-1")
    choose_wave(island.redriver, "rd-1")
    return island


def entries_of(island: Island) -> list[str]:
    """The letters in the order in which they are sent."""
    redrive = island.redriver.found("rd-1")
    named = {"job_type": redrive.request.job_type, "plan_id": redrive.plan.plan_id}
    entries = entries_at(island.redriver.store, "rd-1", range(redrive.plan.planned), **named)
    return [entry.letter.letter_id for _, entry in entries]


def send(
    island: Island,
    *,
    rate: float = 100.0,
    begin: int = 0,
    end: int = 0,
    most: int = 0,
    until: datetime | None = None,
    on_discarded: Callable[[Letter], None] = lambda _letter: None,
) -> Sent:
    last = end or len(island.ledger.dead)
    part = Range(begin=begin, end=last, rate=rate, most=most or last - begin)
    until = until or island.now + AN_AGE
    return send_range(island.redriver, "rd-1", part, until=until, on_discarded=on_discarded)
