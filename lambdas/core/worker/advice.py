"""What a lane's triage agent advises about a letter: what to do, why, and what to say. It is a guest's word.

It is read strictly, kept on the timeline, and shown. Nothing here acts on it.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any

from lambdas.core.config.lane import Lane, foreign_name
from lambdas.core.model.failure import SAME, Strategy
from lambdas.core.model.head import Event
from lambdas.core.model.value import clipped, names_in, value

ADVISED = "letter.advised"
NOT_ADVISED = "letter.not_advised"
MOST_REASONS = 5
LONGEST_REASON = 300
LONGEST_DRAFT = 4_000
MOST_TOKENS = 10_000_000


class Act(StrEnum):
    REPLAY = "replay"  # run it again, with the strategy if there is one
    OTHER_AGENT = "other_agent"  # run it again with the agent that the strategy names
    DISCARD = "discard"  # give it up
    ASK = "ask"  # ask the tenant; the draft is the question
    REPORT = "report"  # report a bug; the draft is the report


@value
class Advice:
    act: Act
    reasons: tuple[str, ...]
    strategy: Strategy = SAME
    draft: str = ""
    by: str = ""  # the lane's triage, "agents.triage:advise"
    at: datetime | None = None
    spend_usd: float = 0.0


def read_advice(text: str, lane: Lane) -> Advice:
    """Raise ValueError, with what was expected."""
    given = json.loads(text)
    if not isinstance(given, dict) or given.get("act") not in list(Act):
        act = given.get("act") if isinstance(given, dict) else given
        raise ValueError(f"act is {act!r:.80}: expected {{'act': one of {', '.join(Act)}, 'reasons': [...]}}")
    reasons = given.get("reasons")
    if not isinstance(reasons, list) or not reasons or not all(isinstance(each, str) and each for each in reasons):
        raise ValueError(f"reasons is {reasons!r:.80}: expected at least one text")
    strategy = _strategy(given.get("strategy") or {}, lane)
    if given["act"] == Act.OTHER_AGENT and strategy.agent is None:
        raise ValueError(f"act is {given['act']!r}: expected strategy.agent, one of {', '.join(lane.alternates)}")
    return Advice(
        act=Act(given["act"]),
        reasons=tuple(clipped(each, LONGEST_REASON) for each in reasons[:MOST_REASONS]),
        strategy=strategy,
        draft=clipped(str(given.get("draft") or ""), LONGEST_DRAFT),
    )


def _strategy(given: Any, lane: Lane) -> Strategy:
    strategy = _advisable(given)
    foreign = foreign_name(lane, agent=strategy.agent, model=strategy.model)
    if foreign is not None:
        raise ValueError(f"strategy.{foreign}")
    return strategy


def _advisable(given: Any) -> Strategy:
    """Names and whole numbers. No words: they would be a model's, or a thief's, given to another."""
    if not isinstance(given, dict) or given.keys() - _ADVISABLE:
        raise ValueError(f"strategy is {given!r:.80}: expected some of {', '.join(sorted(_ADVISABLE))}")
    for name in ("compress_to_tokens", "max_output_tokens"):
        number = given.get(name)
        if number is not None and (type(number) is not int or not 0 < number <= MOST_TOKENS):
            raise ValueError(f"strategy.{name} is {number!r:.40}: expected a whole number up to {MOST_TOKENS:,}")
    for name in ("agent", "model"):
        if not isinstance(given.get(name), str | None):
            raise ValueError(f"strategy.{name} is {given[name]!r:.80}: expected a name")
    return Strategy(**given)


_ADVISABLE = frozenset({"model", "agent", "compress_to_tokens", "max_output_tokens"})


def as_data(advice: Advice, death_id: str) -> dict[str, Any]:
    """As the timeline keeps it, beside who and why."""
    changes = {name: getattr(advice.strategy, name) for name in names_in(Strategy)}
    return {
        "death_id": death_id,
        "act": advice.act.value,
        "reasons": list(advice.reasons),
        "strategy": {name: change for name, change in changes.items() if change},
        "draft": advice.draft,
        "spend_usd": advice.spend_usd,
    }


def advice_in(timeline: Sequence[Event], death_id: str) -> Advice | None:
    """The latest about this death. Only a worker writes such an event: no run may, and no producer.

    Whoever has stolen a worker's role writes what they like: what no worker of ours would have written is none.
    """
    for event in reversed(timeline):
        if event.what == ADVISED and death_id and event.data.get("death_id") == death_id:
            try:
                return _kept(event, event.data)
            except (ValueError, TypeError, KeyError):
                return None
    return None


def _kept(event: Event, data: Mapping[str, Any]) -> Advice:
    reasons, draft, spent = data["reasons"], data["draft"], data["spend_usd"]
    if not all(isinstance(text, str) for text in (draft, *reasons)) or type(spent) not in (int, float):
        raise TypeError(f"reasons, draft and spend_usd are {reasons!r:.80}, {draft!r:.80} and {spent!r:.80}")
    return Advice(
        act=Act(data["act"]),
        reasons=tuple(clipped(each, LONGEST_REASON) for each in reasons[:MOST_REASONS]),
        strategy=_advisable(data["strategy"]),
        draft=clipped(draft, LONGEST_DRAFT),
        by=event.who,
        at=event.at,
        spend_usd=spent,
    )
