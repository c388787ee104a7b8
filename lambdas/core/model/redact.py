"""Removes private values from what people read. Snapshots keep the full input, and results are kept whole.

The shapes of secrets are removed everywhere: exact enough that prose, ids and file names stay whole (tests/corpus has
the texts that must be found, and those that must not). What a lane names by JSON path is removed wherever its value
appears, however it is written. Each search is one pass, whatever the number of values. What cannot be redacted is not
shown.
"""

import base64
import html
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, cached_property
from itertools import islice
from json.encoder import encode_basestring, encode_basestring_ascii
from typing import Any
from urllib.parse import quote, unquote, unquote_plus

from lambdas.core.model import shapes
from lambdas.core.model.failure import Failure
from lambdas.core.model.shapes import REDACTED
from lambdas.core.model.value import replace

_compiled = cache(re.compile)
SHORTEST = 3  # a one-letter value would take the text apart
SHORTEST_CUT = 4  # of a value that ends with the text: fewer letters are only a word that begins alike
_KEY = 64  # characters by which a value is looked up; a longer one is compared from there on
CUTS = ("…", "\n…", "...")  # what stands where a text was cut
_CUT = r"(?:…|\.\.\.)\n?"
_MOST_CUTS = 20  # of a text, behind which an end of a value is looked for


class PrivateValues:
    def __init__(self, values: Iterable[str]) -> None:
        self._values = [value for value in values if len(value) >= SHORTEST]
        self._plain = _Written({form for value in self._values for form in escaped(value)})
        self._rare: dict[str, _Written] = {}

    @cached_property
    def _quoted(self) -> "_Written":
        return _Written({form for value in self._values for form in in_addresses(value)})

    def replaced(self, text: str, *, by: str, cut: bool = False) -> str:
        """With `cut`, also a value of which the text has only the beginning, because it was cut off there."""
        if not self._values:
            return text
        if "%" in text or "+" in text:  # few texts hold addresses, and their forms are dear to make
            text = self._quoted.replaced(text, by=by, cut=cut)
        for mark, forms in _RARELY.items():
            if _compiled(mark).search(text):
                text = self._written(mark, forms).replaced(text, by=by, cut=cut)
        return self._without_ends(self._plain.replaced(text, by=by, cut=cut), by)

    def _written(self, mark: str, forms: "_Forms") -> "_Written":
        if mark not in self._rare:
            self._rare[mark] = _Written({form for value in self._values for form in forms(value) if form != value})
        return self._rare[mark]

    def _without_ends(self, text: str, by: str) -> str:
        """Of a value that a cut went through, also the end, which stands behind the mark."""
        for mark in reversed(list(islice(_compiled(_CUT).finditer(text), _MOST_CUTS))):
            if end := self._tail_at(text, mark.end()):
                text = text[: mark.end()] + by + text[end:]
        return text

    def _tail_at(self, text: str, begin: int) -> int:
        """Where a value ends of which an end begins here; 0 if none does."""
        last, backwards = self._backwards
        for end in range(min(len(text), begin + _LONGEST), begin + SHORTEST_CUT, -1):
            if text[end - SHORTEST : end] in last:
                part = text[begin:end][::-1]
                place = bisect_left(backwards, part)
                if place < len(backwards) and backwards[place].startswith(part):
                    return end
        return 0

    @cached_property
    def _backwards(self) -> tuple[set[str], list[str]]:
        return {value[-SHORTEST:] for value in self._values}, sorted(value[::-1] for value in self._values)


class _Written:
    """Values in the forms in which they are looked for."""

    def __init__(self, written: set[str]) -> None:
        self._written = written
        self._keys = {value[:_KEY] for value in written}
        lengths: dict[str, set[int]] = {}
        for begin, length in {(key[:SHORTEST], len(key)) for key in self._keys}:  # few, of however many values
            lengths.setdefault(begin, set()).add(length)
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
        marks = (text.find(mark, at + SHORTEST_CUT, at + _LONGEST) for mark in CUTS)
        ends = [mark for mark in marks if mark > 0]
        if tail >= at + SHORTEST_CUT and tail - at <= _LONGEST:
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


class _Quoted(dict[int, str]):
    """A table that fills itself: `quote` takes ten times as long."""

    def __missing__(self, number: int) -> str:
        self[number] = found = quote(chr(number), safe="", errors="replace")
        return found


_QUOTED = _Quoted()


def escaped(value: str) -> Iterator[str]:
    """As it is, and as JSON and Python write it."""
    yield value
    if _ESCAPED.search(value):
        once = encode_basestring_ascii(value)[1:-1]  # as `json.dumps` writes it, at a quarter of its price
        yield once
        yield encode_basestring(value)[1:-1]
        yield encode_basestring_ascii(once)[1:-1]
        yield repr(value)[1:-1]


def in_addresses(value: str) -> Iterator[str]:
    quoted = value.translate(_QUOTED)
    yield quoted
    yield quoted.replace("%20", "+")
    yield quoted.replace("%2F", "/")


def _in_markup(value: str) -> Iterator[str]:
    escaped_ = html.escape(value)
    yield escaped_
    yield html.escape(value, quote=False)
    yield escaped_.replace("&#x27;", "&#39;")
    yield escaped_.replace("&#x27;", "&apos;")
    yield escaped_.replace("&#x27;", "&#39;").replace("&quot;", "&#34;")


_SIGN = re.compile(r"%[0-9A-F]{2}")
_Forms = Callable[[str], Iterable[str]]
# How else a value may be written, by what a text then holds: few texts do, and few values are written otherwise.
_RARELY: dict[str, _Forms] = {
    "&": _in_markup,
    "''": lambda value: (value.replace("'", "''"),),  # in SQL
    r"\\x": lambda value: (repr(value.encode("utf-8", "replace"))[2:-1],),
    r"\\/": lambda value: (encode_basestring_ascii(value)[1:-1].replace("/", "\\/"),),  # as some write JSON
    r"%(?:[a-f]|\d[a-f])": lambda value: (_SIGN.sub(lambda sign: sign[0].lower(), value.translate(_QUOTED)),),
}


WITHHELD = "[not shown: it could not be redacted]"
BEYOND = 1_000  # characters behind the cut that are searched too: no vendor's key is longer
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
            # A little more than is shown: of a secret that the cut goes through, too little would be left to know it.
            searched = text[: most + BEYOND]
            cut = len(text) > most or searched.endswith(CUTS)
            return scrubbed(self._values.replaced(searched, by=REDACTED, cut=cut))[:most]
        except Exception:
            return WITHHELD

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


Instead = str | Callable[["re.Match[str]"], str]  # what is written in its place


def scrubbed(text: str) -> str:
    text = _without_shapes(text)
    return _compiled(shapes.QUOTED).sub(_unquoted_if_secret, text) if "%" in text or "+" in text else text


def _without_shapes(text: str) -> str:
    for shape, instead in _shapes():
        text = shape.sub(instead, text)
    return _without_the_end_of_a_key(text) if "-----END " in text else text


def _unquoted_if_secret(found: "re.Match[str]") -> str:
    """What an address quotes is searched as it reads, too; it stays as it is written unless there is a secret."""
    written = found.group()
    for read in {unquote(written), unquote_plus(written)} - {written} if "%" in written or "+" in written else ():
        if (left := _without_shapes(read)) != read:
            return left
    return written


@cache
def _shapes() -> tuple[tuple["re.Pattern[str]", Instead], ...]:
    """Compiled for the first text: a healthy job has none, and pays nothing for them."""
    found: tuple[tuple[str, int, Instead], ...] = (
        (shapes.PEM, re.DOTALL, REDACTED),
        (shapes.HOOKS, 0, REDACTED),
        (shapes.IN_URL, 0, f"{REDACTED}@"),
        (shapes.AWS_PAIR, 0, rf"\g<before>{REDACTED}"),
        (shapes.PREFIXED, re.ASCII, REDACTED),
        (shapes.BEARER, 0, rf"\g<before>{REDACTED}"),
        (shapes.COMMANDS, 0, rf"\g<before>{REDACTED}"),
        (shapes.BASIC_PAIR, 0, rf"\g<before>{REDACTED}"),
        (shapes.SIGNED, 0, rf"\g<before>{REDACTED}"),
        (shapes.JWK, 0, rf"\g<before>{REDACTED}"),
        (shapes.HASHED, 0, REDACTED),
        (shapes.OPTION, 0, REDACTED),
        (shapes.BASIC, 0, lambda found: f"{found['before']}{REDACTED}" if _is_basic(found["token"]) else found.group()),
        (shapes.AUTHORIZATION, 0, rf"\g<before>{REDACTED}"),
        (shapes.COOKIE, 0, rf"\g<before>{REDACTED}"),
        (shapes.NAMED, 0, _of_a_name),
        (shapes.PAIR, 0, rf"\g<before>{REDACTED}"),
        (
            shapes.TAGGED,
            0,
            lambda found: found.group() if is_prose(found["secret"]) else f"{found['before']}{REDACTED}",
        ),
        (
            shapes.APART,
            0,
            lambda found: found.group() if is_prose(found["secret"]) else f"{found['before']}{REDACTED}",
        ),
        (shapes.SAID, 0, _behind_what_is_said),
        (shapes.CODES, 0, _behind_what_is_said),
        (shapes.EMAIL, 0, REDACTED),
        (shapes.DIGITS, 0, lambda found: REDACTED if _is_card(found.group()) else found.group()),
    )
    return tuple((re.compile(shape, flags), instead) for shape, flags, instead in found)


def _without_the_end_of_a_key(text: str) -> str:
    """Whoever cut its beginning off has left lines that no shape begins."""
    ends = _compiled(shapes.KEY_ENDS).search(text)
    if ends is None:
        return text
    before = kept = text[: ends.start()]
    while (line := _compiled(shapes.LAST_LINE).search(kept[-shapes.LONGEST_LINE :])) is not None:
        kept = kept[: len(kept) - len(line[0])]
    return text if kept == before else f"{kept}{REDACTED}{text[ends.start() :]}"


def _of_a_name(found: "re.Match[str]") -> str:
    """Prose names secrets too: "token: expected a string". A value is assigned, quoted, or is no word."""
    secret, quoted, assigned = found["secret"], bool(found["open"]), found["sign"] not in (":", "%3A", "%3a")
    if secret.startswith((REDACTED, REDACTED[1:])) or is_prose(secret, a_pass=found["name"][:4].lower() == "pass"):
        return found.group()
    if not quoted and _compiled(shapes.CODE).match(found.string, found.start("secret"), found.end("secret") + 2):
        return found.group()
    if not (quoted or assigned) and not any(character.isdigit() for character in secret):
        return found.group()
    return f"{found['name']}{found['between']}{REDACTED}"


def _behind_what_is_said(found: "re.Match[str]") -> str:
    return f"{found['before'] or found['_']}{REDACTED}"


def is_prose(secret: str, *, a_pass: bool = False) -> bool:
    if a_pass and secret.isdecimal():
        return False  # the commonest password of all is 123456; of a token it is how many
    return _compiled(shapes.PROSE).match(secret) is not None or (
        " " in secret and _compiled(shapes.WORDS_OF_PROSE).search(secret) is not None
    )


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
