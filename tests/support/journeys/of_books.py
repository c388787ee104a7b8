"""Journeys of what is kept beside the jobs: money, counters, limits, notes, and what a person takes out of a list."""

from collections import Counter
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from lambdas.adapters.dynamo import counters, keys
from lambdas.core.agent.run import Run
from lambdas.core.model.breaker import TierLimits
from lambdas.core.model.errors import NoSuchRow, SoundRow, Uncountable
from lambdas.core.model.failure import NotDone, Permanent
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.operate import Person
from lambdas.core.operate.letters import find_group, hold_group
from lambdas.core.operate.tenants import close_breaker, set_limits
from tests.support.journeys.journey import Journey
from tests.support.lane import healthy
from tests.support.worlds.town import Town

# As a model's vendor says it: whoever is asked to wait remembers it for the tenant and for the lane.
RateLimited = type(
    "RateLimitError",
    (Exception,),
    {
        "__module__": "openai",
        "status_code": 429,
        "response": SimpleNamespace(status_code=429, headers={"retry-after": "5"}),
    },
)

ODD = ("T#tnt_1#J#kyc#odd", "ODD#1")  # the key of a row that belongs in no list


def settle(town: Town) -> None:
    town.run_until_settled(most=500)


def dear(town: Town) -> None:
    """It spends, an effect is refused once, it is asked for with other words later, and the vendor is busy."""
    asked: Counter[str] = Counter()

    def charge(_words: str) -> str:
        asked["charge"] += 1
        if asked["charge"] == 1:
            raise NotDone("busy")
        return town.outside.act("charged")

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.5, tokens=100)
        town.said_usd += 0.5
        words = f"attempt {run.attempt}"
        verify = town.outside.find
        try:
            run.effect("charge", key="k", do=charge, args=(words,), verify=lambda _words: verify("charged"))
        except NotDone:
            run.effect("charge", key="k", do=charge, args=(words,), verify=lambda _words: verify("charged"))
        if run.attempt == 1:
            raise RateLimited("slow down")
        return {"ok": True}

    town.agent = agent
    town.enqueue(town.message())


def is_paid(town: Town) -> None:
    assert town.head().status is HeadStatus.DONE
    assert town.outside.happened == {"charged": 1}
    assert town.head().spend_usd >= town.said_usd, "the ledger knows all that was said"


def uncounted(town: Town) -> None:
    """Counters that were busy when letters were born, and an event that nobody can count."""
    town.agent = _breaks
    with patch.object(counters, "count_moves", side_effect=Uncountable("busy")):
        town.kill(3)
    senseless = {**keys.place("T#tnt_1#J#kyc#job_0", "EVENT#2026-06-12T12:00:00.000Z#odd"), "counts": {"M": {}}}
    due = {"due_shard": {"S": keys.uncounted_shard(0)}, "sweep_at": {"S": "2026-06-12T12:00:00.000Z"}}
    town.ledger.put({**senseless, **due})


def _breaks(_job: Job, _run: Run) -> Any:
    raise Permanent("DOC_PARSE_CORRUPT", "broken")


def counting(town: Town) -> None:
    town.later(120)
    town.minutes(3)


def is_counted(town: Town) -> None:
    left = town.ledger.uncounted(town.now, limit=100)
    assert [event for event in left if event.move is not None] == []
    assert [hour.letters for hour in town.ledger.health_hours("tnt_1", since=town.now.replace(hour=0))] == [3]


def looked_at(town: Town) -> None:
    """Two letters of one cause, a row that belongs nowhere, and an open breaker."""
    town.agent = _breaks
    town.kill(2)
    town.trip()
    foreign = keys.place(*ODD)
    town.ledger.put({**foreign, "lane_status": {"S": "kyc#open#0"}, "listed_at": {"S": "2026-06-12"}})


class Unheard:
    """The sweep is asked for a beat, and never hears of it: the one that is due within a minute does the work."""

    def ask(self, beat: str) -> None:
        pass


def writing(town: Town) -> None:
    """What a person does one after the other, each again if it broke off."""
    person = Person(who="ana", clock=lambda: town.now, new_id=town.new_id)
    signature = next(iter(town.ledger.dead.values())).signature

    def hold() -> None:
        hold_group(town.ledger, find_group(town.ledger, town.breakers, "kyc", signature), person, why="known")

    def take_out() -> None:
        try:
            town.ledger.unlist(*ODD, person.signed("row.unlisted", "it is nobody's"))
        except (NoSuchRow, SoundRow):  # it was taken out before the command broke off
            return

    def close() -> None:
        if town.breakers.find("tnt_1", "kyc").opened_at is not None:
            close_breaker(town.breakers, Unheard(), "tnt_1", "kyc", person, why="mended")

    limits = TierLimits(failures=7)
    for act in (
        hold,
        lambda: set_limits(town.breakers, "tnt_1", "kyc", limits, person, why="a large customer"),
        take_out,
        close,
    ):
        town.person(act)
    town.agent = healthy
    town.minutes(2)


def is_written(town: Town) -> None:
    (group,) = town.ledger.groups("kyc")
    found = town.breakers.find("tnt_1", "kyc")
    assert (group.note.on_hold, found.limits.failures, found.opened_at, found.untold) == (True, 7, None, False)
    assert "lane_status" not in (town.ledger.get(keys.place(*ODD)) or {})
    assert town.statuses() == {"open": 2}


OF_BOOKS: dict[str, Journey] = {
    "money and a busy vendor": Journey(prepare=dear, go=settle, check=is_paid),
    "counters that were busy": Journey(prepare=uncounted, go=counting, check=is_counted),
    "what people write": Journey(prepare=looked_at, go=writing, check=is_written),
}
