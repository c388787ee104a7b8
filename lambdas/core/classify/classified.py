"""From an exception, or from the evidence that another process sent of one, to a failure.

Loaded with the first failure of a process, by `lambdas.core.model.failure.classify`, which is the public name.
"""

from collections.abc import Iterable, Sequence

from lambdas.core.classify.evidence import Evidence, Link
from lambdas.core.classify.extract import extract
from lambdas.core.classify.judge import Examination, Finding
from lambdas.core.classify.signature import signature_of
from lambdas.core.model.failure import KIND_OF, Code, Failure, Kind, Rule
from lambdas.core.model.value import clipped, storable

_LONGEST_DETAIL = 4_000
_LONGEST_MESSAGE = 1_200  # of one error in the detail, so that the traceback has room
_LONGEST_NAME = 300  # of an error's class
_LONGEST_REASON = 300
_MOST_SHOWN = 6  # errors of a chain


def classified(error: BaseException, *, rules: Sequence[Rule], step: str, in_effect: bool) -> Failure:
    try:
        return judged(extract(error), rules=rules, step=step, in_effect=in_effect)
    except Exception:  # the reader failed, not the job: say what is known for certain
        name = type(error).__qualname__
    return Failure(
        kind=KIND_OF[Code.UNKNOWN],
        code=Code.UNKNOWN.value,
        retryable=True,
        error_type=clipped(name, _LONGEST_NAME),
        signature=signature_of(error_type=name, message="", step=step),
    )


def judged(evidence: Evidence, *, rules: Sequence[Rule] = (), step: str = "", in_effect: bool = False) -> Failure:
    """The same evidence gives the same failure, in whichever process it was extracted."""
    examined = Examination(evidence, rules, in_effect)
    finding = examined.find(0)
    assert finding is not None  # noqa: S101 - only a link that was seen before gives none
    return _failure(evidence.links[0], finding, examined.seen.values(), step)


def _failure(error: Link, finding: Finding, links: Iterable[Link], step: str) -> Failure:
    link, signal = finding.link, finding.link.signal
    name = link.kin.own if signal else link.kin.name
    where = link.where or error.where
    retryable = finding.kind in (Kind.TRANSIENT, Kind.CONDITIONAL)
    return Failure(
        kind=finding.kind,
        code=finding.code,
        retryable=retryable,
        detail=_detail(links),
        error_type=clipped(name, _LONGEST_NAME),
        signature=signature_of(
            error_type=f"{name}:{signal.code}" if signal else name,
            message=signal.detail if signal else link.message,
            step=step,
            where=where,
            status=link.status,
        ),
        retry_after=link.retry_after if retryable else None,
        because=clipped(f"{finding.kind}, because: {finding.because}", _LONGEST_REASON),
        where=clipped(where, _LONGEST_NAME),
    )


def _detail(links: Iterable[Link]) -> str:
    lines: list[str] = []
    for link in [*links][:_MOST_SHOWN]:
        message = trimmed(link.text, _LONGEST_MESSAGE)
        if message or link.frames or not lines:
            lines.append(f"{'caused by ' if lines else ''}{link.kin.name}{': ' if message else ''}{message}")
            lines.extend(link.frames)
    return storable(trimmed("\n".join(lines), _LONGEST_DETAIL))


def trimmed(text: str, limit: int) -> str:
    """Head and tail: a message begins with what happened, a traceback ends with where."""
    if len(text) <= limit:
        return text
    mark = f"\n… {len(text) - limit} characters left out …\n"
    head = limit // 2
    return f"{text[:head]}{mark}{text[len(text) - (limit - head - len(mark)) :]}"
