"""From an exception to a failure: the finding that counts, told with its message, its place and its signature.

Loaded with the first failure of a process, by `lambdas.core.failure.classify`, which is the public name.
"""

from collections.abc import Sequence
from typing import cast

from lambdas.core.classifier import frames
from lambdas.core.classifier.clue import Strength
from lambdas.core.classifier.evidence import kin_of, text_of, traceback_of
from lambdas.core.classifier.judgement import Finding, Judge
from lambdas.core.classifier.signature import signature_of
from lambdas.core.clipped import clipped, storable
from lambdas.core.failure import Failure, Rule
from lambdas.core.signals import AgentSignal
from lambdas.core.taxonomy import KIND_OF, Code, Kind

_LONGEST_DETAIL = 4_000
_LONGEST_MESSAGE = 1_200  # of one error in the detail, so that the traceback has room
_LONGEST_NAME = 300  # of an error's class
_MOST_SHOWN = 6  # errors of a chain


def classified(error: BaseException, *, rules: Sequence[Rule], step: str, in_effect: bool) -> Failure:
    try:
        judge = Judge(rules, in_effect)
        finding = judge.judge(error)
        if finding is not None:
            return _failure(error, finding, judge.links, step)
    except Exception:  # the reader failed, not the job: say what is known for certain
        finding = None
    return Failure(
        kind=KIND_OF[Code.UNKNOWN],
        code=Code.UNKNOWN.value,
        retryable=True,
        error_type=clipped(type(error).__qualname__, _LONGEST_NAME),
        signature=signature_of(error_type=type(error).__qualname__, message="", step=step),
    )


def _failure(error: BaseException, finding: Finding, links: Sequence[BaseException], step: str) -> Failure:
    evidence = finding.evidence
    # Asked by strength: isinstance would run the exception's own code.
    signal = cast(AgentSignal, finding.error) if finding.strength is Strength.SIGNAL else None
    name = evidence.kin.own if signal else evidence.kin.name
    retryable = finding.kind in (Kind.TRANSIENT, Kind.CONDITIONAL)
    where = evidence.where or frames.place(traceback_of(error))[0]
    return Failure(
        kind=finding.kind,
        code=finding.code,
        retryable=retryable,
        detail=_detail(links),
        error_type=clipped(name, _LONGEST_NAME),
        signature=signature_of(
            error_type=f"{name}:{signal.code}" if signal else name,
            message=signal.detail if signal else evidence.message,
            step=step,
            where=where,
            status=evidence.status,
        ),
        retry_after=evidence.retry_after if retryable else None,
    )


def _detail(links: Sequence[BaseException]) -> str:
    lines: list[str] = []
    for link in links[:_MOST_SHOWN]:
        message, way = trimmed(text_of(link), _LONGEST_MESSAGE), frames.shown(traceback_of(link))
        if message or way or not lines:
            lines.append(f"{'caused by ' if lines else ''}{kin_of(link).name}{': ' if message else ''}{message}")
            lines.extend(way)
    return storable(trimmed("\n".join(lines), _LONGEST_DETAIL))


def trimmed(text: str, limit: int) -> str:
    """Head and tail: a message begins with what happened, a traceback ends with where."""
    if len(text) <= limit:
        return text
    mark = f"\n… {len(text) - limit} characters left out …\n"
    head = limit // 2
    return f"{text[:head]}{mark}{text[len(text) - (limit - head - len(mark)) :]}"
