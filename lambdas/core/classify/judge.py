"""Which finding in a chain of errors counts. Pure: it reads evidence, and nothing else."""

import re
from collections.abc import Sequence
from functools import lru_cache

from lambdas.core.classify.carried import has_one
from lambdas.core.classify.clue import Clue, Strength, said_status
from lambdas.core.classify.clues_by_status import STATUSES, STORES
from lambdas.core.classify.clues_by_type import SENTENCES, TYPES
from lambdas.core.classify.clues_of_vendors import FRAMEWORKS, VENDOR_CODES
from lambdas.core.classify.evidence import Evidence, Link, lowered
from lambdas.core.model.failure import HELD, KIND_OF, Code, Kind, Rule
from lambdas.core.model.value import replace, value

_STRUCTURED = (*FRAMEWORKS, *VENDOR_CODES, *STATUSES, *STORES, *TYPES)
_ANSWERS = (*VENDOR_CODES, *STATUSES)
_PHRASES = tuple(dict.fromkeys(phrase for clue in SENTENCES for phrase in clue.phrases))
_MODEL_WORDS = ("openai", "anthropic", "claude", "gpt-", "gemini", "bedrock", " llm", "language model", "the model")
_BARE = frozenset({"Exception", "BaseException", "RuntimeError", "ValueError"})
_SEVERITY = {Kind.POISON: 4, Kind.PERMANENT: 3, Kind.CONDITIONAL: 2, Kind.TRANSIENT: 1}


@value
class Finding:
    link: Link
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


class Examination:
    """One classification: the rules, and the links seen so far."""

    def __init__(self, evidence: Evidence, rules: "Sequence[Rule]", in_effect: bool) -> None:
        self.evidence = evidence.links
        self.rules = rules
        self.in_effect = in_effect
        self.seen: dict[int, Link] = {}  # in the order in which they were looked at

    def find(self, number: int) -> Finding | None:
        best: Finding | None = None
        queue = [(number, True)]
        while queue:
            number, is_stated = queue.pop(0)
            if number in self.seen:
                continue
            self.seen[number] = link = self.evidence[number]
            finding = self._find(link)
            # A context that nobody stated as the cause may bring news of the outside world, but no program error:
            # `except KeyError: raise DocumentCorrupt` means what it says.
            if best is None or (finding.weight > best.weight and (is_stated or finding.strength > Strength.GENERIC)):
                best = finding
            queue.extend((cause, is_stated) for cause in link.causes)
            if link.context is not None and _is_bare(finding):
                queue.append((link.context, False))
        return best

    def _find(self, link: Link) -> Finding:
        if (signal := link.signal) is not None:
            return Finding(link=link, kind=signal.kind, code=signal.code, strength=Strength.SIGNAL)
        for order, rule in enumerate(self.rules):
            if matches(rule, link):
                return Finding(link=link, kind=rule.kind, code=rule.code, strength=Strength.RULE, order=order)
        if link.is_not_done:  # its cause knows why; without one, nothing happened and another try is safe
            return _finding(link, Code.DEPENDENCY_UNAVAILABLE, Strength.NONE)
        return self._worst_of(link) or self._by_table(link)

    def _worst_of(self, link: Link) -> Finding | None:
        """Of a group the member that waiting cures least: a retry that meets it again would be in vain."""
        findings = [self.find(member) for member in link.members or ()]
        return max((found for found in findings if found is not None), key=lambda found: found.severity, default=None)

    def _by_table(self, link: Link) -> Finding:
        has_answer = link.status is not None or bool(link.codes)
        if (clue := self._first(_rows(link.kin.names, has_answer), link)) is not None:
            return _finding(link, clue.code, clue.strength)
        if (clue := self._by_sentence(link)) is not None:
            return _finding(link, clue.code, Strength.TEXT)
        if "OSError" in link.kin.names:
            return _finding(link, Code.PROGRAM_ERROR, Strength.GENERIC)
        return _finding(link, Code.UNKNOWN, Strength.NONE)

    def _by_sentence(self, link: Link) -> Clue | None:
        status = said_status(lowered(link))
        if status is None and not has_one(_PHRASES, lowered(link)):
            return None
        is_model = link.is_model or has_one(_MODEL_WORDS, lowered(link))
        told = replace(link, status=status, is_model=is_model)
        answer = self._first(_ANSWERS, told) if status is not None else None
        return answer or self._first(SENTENCES, told)

    def _first(self, clues: Sequence[Clue], link: Link) -> Clue | None:
        for clue in clues:
            if clue.fits(link, self.in_effect):
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


def _finding(link: Link, code: Code, strength: Strength) -> Finding:
    return Finding(link=link, kind=KIND_OF[code], code=code.value, strength=strength)


def matches(rule: "Rule", link: Link) -> bool:
    if not (rule.type or rule.match) and rule.status is None:
        return False  # a rule without a condition would swallow every failure
    return (
        (not rule.type or rule.type in link.kin.names)
        and (rule.status is None or rule.status == link.status)
        and (not rule.match or _search(rule.match, link.message))
    )


def _search(pattern: str, message: str) -> bool:
    try:
        return re.search(pattern, message) is not None
    except re.error:  # lanes.toml is validated; a rule from elsewhere must not turn one failure into another
        return False


def _is_bare(finding: Finding) -> bool:
    """A wrapper that says nothing by itself, so that the error it was raised over may count."""
    return finding.strength in (Strength.NONE, Strength.TEXT) or finding.link.kin.own in _BARE
