"""Whether a letter may be replayed or resumed: computed, shown first, enforced by every path that sends it again."""

from enum import StrEnum

from lambdas.core.lane import Lane
from lambdas.core.letter import EffectStatus, Letter
from lambdas.core.strategy import SAME, Strategy
from lambdas.core.taxonomy import CURED_BY_CODE, HEADLESS, Code
from lambdas.core.value import value


class Safety(StrEnum):
    SAFE = "safe"  # nothing happened outside, or every effect is committed and will be skipped
    RESUME_ONLY = "resume_only"  # a fresh scope would do committed effects again
    VERIFY_FIRST = "verify_first"  # an effect is in doubt
    UNFIXED = "unfixed"  # only a change of code cures it, and none was made
    NEVER = "never"  # denied code, overtaken by a newer version, replays used up, or no job to replay


class Way(StrEnum):
    REPLAY = "replay"  # a new job with the same root
    RESUME = "resume"  # the same run, from its checkpoint
    DISCARD = "discard"  # give it up, with a reason


@value
class Intended:
    """What the operator means to do with the letter, as far as safety depends on it."""

    way: Way = Way.REPLAY
    fresh_scope: bool = False
    worker_version: str = ""  # of the lane now
    patched: bool = False
    strategy: Strategy = SAME
    fixed: str = ""  # the operator's audited statement
    newer_version_done: bool = False


def judge(letter: Letter, intended: Intended, lane: Lane) -> tuple[Safety, str]:
    """The verdict and the sentence that explains it. Discarding is always safe."""
    if intended.way is Way.DISCARD:
        return Safety.SAFE, "discarding sends nothing"
    for verdict, applies, why in _verdicts(letter, intended, lane):
        if applies:
            return verdict, why
    if any(effect.status is EffectStatus.COMMITTED for effect in letter.effects):
        return Safety.SAFE, "every effect is committed and will be skipped"
    return Safety.SAFE, "nothing happened outside"


def _verdicts(letter: Letter, intended: Intended, lane: Lane) -> list[tuple[Safety, bool, str]]:
    """In the order of severity; the first that applies is the verdict."""
    replays = len(letter.lineage)
    in_doubt = [e for e in letter.effects if e.status is EffectStatus.INTENT]
    committed = [e for e in letter.effects if e.status is EffectStatus.COMMITTED]
    changed = (
        bool(intended.fixed)
        or intended.patched
        or (intended.strategy != SAME and intended.strategy not in letter.strategies_tried)
        or (intended.worker_version not in ("", letter.worker_version))
    )
    unreplayable = letter.code in HEADLESS and not (intended.patched and letter.code == Code.SCHEMA_INVALID)
    return [
        (Safety.NEVER, unreplayable, f"{letter.code} letters hold no job that could run"),
        (Safety.NEVER, letter.code == Code.EXPIRED, "the producer asked not to run it after its time"),
        (Safety.NEVER, letter.code in lane.replay.deny, f"the lane denies replays of {letter.code}"),
        (Safety.NEVER, intended.newer_version_done, "a newer version of the job is done"),
        (
            Safety.NEVER,
            replays >= lane.replay.max,
            f"replayed {_some(replays, 'time')}, the lane allows {lane.replay.max}",
        ),
        (Safety.VERIFY_FIRST, bool(in_doubt), _in_doubt(len(in_doubt))),
        (
            Safety.RESUME_ONLY,
            bool(committed) and intended.fresh_scope and intended.way is Way.REPLAY,
            f"{_some(len(committed), 'committed effect')} would happen again in a fresh scope",
        ),
        (
            Safety.UNFIXED,
            letter.code in CURED_BY_CODE and not changed,
            f"{letter.code} on worker version {letter.worker_version or 'unknown'} needs a change of code",
        ),
    ]


def _in_doubt(number: int) -> str:
    return f"{_some(number, 'effect')} {'is' if number == 1 else 'are'} in doubt"


def _some(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
