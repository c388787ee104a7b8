"""Which error of a chain counts: wrappers are opened, every link is held against the table, the strongest finding wins.

It never raises, and ends for any chain: cycles, endless groups and properties that make new errors included.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from lambdas.core.classifier.clue import Clue, Strength
from lambdas.core.classifier.clues import FRAMEWORKS, VENDOR_CODES
from lambdas.core.classifier.clues_by_status import STATUSES
from lambdas.core.classifier.clues_by_type import SENTENCES, TYPES
from lambdas.core.classifier.clues_of_stores import STORES
from lambdas.core.classifier.evidence import Evidence, gather, said_status
from lambdas.core.classifier.reply import has_one, look
from lambdas.core.signals import AgentSignal
from lambdas.core.taxonomy import HELD, KIND_OF, Code, Kind
from lambdas.core.value import replace, value

if TYPE_CHECKING:
    from lambdas.core.failure import Rule

_STRUCTURED = (*FRAMEWORKS, *VENDOR_CODES, *STATUSES, *STORES, *TYPES)
_ANSWERS = (*VENDOR_CODES, *STATUSES)
_PHRASES = tuple(dict.fromkeys(phrase for clue in SENTENCES for phrase in clue.phrases))
_MODEL_WORDS = ("openai", "anthropic", "claude", "gpt-", "gemini", "bedrock", " llm", "language model", "the model")
# Where libraries keep the error that they wrap, besides `__cause__`: SQLAlchemy, urllib3, litellm, azure, backoff.
_WRAPPED = ("last_exception", "orig", "reason", "original_exception", "original_error", "inner_exception")
_BARE = frozenset({"Exception", "BaseException", "RuntimeError", "ValueError"})
_MOST_LINKS = 48
_SEVERITY = {Kind.POISON: 4, Kind.PERMANENT: 3, Kind.CONDITIONAL: 2, Kind.TRANSIENT: 1}


@value
class Finding:
    error: BaseException
    evidence: Evidence
    kind: Kind
    code: str
    strength: Strength
    order: int = 0  # of the rule that matched: the lane's first rule wins

    @property
    def weight(self) -> tuple[int, int]:
        return self.strength, -self.order

    @property
    def severity(self) -> int:
        if self.code == Code.UNKNOWN:
            return 0
        return 5 if self.code in HELD else _SEVERITY[self.kind]


class Judge:
    """One classification: the rules, and the links seen so far (kept alive, so that an id means one error)."""

    def __init__(self, rules: "Sequence[Rule]", in_effect: bool) -> None:
        self.rules = rules
        self.in_effect = in_effect
        self.links: list[BaseException] = []
        self._seen: set[int] = set()

    def judge(self, error: BaseException) -> Finding | None:
        best: Finding | None = None
        queue = [(error, True)]
        while queue and len(self.links) < _MOST_LINKS:
            link, is_stated = queue.pop(0)
            if id(link) in self._seen:
                continue
            self._seen.add(id(link))
            self.links.append(link)
            finding = self._find(link)
            # A context that nobody stated as the cause may bring news of the outside world, but no program error:
            # `except KeyError: raise DocumentCorrupt` means what it says.
            if best is None or (finding.weight > best.weight and (is_stated or finding.strength > Strength.GENERIC)):
                best = finding
            queue.extend((cause, is_stated) for cause in causes_of(link))
            if (context := _context_of(link)) is not None and _is_bare(finding):
                queue.append((context, False))
        return best

    def _find(self, link: BaseException) -> Finding:
        evidence = gather(link)
        if issubclass(type(link), AgentSignal) and isinstance(link, AgentSignal):
            return Finding(error=link, evidence=evidence, kind=link.kind, code=link.code, strength=Strength.SIGNAL)
        for order, rule in enumerate(self.rules):
            if matches(rule, evidence):
                return Finding(
                    error=link, evidence=evidence, kind=rule.kind, code=rule.code, strength=Strength.RULE, order=order
                )
        return self._worst_of(link) or self._by_table(link, evidence)

    def _worst_of(self, link: BaseException) -> Finding | None:
        """Of a group the member that waiting cures least: a retry that meets it again would be in vain."""
        if not issubclass(type(link), BaseExceptionGroup):
            return None
        members = look(link, "exceptions")
        findings = [self.judge(member) for member in members[:_MOST_LINKS]] if isinstance(members, tuple) else []
        return max((found for found in findings if found is not None), key=lambda found: found.severity, default=None)

    def _by_table(self, link: BaseException, evidence: Evidence) -> Finding:
        has_answer = evidence.status is not None or bool(evidence.codes)
        if (clue := self._first(_rows(evidence.kin.names, has_answer), evidence)) is not None:
            return _finding(link, evidence, clue.code, clue.strength)
        if (clue := self._by_sentence(evidence)) is not None:
            return _finding(link, evidence, clue.code, Strength.TEXT)
        if "OSError" in evidence.kin.names:
            return _finding(link, evidence, Code.PROGRAM_ERROR, Strength.GENERIC)
        return _finding(link, evidence, Code.UNKNOWN, Strength.NONE)

    def _by_sentence(self, evidence: Evidence) -> Clue | None:
        status = said_status(evidence.lowered)
        if status is None and not has_one(_PHRASES, evidence.lowered):
            return None
        is_model = evidence.is_model or has_one(_MODEL_WORDS, evidence.lowered)
        told = replace(evidence, status=status, is_model=is_model)
        answer = self._first(_ANSWERS, told) if status is not None else None
        return answer or self._first(SENTENCES, told)

    def _first(self, clues: Sequence[Clue], evidence: Evidence) -> Clue | None:
        for clue in clues:
            if clue.fits(evidence, self.in_effect):
                return clue
        return None


@lru_cache(maxsize=1024)
def _rows(names: frozenset[str], has_answer: bool) -> tuple[Clue, ...]:
    """The part of the table that can fit a class at all, with or without an answer of a server."""
    return tuple(
        clue
        for clue in _STRUCTURED
        if (has_answer or not (clue.statuses or clue.codes)) and not (clue.types and clue.types.isdisjoint(names))
    )


def _finding(link: BaseException, evidence: Evidence, code: Code, strength: Strength) -> Finding:
    return Finding(error=link, evidence=evidence, kind=KIND_OF[code], code=code.value, strength=strength)


def matches(rule: "Rule", evidence: Evidence) -> bool:
    if not (rule.type or rule.match) and rule.status is None:
        return False  # a rule without a condition would swallow every failure
    return (
        (not rule.type or rule.type in evidence.kin.names)
        and (rule.status is None or rule.status == evidence.status)
        and (not rule.match or _search(rule.match, evidence.message))
    )


def _search(pattern: str, message: str) -> bool:
    try:
        return re.search(pattern, message) is not None
    except re.error:  # lanes.toml is validated; a rule from elsewhere must not turn one failure into another
        return False


def causes_of(error: BaseException) -> Iterator[BaseException]:
    """What the error itself says that it wraps."""
    attempt = look(error, "last_attempt")  # tenacity's future; asking it for its exception would wait for it
    kwargs = look(error, "kwargs")  # botocore's HTTPClientError
    args = look(error, "args")
    held = [look(error, "__cause__"), *(look(error, name) for name in _WRAPPED), look(attempt, "_exception")]
    held += [kwargs.get("error")] if isinstance(kwargs, dict) else []
    held += args[:3] if isinstance(args, tuple) else ()
    return (cause for cause in held if issubclass(type(cause), BaseException))


def _context_of(error: BaseException) -> BaseException | None:
    context = look(error, "__context__")
    hidden = look(error, "__suppress_context__")
    return context if issubclass(type(context), BaseException) and not hidden else None


def _is_bare(finding: Finding) -> bool:
    """A wrapper without news of its own, so that what it was raised over may tell."""
    return finding.strength in (Strength.NONE, Strength.TEXT) or finding.evidence.kin.own in _BARE
