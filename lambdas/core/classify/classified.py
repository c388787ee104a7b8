"""From an exception to a failure: which finding in its chain of causes counts, and the signature that groups it.

Loaded with the first failure of a process, by `lambdas.core.model.failure.classify`, which is the public name. A
signature keeps what the code says and drops what one job brought along: ids, numbers, dates, paths and quoted values.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import cast

from lambdas.core.classify import carried
from lambdas.core.classify.carried import has_one, look
from lambdas.core.classify.clues_by_status import STATUSES, STORES
from lambdas.core.classify.clues_by_type import SENTENCES, TYPES
from lambdas.core.classify.clues_of_vendors import FRAMEWORKS, VENDOR_CODES
from lambdas.core.classify.evidence import Clue, Evidence, Strength, gather, kin_of, said_status, text_of, traceback_of
from lambdas.core.model.failure import HELD, KIND_OF, AgentSignal, Code, Failure, Kind, NotDone, Rule
from lambdas.core.model.value import clipped, replace, storable, value

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


class Examination:
    """One classification: the rules, and the links seen so far (kept alive, so that an id means one error)."""

    def __init__(self, rules: "Sequence[Rule]", in_effect: bool) -> None:
        self.rules = rules
        self.in_effect = in_effect
        self.links: list[BaseException] = []
        self._seen: set[int] = set()

    def find(self, error: BaseException) -> Finding | None:
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
        if issubclass(
            type(link), NotDone
        ):  # its cause knows why; without one, nothing happened and another try is safe
            return _finding(link, evidence, Code.DEPENDENCY_UNAVAILABLE, Strength.NONE)
        return self._worst_of(link) or self._by_table(link, evidence)

    def _worst_of(self, link: BaseException) -> Finding | None:
        """Of a group the member that waiting cures least: a retry that meets it again would be in vain."""
        if not issubclass(type(link), BaseExceptionGroup):
            return None
        members = look(link, "exceptions")
        findings = [self.find(member) for member in members[:_MOST_LINKS]] if isinstance(members, tuple) else []
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
    """A wrapper that says nothing by itself, so that the error it was raised over may count."""
    return finding.strength in (Strength.NONE, Strength.TEXT) or finding.evidence.kin.own in _BARE


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
            if not needed or has_one(needed, text):
                text = variable.sub(instead, text)
    return " ".join(_REPEATED.sub(r"\1", text).split())[:_KEPT]


def signature_of(*, error_type: str, message: str, step: str = "", where: str = "", status: int | None = None) -> str:
    """16 hex characters. `where` is the innermost function of the user's code, `status` what the server answered."""
    parts = (error_type, normalise(message, error_type), step, where, "" if status is None else str(status))
    return blake2b("\x1f".join(parts).encode("utf-8", "replace"), digest_size=8).hexdigest()


_LONGEST_DETAIL = 4_000
_LONGEST_MESSAGE = 1_200  # of one error in the detail, so that the traceback has room
_LONGEST_NAME = 300  # of an error's class
_MOST_SHOWN = 6  # errors of a chain


def classified(error: BaseException, *, rules: Sequence[Rule], step: str, in_effect: bool) -> Failure:
    try:
        examined = Examination(rules, in_effect)
        finding = examined.find(error)
        if finding is not None:
            return _failure(error, finding, examined.links, step)
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
    where = evidence.where or carried.place(traceback_of(error))[0]
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
        message, way = trimmed(text_of(link), _LONGEST_MESSAGE), carried.shown(traceback_of(link))
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
