"""From an exception, or evidence of one, to a failure: which finding in a chain of errors counts, and its signature.

Loaded with the first failure of a process, by `lambdas.core.model.failure.classify`, which is the public name. A
signature keeps what the code says and drops what one job brought along: ids, numbers, dates, paths and quoted values.
"""

import re
from bisect import bisect
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from lambdas.core.classify.evidence import Evidence, Link, extract
from lambdas.core.classify.votes import Vote, votes_of
from lambdas.core.model.failure import HELD, KIND_OF, Code, Failure, Kind, Rule
from lambdas.core.model.value import clipped, storable, value

_DOUBT = 8  # of what nobody has seen: even an undisputed vote is not certain, unless Python itself cast it
_BARE = frozenset({"Exception", "BaseException", "RuntimeError", "ValueError"})
_SEVERITY = {Kind.POISON: 4, Kind.PERMANENT: 3, Kind.CONDITIONAL: 2, Kind.TRANSIENT: 1}
# Within a level the outer error wins: what a wrapper says of itself counts unless its cause knows distinctly more.
# Nothing, a bug, a sentence, a broken connection, a wait that ended, a telling name, an answer, a rule, a signal.
_LEVELS = (1, 9, 20, 24, 25, 36, 500, 1_000)
_DECISIVE = 1_000  # the agent's own word; a rule of the lane has half of it
_SAYS_LITTLE = 16  # at most what a sentence weighs
_BUG = 8  # of Python's own error: an unstated context must bring more than that
_LONGEST_DETAIL = 4_000
_LONGEST_MESSAGE = 1_200  # of one error in the detail, so that the traceback has room
_LONGEST_NAME = 300  # of an error's class
_LONGEST_REASON = 300
_MOST_SHOWN = 6  # errors of a chain
_GUESSED_AT = 3  # errors of a chain: each guess costs what a chain of ten must not


def classified(error: BaseException, *, rules: Sequence[Rule], step: str, in_effect: bool) -> Failure:
    try:
        return judged(extract(error), rules=rules, step=step, in_effect=in_effect)
    except BaseException:  # the reader failed, not the job: say what is known for certain
        name = type.__dict__["__qualname__"].__get__(type(error))
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


def _failure(error: Link, finding: "Finding", links: Iterable[Link], step: str) -> Failure:
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
    head = text[: limit // 2]
    tail = text[len(text) - (limit - len(head) - _LONGEST_MARK) :]
    if (broken := _BROKEN_WORD.match(tail)) is not None:
        tail = tail[broken.end() :]  # of a secret that the cut goes through, the rest would not be known as one
    return f"{head}\n… {len(text) - len(head) - len(tail)} characters left out …\n{tail}"


_LONGEST_MARK = 40
_BROKEN_WORD = re.compile(r"\S{1,500}(?=\s)")


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

    def __init__(self, evidence: Evidence, rules: Sequence[Rule], in_effect: bool) -> None:
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
            if best is not None and best.weight == _DECISIVE:  # nothing outranks it: the rest is only told
                queue.extend((cause, is_stated) for cause in link.causes)
                continue
            finding = self._find(link)
            # A context that nobody stated as the cause may bring news of the outside world, but no program error:
            # `except KeyError: raise DocumentCorrupt` means what it says.
            if best is None or (finding.rank > best.rank and (is_stated or finding.weight > _BUG)):
                best = finding if best is None or not _leaves_open(finding, best) else best
            queue.extend((cause, is_stated) for cause in link.causes)
            if link.context is not None and (_is_bare(finding) or _repeats(link, self.evidence[link.context])):
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
        if not link.members:
            return None
        findings = [self.find(member) for member in link.members]
        return max((found for found in findings if found is not None), key=lambda found: found.severity, default=None)

    def _by_votes(self, link: Link) -> Finding:
        votes = votes_of(link, self.in_effect, may_guess=len(self.seen) <= _GUESSED_AT)
        if not votes:
            return _finding(link, Code.UNKNOWN, 0, "nothing in it says what went wrong")
        scores: dict[Code, int] = {}
        for vote in votes:
            scores[vote.code] = scores.get(vote.code, 0) + vote.weight
        code = max(scores, key=scores.__getitem__)
        least = 0 if all(vote.is_guess for vote in votes) else _SAYS_LITTLE
        strongest = max((vote.weight for vote in votes if not vote.is_words), default=least)
        return _finding(link, code, strongest, _told(code, scores, votes))


def _told(code: Code, scores: dict[Code, int], votes: Sequence[Vote]) -> str:
    """The reasons, how sure that makes it, and what else it may be."""
    reasons = ", ".join(dict.fromkeys(vote.reason for vote in votes if vote.code == code))
    others = sorted(((score, other) for other, score in scores.items() if other != code), reverse=True)
    against = others[0][0] if others else 0
    doubt = 1 if scores[code] == _BUG else _DOUBT
    sure = f"{100 * scores[code] // (scores[code] + against + doubt)} % sure"
    return f"{reasons}; {sure}" + (f", or {others[0][1]}" if others and 3 * against >= scores[code] else "")


def _finding(link: Link, code: Code, weight: int, because: str) -> Finding:
    return Finding(link=link, kind=KIND_OF[code], code=code.value, weight=weight, because=because)


def matches(rule: Rule, link: Link) -> bool:
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


def _leaves_open(inner: Finding, outer: Finding) -> bool:
    """A bare 400 says that a request was refused, and not why; the wrapper's words do, if they say anything."""
    is_vague = (
        inner.code == Code.TOOL_FAILED and inner.link.status in (400, 422) and inner.because.startswith("status ")
    )
    return is_vague and 0 < outer.weight <= _SAYS_LITTLE and outer.code != Code.UNKNOWN


def _repeats(link: Link, handled: Link) -> bool:
    """A wrapper that passes on the words of what it handles speaks of nothing else, whether it says so or not."""
    is_vendors = not (link.kin.is_plain or link.kin.is_ours)
    return is_vendors and len(handled.text) >= _A_SENTENCE and handled.text in link.text


_A_SENTENCE = 12
_READ = 4_000  # quoted values are dropped from this much of a message ...
_LOOKED_AT = 400  # ... the other variable parts from this much of what is left ...
_KEPT = 300  # ... and this much of the outcome distinguishes causes

# Every branch begins with its own character, so that text without a quote is passed over quickly.
_QUOTED = re.compile(
    r"""'(?<![\w\\]')(?:\\.|[^'\\])*+(?:'|\Z)|"(?<![\w\\]")(?:\\.|[^"\\])*+(?:"|\Z)|`(?<![\w\\]`)[^`]*+(?:`|\Z)
      |“[^”]*+(?:”|\Z)|‘[^’]*+(?:’|\Z)""",
    re.VERBOSE,
)
_DIGIT = re.compile(r"\d")
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DAY, _MONTH = (f"(?:{'|'.join(names)})[a-z]{{0,6}}\\b" for names in (_DAYS, _MONTHS))
# In this order, each only when one of the texts that it needs is there at all: a URL before its path and its numbers.
_ADDRESSES = (
    (("://",), re.compile(r"\b[a-zA-Z][a-zA-Z0-9+.-]{1,15}://[^\s'\"<>`]++"), "<url>"),
    (("@",), re.compile(r"\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})++"), "<email>"),
    (("/",), re.compile(r"(?<![\w<])(?:~|\.{1,2})?(?:/[\w.@%+~-]++)++/?"), "<path>"),
    (("/",), re.compile(r"\b[\w.-]+(?:/[\w.-]+)+\.[A-Za-z]\w{0,4}\b"), "<path>"),
    (("\\",), re.compile(r"(?<![\w<])(?:[A-Za-z]:)?(?:\\[\w.@%+~-]++)++"), "<path>"),
)
_NUMBERS = (
    (_DAYS, re.compile(rf"\b{_DAY},?\ (?=\d|[A-Z])"), ""),
    (_MONTHS, re.compile(rf"\b{_MONTH}\.?(?=\ \d)|(?<=\d\ ){_MONTH}"), "<n>"),
    (("::",), re.compile(r"(?<![\w:])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?![\w:])"), "<n>"),
    (
        (),
        re.compile(
            r"""(?:(?<!\w)[-+])?\b[^\W\d]*+\d\w*+(?:[-.,:+/][^\W\d]*+\d\w*+)*+
            (?:\ ?(?:%|(?:[munµ]?s|secs?|seconds?|mins?|minutes?|m|h|hours?|days?|[kKMG]i?B|bytes?|GMT|UTC)\b))?""",
            re.VERBOSE,
        ),
        "<n>",
    ),
)
_HEX = (
    (("_",), re.compile(r"\b[A-Za-z]\w*_[a-f]{4,}\b"), "<n>"),
    ((), re.compile(r"\b[a-f]{8,}\b|(?<=-)[a-f]{4,}\b"), "<n>"),
)
_REPEATED = re.compile(r"(<\w+>)(?:[\s,;:/x×-]*\1)+")

# In these errors a quoted word is a name in the program, not a value of the job: it distinguishes causes.
_NAMES_ATTRIBUTES = (
    "AttributeError",
    "NameError",
    "UnboundLocalError",
    "TypeError",
    "ImportError",
    "ModuleNotFoundError",
)
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z_.]{0,80}")
_FIELD = re.compile(r"[a-z_]{1,40}")  # a missing key is a field's name when it looks like one, else it is data


def normalise(message: str, error_type: str = "") -> str:
    name = error_type.rpartition(".")[2]
    kept = _IDENTIFIER if name in _NAMES_ATTRIBUTES else _FIELD if name == "KeyError" else None

    def placeholder(found: re.Match[str]) -> str:
        return found[0] if kept is not None and kept.fullmatch(found[0][1:-1]) else "<q>"

    text = _QUOTED.sub(placeholder, message[:_READ])[:_LOOKED_AT]
    for passes in (_ADDRESSES, _NUMBERS if _DIGIT.search(text) else (), _HEX):
        for needed, variable, instead in passes:
            if not needed or any(map(text.__contains__, needed)):
                text = variable.sub(instead, text)
    return " ".join((_REPEATED.sub(r"\1", text) if ">" in text else text).split())[:_KEPT]


def signature_of(*, error_type: str, message: str, step: str = "", where: str = "", status: int | None = None) -> str:
    """16 hex characters. `where` is the innermost function of the user's code, `status` what the server answered."""
    parts = (error_type, normalise(message, error_type), step, where, "" if status is None else str(status))
    return blake2b("\x1f".join(parts).encode("utf-8", "replace"), digest_size=8).hexdigest()
