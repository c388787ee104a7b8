"""Strategies: what changed tries have cured in a lane, and what people decided about them."""

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import new_router, operator_in, person_of
from lambdas.api.shapes.lanes import ClueShown, Foreseen, LearnedShown, RulingShown, Strategies, TriedShown
from lambdas.core.config.lane import Lane
from lambdas.core.model.experience import Foresight, surest
from lambdas.core.operate import strategies as operate
from lambdas.core.operate.strategies import Learned
from lambdas.core.operate.submit import NoSuchLane
from lambdas.core.worker.strategies import known_cure

router = new_router()


@router.get("/strategies", summary="What changed tries have cured in a lane", tags=["strategies"])
def list_strategies(job_type: params.OneLane) -> Strategies:
    operator_in(router)
    lane = _lane(job_type)
    learned = operate.learned_in(house.ledger(), lane, now=wiring.now())
    foreseen = _foreseen(lane, house.ledger().foresight(job_type)) if lane.foresee else None
    return Strategies(job_type=job_type, codes=[_shown(each) for each in learned], foreseen=foreseen)


@router.post("/strategies/<code>", summary="Pin a strategy for a code, or forbid some", tags=["strategies"])
def rule_strategies(code: params.CodeInPath, body: params.RulingAsked) -> RulingShown:
    """It replaces what was decided before: with neither of the two, experience decides again."""
    person, lane = person_of(operator_in(router)), _lane(body.job_type)
    ruled = operate.rule_strategies(
        house.ledger(),
        lane.job_type,
        code,
        person,
        pinned=body.pinned,
        forbidden=body.forbidden,
        why=body.reason,
    )
    return RulingShown.model_validate(ruled)


def _lane(job_type: str) -> Lane:
    lane = wiring.lanes().get(job_type)
    if lane is None:
        raise NoSuchLane(job_type)
    return lane


def _shown(learned: Learned) -> LearnedShown:
    return LearnedShown(
        code=learned.code,
        default=learned.default,
        next=learned.next,
        why=learned.why,
        ruling=RulingShown.model_validate(learned.ruling),
        tried=[
            TriedShown(
                strategy=name, delay_s=delay_s, tries=int(tally.tries), cures=int(tally.cures), usd=round(tally.usd, 4)
            )
            for (name, delay_s), tally in sorted(learned.tallies.items())
        ],
    )


MOST_CLUES = 20


def _foreseen(lane: Lane, foresight: Foresight) -> Foreseen:
    score, strongest = foresight.score, surest(foresight)[:MOST_CLUES]
    cures = {code: _cure(lane, code) for code in {each.code for each in strongest}}
    clues = [ClueShown(**each.__dict__, cure=cures[each.code]) for each in strongest]
    return Foreseen(
        mode=lane.foresee,
        learned_at=foresight.at,
        precision=score.precision,
        recall=score.recall,
        **score.__dict__,
        clues=clues,
    )


def _cure(lane: Lane, code: str) -> str:
    known = house.ledger().experience(lane.job_type, code, signature="", now=wiring.now())
    return known_cure(code, lane, known)
