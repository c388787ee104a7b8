"""The default answer to each failure: how long to wait, what to change, how many more tries. Each with its reason.

Lanes override delays and tries in lanes.toml; what changes is code, because it must fit what the agent can take.
"""

from collections.abc import Callable

from lambdas.core.config.lane import AnswerOverride, Lane
from lambdas.core.model.failure import SAME, Code, Failure, Strategy
from lambdas.core.model.value import value

COMPRESS_TO_TOKENS = 80_000
OUTPUT_TOKENS = 4_096  # what agents are assumed to allow until a strategy says otherwise
TIGHTER = 0.6

Change = Callable[[Failure, Lane, Strategy], Strategy]


@value
class Answer:
    delay_s: float
    more_tries: int
    change: Change
    reason: str


def answer_to(code: str, lane: Lane) -> Answer | None:
    """None for what is not conditional: transient delays come from the lane's backoff, permanent gets no try."""
    default = ANSWERS.get(code)
    if default is None:
        return None
    override = lane.answers.get(code, AnswerOverride())
    return Answer(
        delay_s=default.delay_s if override.delay_s is None else override.delay_s,
        more_tries=default.more_tries if override.more_tries is None else override.more_tries,
        change=default.change,
        reason=default.reason,
    )


def _same(_failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return SAME


def _compress(_failure: Failure, lane: Lane, tried: Strategy) -> Strategy:
    return Strategy(
        model=_larger_model(lane, tried.model),
        compress_to_tokens=COMPRESS_TO_TOKENS,
        instructions=("Keep to the core of the task; leave background out.",),
    )


def _someone_else(failure: Failure, lane: Lane, tried: Strategy) -> Strategy:
    return Strategy(
        agent=_next(lane.alternates, tried.agent),
        model=_next(tuple(model.name for model in lane.models), tried.model or _first_model(lane)),
        constraints=(
            f"An earlier answer was wrong and was repeated: {_first_line(failure)}. Do not give it again.",
            "Check the answer against the expected shape before giving it.",
        ),
    )


def _concise(_failure: Failure, _lane: Lane, tried: Strategy) -> Strategy:
    limit = tried.max_output_tokens or OUTPUT_TOKENS
    return Strategy(max_output_tokens=int(limit * TIGHTER), instructions=("Be concise: accuracy before completeness.",))


def _constrain(failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return Strategy(
        constraints=(
            f"The earlier answer did not fit what was asked: {_first_line(failure)}.",
            "Answer in the expected schema and nothing else.",
        )
    )


def _evidence(failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return Strategy(instructions=(f"An earlier try failed: {_first_line(failure)}. Take it into account.",))


ANSWERS: dict[str, Answer] = {
    Code.CONTEXT_OVERFLOW: Answer(
        delay_s=10, more_tries=1, change=_compress, reason="the cure is a smaller prompt, not time"
    ),
    Code.HALLUCINATION_LOOP: Answer(
        delay_s=60, more_tries=1, change=_someone_else, reason="another mind breaks the loop; the same one repeats it"
    ),
    Code.TOKEN_BUDGET_EXCEEDED: Answer(
        delay_s=10, more_tries=1, change=_concise, reason="the answer was too long, so ask for a shorter one"
    ),
    Code.MODEL_CONFUSED: Answer(
        delay_s=60, more_tries=1, change=_constrain, reason="the task was valid, so say what was misunderstood"
    ),
    Code.TOOL_FAILED: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="an agent that knows which tool failed may work around it"
    ),
    Code.SWALLOWED: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="what was hidden is shown to the next try"
    ),
    Code.EMPTY_RESULT: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="silence may be chance, twice it is a fault"
    ),
    Code.OUT_OF_MEMORY: Answer(
        delay_s=10, more_tries=1, change=_same, reason="beside other neighbours it may fit; if not, raise memory_mb"
    ),
    Code.PROGRAM_ERROR: Answer(
        delay_s=10, more_tries=1, change=_same, reason="one more try tells whether it is deterministic"
    ),
    Code.UNKNOWN: Answer(delay_s=120, more_tries=1, change=_same, reason="nothing is known, so try once more only"),
}


def _larger_model(lane: Lane, current: str | None) -> str | None:
    windows = {model.name: model.context_tokens for model in lane.models}
    size = windows.get(current or _first_model(lane) or "", 0)
    larger = [model for model in lane.models if model.context_tokens > size]
    return min(larger, key=lambda model: model.context_tokens).name if larger else None


def _first_model(lane: Lane) -> str | None:
    return lane.models[0].name if lane.models else None


def _next(names: tuple[str, ...], current: str | None) -> str | None:
    if current not in names:
        return names[0] if names else None
    following = names[names.index(current) + 1 :]
    return following[0] if following else None


def _first_line(failure: Failure) -> str:
    return failure.detail.split("\n", 1)[0][:300] or failure.code
