"""Which finding in a chain of errors counts. Pure: it reads evidence, and nothing else."""

import re
from bisect import bisect
from collections.abc import Sequence

from lambdas.core.classify.evidence import Evidence, Link
from lambdas.core.classify.votes import Vote, votes_of
from lambdas.core.model.failure import HELD, KIND_OF, Code, Kind, Rule
from lambdas.core.model.value import value

_DOUBT = 8  # of what nobody has seen: even an undisputed vote is not certain, unless Python itself cast it
_BARE = frozenset({"Exception", "BaseException", "RuntimeError", "ValueError"})
_SEVERITY = {Kind.POISON: 4, Kind.PERMANENT: 3, Kind.CONDITIONAL: 2, Kind.TRANSIENT: 1}


# Within a level the outer error wins: what a wrapper says of itself counts unless its cause knows distinctly more.
# Nothing, a bug, a sentence, a broken connection, a wait that ended, a telling name, an answer, a rule, a signal.
_LEVELS = (1, 9, 20, 24, 25, 36, 500, 1_000)
_DECISIVE = 1_000  # the agent's own word; a rule of the lane has half of it
_SAYS_LITTLE = 16  # at most what a sentence weighs
_BUG = 8  # of Python's own error: an unstated context must bring more than that


@value
class Finding:
    link: Link
    kind: Kind
    code: str
    weight: int  # of its strongest vote
    order: int = 0  # of the rule that matched: the lane's first rule wins
    because: str = ""

    @property
    def rank(self) -> tuple[int, int]:
        return bisect(_LEVELS, self.weight), -self.order

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
            if best is None or (finding.rank > best.rank and (is_stated or finding.weight > _BUG)):
                best = finding
            queue.extend((cause, is_stated) for cause in link.causes)
            if link.context is not None and _is_bare(finding):
                queue.append((link.context, False))
        return best

    def _find(self, link: Link) -> Finding:
        if (signal := link.signal) is not None:
            because = "the agent said so"
            return Finding(link=link, kind=signal.kind, code=signal.code, weight=_DECISIVE, because=because)
        for order, rule in enumerate(self.rules):
            if matches(rule, link):
                because = f"rule {order + 1} of the lane"
                weight = _DECISIVE // 2
                return Finding(link=link, kind=rule.kind, code=rule.code, weight=weight, order=order, because=because)
        if link.is_not_done:  # its cause knows why; without one, nothing happened and another try is safe
            because = "the effect did not happen"
            return _finding(link, Code.DEPENDENCY_UNAVAILABLE, 0, because)
        return self._worst_of(link) or self._by_votes(link)

    def _worst_of(self, link: Link) -> Finding | None:
        """Of a group the member that waiting cures least: a retry that meets it again would be in vain."""
        findings = [self.find(member) for member in link.members or ()]
        return max((found for found in findings if found is not None), key=lambda found: found.severity, default=None)

    def _by_votes(self, link: Link) -> Finding:
        votes = votes_of(link, self.in_effect)
        if not votes:
            return _finding(link, Code.UNKNOWN, 0, "nothing in it says what went wrong")
        scores: dict[Code, int] = {}
        for vote in votes:
            scores[vote.code] = scores.get(vote.code, 0) + vote.weight
        code = max(scores, key=scores.__getitem__)
        strongest = max(vote.weight for vote in votes if vote.code == code)
        return _finding(link, code, strongest, _told(code, scores, votes))


def _told(code: Code, scores: dict[Code, int], votes: Sequence[Vote]) -> str:
    """The reasons, how sure that makes it, and what else it may be."""
    reasons = ", ".join(dict.fromkeys(vote.reason for vote in votes if vote.code == code))
    others = sorted(((score, other) for other, score in scores.items() if other != code), reverse=True)
    against = others[0][0] if others else 0
    doubt = 1 if scores[code] == _BUG else _DOUBT
    sure = f"{100 * scores[code] // (scores[code] + against + doubt)} % sure"
    return f"{reasons}; {sure}" + (f", or {others[0][1]}" if 3 * against >= scores[code] else "")


def _finding(link: Link, code: Code, weight: int, because: str) -> Finding:
    return Finding(link=link, kind=KIND_OF[code], code=code.value, weight=weight, because=because)


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
    return finding.weight == 0 or _BUG < finding.weight <= _SAYS_LITTLE or finding.link.kin.own in _BARE
