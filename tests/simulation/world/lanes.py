"""The lanes of a world, drawn from its seed, and what a deploy may change in one while jobs are under way."""

from collections.abc import Callable
from random import Random

from lambdas.core.config.lane import Backoff, BreakerLimits, Lane, Model, ReplayPolicy
from lambdas.core.model.value import replace
from tests.simulation.world.waits import told_by

NAMES = ("kyc", "mail", "score")
SMALL, LARGE, SPARE = Model(name="small", context_tokens=2_000), Model(name="large", context_tokens=50_000), "spare"
AGENTS = ("agents.one:run", "agents.two:run", "agents.three:run")
REVIEWED = 0.2  # of the lanes: replays need a second person
RETIRED = 0.2  # of the edits
BOUNDED = 0.3  # of the lanes: only so many jobs of a tenant run at once


def drawn(dice: Random, bounds: Random) -> dict[str, Lane]:
    """`bounds` are dice of their own: a world without bounds stays what its seed has always made it."""
    count = dice.choice((1, 1, 2, 3))
    made = {name: _bounded(_lane(name, dice), bounds) for name in NAMES[:count]}
    return {name: replace(lane, events=told_by(bounds)) for name, lane in made.items()}


def _bounded(lane: Lane, dice: Random) -> Lane:
    return replace(lane, tenant_concurrency=dice.choice((1, 1, 2, 3))) if dice.random() < BOUNDED else lane


def _lane(name: str, dice: Random) -> Lane:
    reviewed = dice.random() < REVIEWED
    return Lane(
        job_type=name,
        agent=AGENTS[0],
        alternates=AGENTS[1:],
        models=dice.choice(((), (SMALL, LARGE))),
        run_timeout=dice.choice((5, 5, 8)),
        batch_size=dice.choice((1, 2, 3, 5)),
        max_receive_count=dice.choice((2, 3, 5)),
        max_concurrency=dice.choice((2, 50)),
        attempts=dice.choice((2, 3, 4)),
        budget_usd=dice.choice((None, 1.0, 2.0)),
        budget_tokens=dice.choice((None, None, 3_000)),
        max_steps=dice.choice((100, 100, 12, 6)),
        max_age_hours=dice.choice((24.0, 24.0, 0.2)),
        backoff=Backoff(base_s=1, cap_s=10),
        breaker=BreakerLimits(
            failures=dice.choice((3, 3, 5, 50)), share=0.1, transient_share=0.4, window_s=120, cool_down_s=60
        ),
        replay=ReplayPolicy(
            auto=not reviewed,
            max=3,
            auto_max=dice.choice((1, 2)),
            deny=dice.choice(((), (), (), ("LLM_RATE_LIMITED",))),
        ),
        human_review=reviewed,
        approval_above=dice.choice((3, 20)),
        retention_days=30,
        needs_result=dice.random() < 0.8,
        enqueues=tuple(each for each in NAMES if each != name),
    )


def edited(lane: Lane, dice: Random) -> Lane:
    """The lane as somebody deploys it next."""
    if dice.random() < RETIRED:
        return replace(lane, retired=True)
    return dice.choice(_EDITS)(lane, dice)


_EDITS: tuple[Callable[[Lane, Random], Lane], ...] = (
    lambda lane, dice: replace(lane, models=dice.choice(((LARGE,), (SMALL,), (replace(LARGE, name=SPARE),)))),
    lambda lane, dice: replace(lane, alternates=dice.choice(((), AGENTS[2:]))),
    lambda lane, dice: replace(lane, agent=AGENTS[1], alternates=AGENTS[2:]),
    lambda lane, dice: replace(lane, attempts=dice.choice((1, 2, 5))),
    lambda lane, dice: replace(lane, batch_size=dice.choice((1, 3, 10))),
    lambda lane, dice: replace(lane, max_receive_count=dice.choice((2, 3, 6))),
    lambda lane, dice: replace(lane, budget_usd=dice.choice((0.3, 1.0, 5.0))),
    lambda lane, dice: replace(lane, run_timeout=dice.choice((3, 10))),
    lambda lane, dice: replace(lane, approval_above=dice.choice((1, 50))),
    lambda lane, dice: replace(lane, breaker=replace(lane.breaker, failures=dice.choice((2, 6)))),
    lambda lane, dice: replace(lane, replay=replace(lane.replay, auto=False)),
)
