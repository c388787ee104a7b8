"""Removes private values from what people read. Snapshots keep the full input, and results are kept whole.

The shapes of secrets are removed everywhere: exact enough that prose, ids and file names stay whole (tests/corpus has
the texts that must be found, and those that must not). What a lane names by JSON path is removed wherever its value
appears, however it is written. Each search is one pass, whatever the number of values. What cannot be redacted is not
shown.
"""

import base64
import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property
from typing import Any
from urllib.parse import quote

from lambdas.core.model.failure import Failure
from lambdas.core.model.value import replace

REDACTED = "[redacted]"

# What vendors put in front of their keys; what follows is long and has no spaces.
_PREFIXED = (
    r"sk-(?:proj|ant|or|svcacct|lf|admin)[-_][\w-]{12,}|sk-[A-Za-z0-9]{20,}|[spr]k_(?:live|test)_\w{12,}",
    r"gh[pousr]_[A-Za-z0-9]{12,}|github_pat_\w{12,}|gl(?:pat|dt|rt|cbt|soat|ptt)-[\w-]{12,}|gl(?:sa|c)_[\w=-]{20,}",
    r"xox[abeoprs]-[\w-]{10,}|xapp-\d-[\w-]{10,}|AIza[\w-]{35}|ya29\.[\w-]{20,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}",
    r"(?:AKIA|ASIA)[0-9A-Z]{16}|(?:IQoJ|FwoG)[A-Za-z0-9+/]{40,}={0,2}|amzn\.mws\.[0-9a-f-]{36}",
    r"hf_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,}|pypi-Ag[\w-]{30,}|rubygems_[0-9a-f]{40,}|dckr_pat_[\w-]{20,}",
    r"SG\.[\w-]{16,}\.[\w-]{16,}|whsec_[A-Za-z0-9+/]{16,}={0,2}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}",
    r"sq0(?:atp|csp)-[\w-]{20,}|shp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}|do[por]_v1_[0-9a-f]{40,}|dapi[0-9a-f]{32}",
    r"AT(?:ATT3x|BB)[\w=-]{20,}|lin_api_\w{20,}|ntn_\w{30,}|secret_[A-Za-z0-9]{40,}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}",
    r"PMAK-[0-9a-f]{20,}-[0-9a-f]{20,}|NR(?:AK|JS|II)-[A-Za-z0-9]{20,}|hv[sb]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{40,}",
    r"gsk_[A-Za-z0-9]{30,}|r8_[A-Za-z0-9]{30,}|pplx-[A-Za-z0-9]{30,}|xai-[A-Za-z0-9]{30,}|lsv2_(?:pt|sk)_\w{20,}",
    r"pcsk_\w{30,}|sntrys_[\w+/=]{30,}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,}|dp\.(?:pt|st|ct)\.[A-Za-z0-9]{30,}",
    r"AGE-SECRET-KEY-1[0-9A-Z]{50,}|HRKU-[\w-]{30,}|SK[0-9a-f]{32}|\d{8,10}:AA[\w-]{33}",
    r"tvly-[\w-]{20,}|nvapi-[\w-]{40,}|fw_[A-Za-z0-9]{22,}|sbp_[0-9a-f]{40}|figd_[\w-]{30,}|vercel_blob_rw_\w{20,}",
    r"xkeysib-[0-9a-f]{40,}-\w{10,}|ops_eyJ[\w-]{40,}",
    r"[\w.~-]{3}\dQ~[\w.~-]{31,34}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*",
)
# A name that says what follows it: in JSON, a query, a header, a connection string, an assignment.
_NAMED = (
    r"(?i)(?P<name>(?:passw(?:or)?d|passphrase|pwd|(?<=_)pass|secret|token|api[-_]?key|access[-_]?key(?![-_]?id)|account[-_]?key|"
    r"private[-_]?key|secret[-_]?key|signing[-_]?key|shared[-_]?access[-_]?(?:key|signature)|credentials?|"
    r"authorization|x-amz-signature|(?<![A-Za-z])sig|session[-_]?id|sessionid|cookie|connection[-_]?string)"
    r"(?:[-_]?(?:value|key|base))?)"
    r"(?P<between>\\{0,3}[\"']?\s{0,3}(?P<sign>[=:]>?)\s{0,3}(?:b(?=['\"]))?\\{0,3}[\"']?)"
    r"(?P<secret>[^\s\"'\\,;&<>(){}\[\]]{4,})"
)
_NOT_SECRET = re.compile(
    r"(?i)(?:none|null|true|false|nil|undefined|empty|missing|required|optional|invalid|expected|unknown|string|str|"
    r"int|bytes|type|field|value|expired|wrong|denied|must|should|cannot|unexpected|at|in|is|was|not|no|the|an?)"
    r"[.:!?…]*$|\d{1,6}[.,]?$|\$|\*{3}|…|%[sd({]|\w+\.\w+(?:\.\w+)*\(?$"
)
_PEM = r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|\Z)"
_HOOKS = (
    r"(?<=hooks\.slack\.com/)(?:services|workflows|triggers)/[\w/-]{10,}|(?<=/api/webhooks/)\d+/[\w-]{20,}"
    r"|(?<=webhook\.office\.com/)webhookb2/[\w@/-]{20,}|(?<=api\.telegram\.org/bot)[\w:-]{20,}"
    r"|(?:(?<![\w-])|(?<=%2F))Wy[IJ][\w-]{8,}\.[0-9a-f]{4,}"  # our own: `token_of` in agent/callback.py makes it
)
_IN_URL = r"(?<=://)[^\s/:@\"']{0,100}:[^\s/\"']{1,200}@|(?<=://)[0-9a-f]{32}@"
_BEARER = r"(?i)(?<=\bbearer )[A-Za-z0-9._~+/-]{12,}=*|(?<=\btoken )(?=[\w-]*\d)[A-Za-z0-9_-]{20,}"
_BASIC = r"(?i)(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}"
_CURL = r"(?<=\bcurl -u )[^\s:]{1,100}:\S{1,200}"
_OPTION = r"(?:(?<=--password )|(?<=--token )|(?<=--api-key )|(?<=--secret )|(?<=\bSSWS ))(?=\S{0,200}\d)[^\s<>]{4,}"
# Tried where a run of such letters begins, and given up whole: any other place is as long again.
_EMAIL = r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]++@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"
_DIGITS = r"\b\d(?:[ -]?\d){12,18}\b"

Instead = str | Callable[["re.Match[str]"], str]  # what is written in its place


def scrubbed(text: str) -> str:
    for shape, instead in _shapes():
        text = shape.sub(instead, text)
    return text


@cache
def _shapes() -> tuple[tuple["re.Pattern[str]", Instead], ...]:
    """Compiled for the first text: a healthy job has none, and pays nothing for them."""
    prefixed = "|".join(_PREFIXED)
    shapes: tuple[tuple[str, int, Instead], ...] = (
        (_PEM, re.DOTALL, REDACTED),
        (_HOOKS, 0, REDACTED),
        (_IN_URL, 0, f"{REDACTED}@"),
        (rf"(?<![A-Za-z0-9_-])(?:{prefixed})", re.ASCII, REDACTED),
        (_BEARER, 0, REDACTED),
        (_CURL, 0, REDACTED),
        (_OPTION, 0, REDACTED),
        (_BASIC, 0, lambda found: REDACTED if _is_basic(found.group()) else found.group()),
        (_NAMED, re.ASCII, _of_a_name),
        (_EMAIL, 0, REDACTED),
        (_DIGITS, 0, lambda found: REDACTED if _is_card(found.group()) else found.group()),
    )
    return tuple((re.compile(shape, flags), instead) for shape, flags, instead in shapes)


def _of_a_name(found: "re.Match[str]") -> str:
    """Prose names secrets too: "token: expected a string". A value is assigned, quoted, or is no word."""
    secret, between = found["secret"], found["between"]
    quoted, assigned = between[-1] in "\"'", found["sign"] == "="
    a_word = secret.isalpha() and (secret.islower() or secret.istitle())
    if _NOT_SECRET.match(secret) or secret.startswith(REDACTED[1:]) or not (quoted or assigned or not a_word):
        return found.group()
    if not (quoted or assigned) and not any(character.isdigit() for character in secret):
        return found.group()
    return f"{found['name']}{between}{REDACTED}"


_VALUE = '="xxxx1111"'  # as a secret is assigned


def _is_named_secret(name: Any, value: Any) -> bool:
    """In a text the name stands before its value; in a structure each is a text of its own."""
    if not isinstance(name, str) or not isinstance(value, str) or len(value) < _SHORTEST_CUT:
        return False
    return not _NOT_SECRET.match(value) and not scrubbed(f"{name}{_VALUE}").endswith(_VALUE)


def _is_basic(token: str) -> bool:
    """It is a name and a password; "basic authentication" is not."""
    try:
        return b":" in base64.b64decode(token + "=" * (-len(token) % 4), validate=True)
    except ValueError:
        return False


def _is_card(text: str) -> bool:
    """The Luhn sum tells a card number from an order number."""
    digits = [int(character) for character in text if character.isdigit()]
    doubled = [sum(divmod(digit * 2, 10)) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


SHORTEST = 3  # a one-letter value would take the text apart
_SHORTEST_CUT = 4  # of a value that ends with the text: fewer letters are only a word that begins alike
_KEY = 64  # characters by which a value is looked up; a longer one is compared from there on
CUTS = ("…", "\n…", "...")  # what stands where a text was cut


class PrivateValues:
    def __init__(self, values: Iterable[str]) -> None:
        self._values = [value for value in values if len(value) >= SHORTEST]
        self._plain = _Written({form for value in self._values for form in escaped(value)})

    @cached_property
    def _quoted(self) -> "_Written":
        return _Written({form for value in self._values for form in in_addresses(value)})

    def replaced(self, text: str, *, by: str, cut: bool = False) -> str:
        """With `cut`, also a value of which the text has only the beginning, because it was cut off there."""
        if not self._values:
            return text
        if "%" in text or "+" in text:  # few texts hold addresses, and their forms are dear to make
            text = self._quoted.replaced(text, by=by, cut=cut)
        return self._plain.replaced(text, by=by, cut=cut)


class _Written:
    """Values in the forms in which they are looked for."""

    def __init__(self, written: set[str]) -> None:
        self._written = written
        self._keys = {value[:_KEY] for value in written}
        lengths: dict[str, set[int]] = {}
        for key in self._keys:
            lengths.setdefault(key[:SHORTEST], set()).add(len(key))
        self._lengths = {begin: tuple(sorted(found, reverse=True)) for begin, found in lengths.items()}

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self._written)

    def replaced(self, text: str, *, by: str, cut: bool) -> str:
        parts, done = [], 0
        for begin, end in self._places(text, cut=cut):
            parts += [text[done:begin], by]
            done = end
        return "".join((*parts, text[done:]))

    def _places(self, text: str, *, cut: bool) -> Iterator[tuple[int, int]]:
        at, lengths, tail = 0, self._lengths, len(text) if cut else -1
        while at < len(text):
            found = lengths.get(text[at : at + SHORTEST])
            end = self._end_at(text, at, found, tail) if found else 0
            if end:
                yield at, end
            at = end or at + 1

    def _end_at(self, text: str, at: int, lengths: tuple[int, ...], tail: int) -> int:
        """Where the value that begins here ends; 0 if none does."""
        for length in lengths:
            if text[at : at + length] in self._keys:
                return at + (length if length < _KEY else self._shared(text, at))
        ends = self._cut_at(text, at, tail)
        return ends if ends and self._begins(text[at:ends]) else 0

    def _shared(self, text: str, at: int) -> int:
        """How much of a long value stands here. Of all values, a neighbour in their order has most in common."""
        wanted = text[at : at + _LONGEST]
        place = bisect_left(self._sorted, wanted)
        return max(_in_common(wanted, each) for each in self._sorted[max(0, place - 1) : place + 1])

    def _cut_at(self, text: str, at: int, tail: int) -> int:
        """The end of the text, or of a part of it, if that is near enough to be within a value."""
        marks = (text.find(mark, at + _SHORTEST_CUT, at + _LONGEST) for mark in CUTS)
        ends = [mark for mark in marks if mark > 0]
        if tail >= at + _SHORTEST_CUT and tail - at <= _LONGEST:
            ends.append(tail)
        return min(ends, default=0)

    def _begins(self, text: str) -> bool:
        place = bisect_left(self._sorted, text)
        return place < len(self._sorted) and self._sorted[place].startswith(text)


_LONGEST = 1_000  # characters of a value that are compared, and between a value's begin and a cut


def _in_common(one: str, other: str) -> int:
    length = min(len(one), len(other))
    return next((at for at in range(length) if one[at] != other[at]), length)


_ESCAPED = re.compile(r"[^ -~]|[\"'\\]")
_QUOTED = {number: quote(chr(number), safe="") for number in range(128)}  # as a table: `quote` takes ten times as long


def escaped(value: str) -> Iterator[str]:
    """As it is, and as JSON and Python write it."""
    yield value
    if _ESCAPED.search(value):
        yield json.dumps(value)[1:-1]
        yield json.dumps(value, ensure_ascii=False)[1:-1]
        yield json.dumps(json.dumps(value)[1:-1])[1:-1]
        yield repr(value)[1:-1]


def in_addresses(value: str) -> Iterator[str]:
    quoted = value.translate(_QUOTED) if value.isascii() else quote(value, safe="", errors="replace")
    yield quoted
    yield quoted.replace("%20", "+")
    yield quoted.replace("%2F", "/")


WITHHELD = "[not shown: it could not be redacted]"
MOST = 16_000  # characters of one text that are searched, and shown: cut first, so that no text takes long
_PART = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\*|\d+)\]")


def redact(text: str, payload: Any, paths: Iterable[str]) -> str:
    return Redactor(payload, paths).clean(text)


def redacted(failure: Failure, payload: Any, paths: Iterable[str], hide: Callable[[str], str] = str) -> Failure:
    """The door that every failure passes before it is first written or logged: what an agent says may hold anything.

    `hide` removes the secrets of the lane.
    """
    redactor = Redactor(payload, paths)
    return replace(
        failure,
        detail=redactor.clean(hide(failure.detail)),
        because=redactor.clean(hide(failure.because)),
        # Names of code: a class may be named like a secret, and none is named like a tenant's value.
        error_type=scrubbed(hide(failure.error_type)),
        where=scrubbed(hide(failure.where)),
    )


class Redactor:
    """What one payload holds at a lane's paths, found once for many texts."""

    def __init__(self, payload: Any, paths: Iterable[str], *, known: bool = True, by_line: bool = False) -> None:
        """`known`: the payload is there to be searched. Without it, and with paths, nothing is shown.

        `by_line`: its texts are single lines, in which a value of several has only one of them.
        """
        paths = tuple(paths)
        self._paths = [_PART.findall(path) for path in paths]
        self._values: PrivateValues | None = None
        with suppress(Exception):  # whatever a payload is: what cannot be searched for is not shown
            if known or not paths:
                values = {str(value) for path in paths for value in _values_at(payload, path)}
                lines = {line for value in values for line in value.splitlines()} if by_line else set[str]()
                self._values = PrivateValues(values | lines)

    @property
    def open(self) -> bool:
        return self._values is not None

    def clean(self, text: str, *, most: int = MOST) -> str:
        """Cut to `most` characters, and then searched. It never raises: a text that cannot be searched is not shown."""
        if self._values is None:
            return WITHHELD if text else text
        try:
            whole, text = text, text[:most]
            cut = len(whole) > most or text.endswith(CUTS)
            return scrubbed(self._values.replaced(text, by=REDACTED, cut=cut))
        except Exception:
            return WITHHELD

    def clean_in(self, node: Any) -> Any:
        """Every text in it, whatever it lies in: names too, and what a name says is a secret."""
        if isinstance(node, str):
            return self.clean(node)
        if isinstance(node, Mapping):
            return {
                self.clean_in(name): REDACTED if _is_named_secret(name, each) else self.clean_in(each)
                for name, each in node.items()
            }
        if isinstance(node, list | tuple):
            return [self.clean_in(each) for each in node]
        return node

    def hides(self, place: tuple[str | int, ...]) -> bool:
        """Whether a path of the lane leads to this very place, given by the names and indexes on the way."""
        return any(len(path) == len(place) and all(map(_leads_to, path, place)) for path in self._paths)


def _leads_to(part: tuple[str, str], step: str | int) -> bool:
    name, index = part
    return step == name if name else isinstance(step, int) and index in ("*", str(step))


def _values_at(payload: Any, path: str) -> Iterator[Any]:
    """Scalars at `$.a.b[*].c`. A path that leads nowhere has none."""
    nodes = [payload]
    for name, index in _PART.findall(path):
        nodes = [child for node in nodes for child in _children(node, name, index)]
    for node in nodes:
        yield from _scalars(node)


def _children(node: Any, name: str, index: str) -> list[Any]:
    if name:
        return [node[name]] if isinstance(node, dict) and name in node else []
    if not isinstance(node, list):
        return []
    return node if index == "*" else node[int(index) : int(index) + 1]


def _scalars(node: Any) -> Iterator[Any]:
    """Iterative: a payload may be deeper than the stack."""
    stack = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, dict | list):
            stack.extend(each.values() if isinstance(each, dict) else each)
        elif each is not None and not isinstance(each, bool):
            yield each
