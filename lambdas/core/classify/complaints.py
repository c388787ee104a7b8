"""What words complain of: a thing and what is wrong with it, close together, in a sentence or in a name taken apart.

Nobody can list the sentences of libraries that nobody has seen, but all of them complain of the same few things:
"the maximum number of requests was exceeded", `RequestsLimitReached`. A word is looked up by its stem, so that both are
the same complaint. It is heard only where no status, code or known name says more.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from lambdas.core.classify.meanings import meanings_of
from lambdas.core.model.failure import Code
from lambdas.core.model.value import value

_READ = 320  # of a text: what is wrong is said at the beginning
_MOST_WORDS = 60
_NEAR = 6  # words between a thing and what is wrong with it
# A credential of two words is one, and a place in a file is no field called "column".
_WORD = re.compile(
    r"(?:api|access|secret|auth|bearer|refresh|security)[ _-]?(?:key|token)s?\b"
    r"|(?:line|column|char|position|byte)s? (?=\d)|read[ -]only|[a-z]+(?:_[a-z]+)*(?:'t)?"
)
_PARTS_OF_A_NAME = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


@value
class Complaint:
    """All of its meanings are there, each within a few words of the first."""

    code: Code
    of: tuple[str, ...]  # meanings
    of_model: Code | None = None
    in_effect: Code | None = None
    near: int = _NEAR
    outweighs: frozenset[int] = frozenset()  # it is heard beside these statuses too
    in_names: bool = True
    in_texts: bool = True
    unless_soon: bool = False  # not where the vendor says when to come back, or counts by the minute


_LOOSE = frozenset({400, 406, 420, 422, *range(430, 451), 460, 498})  # they refuse, and leave open why
_REFUSING = frozenset({403, 429})


def _complaints(code: Code, *of: str, **more: object) -> list[Complaint]:
    return [Complaint(code=code, of=tuple(each.split()), **more) for each in of]  # type: ignore[arg-type]


# The first that is heard decides: who is refused before what is missing, what is missing before what is malformed.
COMPLAINTS = (
    *_complaints(
        Code.POLICY_DENIED, "unsafe", "content filter", "content rule broke", outweighs=_LOOSE | {403}, in_names=False
    ),
    *_complaints(
        Code.AUTH_DENIED,
        *("limit over period", "calls over period", "money lacking", "money over", "limit refused period"),
        outweighs=_LOOSE | _REFUSING,
        near=8,
        unless_soon=True,
    ),
    *_complaints(Code.AUTH_DENIED, "out money", "out calls", outweighs=_LOOSE | _REFUSING, near=2, unless_soon=True),
    *_complaints(Code.AUTH_DENIED, "upgrade period", outweighs=_LOOSE, near=5, in_names=False),
    *_complaints(Code.DEPENDENCY_GONE, "upgrade lacking", near=2),
    *_complaints(Code.UNSUPPORTED_INPUT, "file signature", near=1),
    *_complaints(Code.UNSUPPORTED_INPUT, "file long", "file size over", outweighs=_LOOSE, near=4),
    *_complaints(
        Code.CONTEXT_OVERFLOW,
        *("tokens over", "tokens long", "tokens limit", "prompt long", "prompt over"),
        outweighs=_LOOSE | {413},
        unless_soon=True,
        in_names=False,
    ),
    *_complaints(Code.UNSUPPORTED_INPUT, "size over", "size long", outweighs=_LOOSE, near=4),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "memory limit over", "memory scarce", "room scarce", near=6),
    *_complaints(
        Code.THROTTLED,
        *(
            "slowly",
            "slow pace",
            "call limit over",
            "calls many",
            "calls over",
            "calls limit",
            "seconds limit over",
            "wait seconds",
        ),
        of_model=Code.LLM_RATE_LIMITED,
        outweighs=_LOOSE,
        near=4,
    ),
    *_complaints(
        Code.AUTH_DENIED,
        *("secret bad", "secret refused", "secret not accepted", "secret lacking", "secret stale", "key stale"),
        *(
            "secret no found",
            "secret no match",
            "key lacking",
            "signature stale",
            "signature bad",
            "signature no match",
            "signature never",
            "storage limit over",
        ),
        *(
            "account refused",
            "account stale",
            "tier only",
            "have entry no",
            "entry refused",
            "access lacking",
            "access not",
            "access refused",
            "access bad",
            "key refused",
        ),
        outweighs=_LOOSE,
        near=4,
    ),
    *_complaints(
        Code.STORE_CONFLICT,
        *(
            "conflict together",
            "conflict changed",
            "lock not",
            "lock held",
            "lock other",
            "together changed",
            "edition no match",
            "state never",
        ),
        *("already running", "other actor changed", "other actor lock", "other actor running"),
        outweighs=_LOOSE,
        near=6,
    ),
    *_complaints(Code.NETWORK, "line broken", "join never", "not reach", "protocol broke", near=4),
    *_complaints(Code.NETWORK, "line error", "line fail", near=2),
    *_complaints(
        Code.DEPENDENCY_UNAVAILABLE,
        *("late", "time out", "time over", "no done", "query stopped", "tries over", "tries limit"),
        of_model=Code.LLM_TIMEOUT,
        near=3,
    ),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "swamped", of_model=Code.LLM_OVERLOADED),
    *_complaints(
        Code.DEPENDENCY_UNAVAILABLE,
        "service down",
        "ours end",
        "ours fail",
        "service not able",
        "memory full",
        "memory over",
        near=5,
    ),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "busy", outweighs=_LOOSE),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "no quorum", "no received", near=3),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "answer lacking", "answer bad", of_model=Code.MODEL_CONFUSED, near=2),
    *_complaints(
        Code.DEPENDENCY_GONE, "no found install", "not find install", "no available install", near=12, in_names=False
    ),
    *_complaints(
        Code.DEPENDENCY_GONE,
        "program no there",
        "program not there",
        "program lacking",
        "old",
        "no longer usable",
        "no installed",
        near=5,
    ),
    *_complaints(Code.DEPENDENCY_GONE, "store no found", "store gone", "store no such", near=5),
    *_complaints(Code.DEPENDENCY_GONE, "unfamiliar store", near=1),
    *_complaints(
        Code.DATA_INTEGRITY,
        "already exists",
        "constraint broke",
        "constraint fail",
        in_effect=Code.EFFECT_CONFLICT,
        outweighs=_LOOSE,
        near=3,
    ),
    *_complaints(Code.TOOL_FAILED, "element never", "element no", "dimension no match", near=4),
    *_complaints(Code.MODEL_CONFUSED, "model shape not", "model shape bad", near=8, in_names=False),
    *_complaints(
        Code.UNSUPPORTED_INPUT,
        *("file damaged", "file not read", "layout not read", "layout damaged", "damaged"),
        outweighs=_LOOSE,
        near=9,
    ),
    *_complaints(Code.TOOL_FAILED, "words bad", near=1),
    *_complaints(Code.DATA_INTEGRITY, "file no found", near=4, in_names=False),
    *_complaints(
        Code.UNSUPPORTED_INPUT,
        *("file bad", "file must", "file no accepted", "file protected", "file blank", "file cracked", "file never"),
        outweighs=_LOOSE,
        near=5,
    ),
    *_complaints(Code.TOOL_FAILED, "query parse", "query bad", "query must", near=5),
    *_complaints(Code.TOOL_FAILED, "words parse", near=1),
    *_complaints(
        Code.UNSUPPORTED_INPUT,
        *("parse never", "parse bad", "parse lacking", "cut", "file parse", "place must", "place bad", "place parse"),
        near=8,
        in_names=False,
    ),
    *_complaints(Code.DATA_INTEGRITY, "no rows", near=1),
    *_complaints(Code.DATA_INTEGRITY, "no found", "no such", "not find", "gone", "unfamiliar thing", near=3),
    *_complaints(
        Code.TOOL_FAILED,
        *("words bad", "words lacking", "words must", "words long", "words not read", "words no accepted"),
        near=4,
    ),
    *_complaints(Code.UNSUPPORTED_INPUT, "layout bad", "layout blank", "layout never", near=3),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "service threw", "service fail", near=4, in_names=False),
    *_complaints(Code.DEPENDENCY_UNAVAILABLE, "service error", near=2, in_names=False),
    *_complaints(Code.TOOL_FAILED, "exit status", near=3),
    *_complaints(
        Code.UNSUPPORTED_INPUT, "never read", "never decode", "decode fail", "layout scarce", near=2, in_names=False
    ),
    *_complaints(Code.UNSUPPORTED_INPUT, "error decode", near=3, in_names=False),
    *_complaints(Code.AUTH_DENIED, "no allowed", near=1),
    *_complaints(Code.AUTH_DENIED, "your limit over", outweighs=_LOOSE, near=4, in_names=False, unless_soon=True),
    *_complaints(Code.THROTTLED, "limit over", of_model=Code.LLM_RATE_LIMITED, near=3),
    *_complaints(Code.UNSUPPORTED_INPUT, "kind", "parse", in_texts=False),
)


@value
class Heard:
    complaint: Complaint
    words: str

    def meant(self, is_model: bool, in_effect: bool, *, of_a_query: Code | None = None) -> Code:
        said = self.complaint
        if of_a_query is not None and said.code == Code.UNSUPPORTED_INPUT and "parse" in said.of:
            return of_a_query
        if in_effect and said.in_effect is not None:
            return said.in_effect
        return said.of_model if is_model and said.of_model is not None else said.code


def heard_in(lowered: str, status: int | None = None, *, is_soon: bool = False) -> Heard | None:
    """The first complaint of a text in lower case; beside a status only those that outweigh it."""
    return _heard(_WORD.findall(lowered, 0, _READ)[:_MOST_WORDS], _by_first(status, is_soon))


@lru_cache(maxsize=2048)
def heard_in_name(name: str) -> Heard | None:
    parts = [part.lower() for part in _PARTS_OF_A_NAME.findall(name)]
    return _heard([*parts, "such"] if parts[:1] == ["no"] and len(parts) > 1 else parts, _IN_NAMES)  # NoNodeError


_ByFirst = dict[str, list[tuple[int, Complaint]]]  # the complaints that begin with a meaning, each with its rank


def _indexed(complaints: Iterable[Complaint]) -> _ByFirst:
    held: _ByFirst = {}
    for rank, complaint in enumerate(complaints):
        held.setdefault(complaint.of[0], []).append((rank, complaint))
    return held


_IN_NAMES = _indexed(each for each in COMPLAINTS if each.in_names)


@lru_cache(maxsize=512)
def _by_first(status: int | None, is_soon: bool) -> _ByFirst:
    return _indexed(
        each
        for each in COMPLAINTS
        if each.in_texts and (status is None or status in each.outweighs) and not (is_soon and each.unless_soon)
    )


def _heard(said: Sequence[str], by_first: _ByFirst) -> Heard | None:
    places: dict[str, list[int]] = {}
    for place, word in enumerate(said):
        for meaning in meanings_of(word):
            places.setdefault(meaning, []).append(place)
    best: tuple[int, list[int], Complaint] | None = None
    for meaning in places.keys() & by_first.keys():
        for rank, complaint in by_first[meaning]:
            if best is not None and rank > best[0]:
                break
            if (found := _together(complaint, places)) is not None:
                best = rank, found, complaint
                break
    return None if best is None else Heard(complaint=best[2], words=" ".join(said[place] for place in best[1]))


def _together(complaint: Complaint, places: dict[str, list[int]]) -> list[int] | None:
    """Where its meanings stand, each on a word of its own, near the first."""
    for meaning in complaint.of:
        if meaning not in places:
            return None
    first, *others = complaint.of
    for start in places[first]:
        found = [start]
        for meaning in others:
            near = [p for p in places[meaning] if p not in found and abs(p - start) <= complaint.near]
            if not near:
                break
            found.append(min(near, key=lambda p: abs(p - start)))
        else:
            return sorted(found)
    return None
