"""What one link of evidence says: every clue that fits votes for a code with a weight, and gives its reason.

Numbers and code words weigh more than statuses, statuses more than names, names more than sentences. Votes for one code
add up, so several weak clues can outweigh one, but never the vendor's own code.
"""

import re
import sys
from collections.abc import Iterator
from functools import lru_cache

from lambdas.core.classify.clue import Clue, has_one, said_status
from lambdas.core.classify.clues_by_status import STATUSES, STORES
from lambdas.core.classify.clues_by_type import SENTENCES, TYPES
from lambdas.core.classify.clues_of_vendors import FRAMEWORKS, VENDOR_CODES, protocol_code
from lambdas.core.classify.complaints import Heard, heard_in, heard_in_name
from lambdas.core.classify.evidence import READ_FOR_PHRASES, Link
from lambdas.core.classify.families import BY_THE_MINUTE, SAID, USED_UP, WRONG_PASSWORD, Family, family_of, meant
from lambdas.core.classify.likeness import likenesses
from lambdas.core.model.failure import KIND_OF, Code, Kind
from lambdas.core.model.value import replace, value

_STRUCTURED = (*FRAMEWORKS, *VENDOR_CODES, *STATUSES, *STORES, *TYPES)
_ANSWERS = (*VENDOR_CODES, *STATUSES)
_PHRASES = tuple(dict.fromkeys(phrase for clue in SENTENCES for phrase in clue.phrases))
_MODEL_WORDS = ("openai", "anthropic", "claude", "gpt-", "gemini", "bedrock", " llm", "language model", "the model")
_CODE_IN_TEXT = re.compile(
    r"(?:^|[\s\[('\"|:{=])_?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?<=\[)[A-Z]{5,}(?=\])|ERR_[A-Z_]+|(?<=occurred \()[A-Z]\w+(?=\) when calling))"  # noqa: E501
)
# As a body in the text has it, or before the sentence: {'error': 'channel_not_found'}, itemNotFound: …
_CODE_OF_A_BODY = re.compile(
    r"""['"](?:error|code|type|reason|error_code|errorCode)['"]?\s?[:=]\s?['"]([\w.-]{3,60})['"]|^(\w*[a-z][A-Z]\w+):\s"""
)
_ERRNO_IN_TEXT = re.compile(r"\bE[A-Z]{4,14}\b")  # as programs in other languages say it: connect ECONNREFUSED
_FIRST_WORD = re.compile(r"[\W]*([A-Z]{3,})\s")
_GONE_THING = re.compile(
    r"\b(?:collection|index|bucket|queue|table|model|container|stream|topic|database|namespace)\b[^.\n]{0,40}?"
    r"(?:not found|not exist|n't exist|not be found)"
    r"|\b(?:no such|unknown|no) (?:index|bucket|queue|table|topic|stream)\b|\binvalid model\b"
)
_LIMITED = frozenset({Code.THROTTLED, Code.LLM_RATE_LIMITED})
_DOUBTED = _LIMITED | {Code.NETWORK}  # unless its words say that a quota is used up, or that a password is wrong
_NOT_THERE = frozenset({400, 404})
_STATUS_OF_NAME = {"BadRequest": 400, "BadRequestError": 400, "NotFound": 404, "NotFoundError": 404}
# What votes weigh at the borders between the kinds of clues.
_VENDORS_CODE, _STATUS, _NAME, _TIMEOUT, _TRANSPORT, _SUPPORT, _BUG_WEIGHT = 80, 48, 35, 24, 20, 12, 8
_NAMED, _SAID_ALONE, _SAID_BESIDE_A_STATUS = 26, 34, 60
_LIGHT = 16
_DECIDES = 44  # a class that names one thing, and all that weighs more
_LIKENESS = 20  # of one standard deviation
_TELLING = 50  # of a family: `invalid` alone says little
# A driver's ProgrammingError may be anything that the server said; a lost race is none of the program's doing.
_FROM_OUTSIDE = frozenset({Code.STORE_CONFLICT, Code.THROTTLED, Code.LLM_RATE_LIMITED, Code.AUTH_DENIED})
_LIMITS = frozenset({429})
_THEIRS = 500  # statuses from it on are the server's own failure
_REFUSED = 300  # statuses below it refuse nothing
_OVERRULES = 200
_OWN = sys.stdlib_module_names | {"", "lambdas", "__main__"}


@value
class Vote:
    code: Code
    weight: int
    reason: str
    is_words: bool = False  # helps to choose the code of a link, and does not lift it above what it wraps
    is_guess: bool = False  # words that do not even lift it above nothing


def votes_of(link: Link, in_effect: bool) -> list[Vote]:
    status = link.status if link.status is not None else link.answered
    status = None if status is not None and status < _REFUSED else status  # an exit status is not an HTTP status
    seen = link if status == link.status else replace(link, status=status)
    votes = [*_by_table(seen, in_effect)]
    if votes and ((votes[0].weight >= _VENDORS_CODE and votes[0].code not in _DOUBTED) or _is_plain_bug(seen)):
        return _hinted(seen, votes)
    votes += _by_codes(seen, in_effect, votes)
    if not votes or max(vote.weight for vote in votes) < _STATUS:
        votes += _by_name(seen, in_effect)
    if not seen.kin.is_plain or not votes:
        votes += _by_words(seen, in_effect, votes)
    if status is not None or any(vote.reason.startswith("code ") for vote in votes):
        # Whoever was answered was connected, whatever the class is called.
        votes = [vote for vote in votes if vote.code != Code.NETWORK or vote.weight > _TRANSPORT] or votes
    votes = _hinted(seen, votes)
    return [*votes, *_by_likeness(seen, in_effect)] if _is_open(seen, votes) else votes


def _is_open(link: Link, votes: list[Vote]) -> bool:
    """No status, code or telling class decides, and it is not the program's own text."""
    if link.kin.is_plain and (votes or link.codes or _is_plain_bug(link)):
        return False
    if link.status is not None and link.status >= _THEIRS:
        return False
    return all(vote.weight < _DECIDES for vote in votes)


def _by_likeness(link: Link, in_effect: bool) -> Iterator[Vote]:
    for like in likenesses(link, in_effect):
        weight = round(_LIKENESS * like.weight)
        reason = f"like others with “{like.words}”"
        yield Vote(code=like.code, weight=weight, reason=reason, is_words=True, is_guess=True)


def _is_plain_bug(link: Link) -> bool:
    """Python's own error, raised in the agent's own frames: what it says in words is the program's own text."""
    return link.kin.is_plain and not link.codes and all(root.partition(".")[0] in _OWN for root in link.via)


def _by_table(link: Link, in_effect: bool) -> Iterator[Vote]:
    has_codes = bool(link.codes) and not (link.kin.is_plain and len(link.codes) == 1 and "OSError" in link.kin.names)
    for clue in _rows(link.kin.names, link.status, has_codes):
        if clue.holds(link, in_effect):
            if _means_it(clue, link):
                yield Vote(code=clue.code, weight=clue.weight, reason=_reason(clue, link))
            return


def _means_it(clue: Clue, link: Link) -> bool:
    """A library's ValueError says nothing about the agent's code, a base class nothing against a class's own name.

    A module that is missing is a fault of the deployment, wherever it was asked for.
    """
    if clue.weight <= _BUG_WEIGHT and clue.code == Code.PROGRAM_ERROR:
        return _is_plain_bug(link) or "ImportError" in link.kin.names
    if clue.weight > _TIMEOUT or clue.looks_at != "class" or not clue.types.isdisjoint((link.kin.own, link.kin.name)):
        return True
    family = _named(link.types[:1])
    return family is None or not family.as_name


def _reason(clue: Clue, link: Link) -> str:
    looks_at = clue.looks_at
    if looks_at == "status":
        return f"status {link.status}"
    if looks_at == "code":
        return f"code {min(clue.codes & link.codes)}"
    return link.kin.name if looks_at == "class" else "its words"


@lru_cache(maxsize=2048)
def _rows(names: frozenset[str], status: int | None, has_codes: bool) -> tuple[Clue, ...]:
    """The part of the table that can fit a class and its answer at all."""
    return tuple(
        clue
        for clue in _STRUCTURED
        if not (clue.types and clue.types.isdisjoint(names))
        and not (clue.statuses and status not in clue.statuses)
        and (has_codes or not clue.codes)
    )


def _by_codes(link: Link, in_effect: bool, known: list[Vote]) -> Iterator[Vote]:
    """The strongest of what the vendor's code words mean."""
    best: Vote | None = None
    for word in sorted(link.codes):
        if (code := protocol_code(word)) is not None:
            # That a connection broke says no more as a number than as a class: the client's own error stays the place.
            weight = _TRANSPORT if code == Code.NETWORK and word.startswith("errno") else 76
            vote = Vote(code=code, weight=weight + 2 * (word == "smtp 5.7"), reason=word)
        elif (family := family_of(word)) is not None:
            code, weight = meant(family, link.is_model, in_effect), family.weight
            if known and link.status in family.agrees:
                code, weight = known[0].code, _SUPPORT
            vote = Vote(code=code, weight=weight, reason=f"code {word}")
        else:
            continue
        best = vote if best is None or vote.weight > best.weight else best
    if best is not None:
        yield best


def _by_name(link: Link, in_effect: bool) -> Iterator[Vote]:
    family = _named(link.types)
    if family is not None and family.as_name:
        code = meant(family, link.is_model, in_effect)
        yield Vote(code=code, weight=family.as_name, reason=link.kin.name)
    elif family is None and (heard := _heard_in_names(link.types)) is not None:
        yield Vote(code=heard.meant(link.is_model, in_effect), weight=_NAMED, reason=link.kin.name)


@lru_cache(maxsize=1024)
def _heard_in_names(types: tuple[str, ...]) -> Heard | None:
    """A name taken apart is a short sentence: `InsufficientFunds`, `NotRarFile`."""
    for qualified in types:
        module, _, name = qualified.rpartition(".")
        if module != "builtins" and (heard := heard_in_name(name)) is not None:
            return heard
    return None


@lru_cache(maxsize=1024)
def _named(types: tuple[str, ...]) -> Family | None:
    """Of the nearest class that has a telling name. Python's own are in the table, by their whole names."""
    for qualified in types:
        module, _, name = qualified.rpartition(".")
        if module != "builtins" and (family := family_of(name.removesuffix("Error").removesuffix("Exception"))):
            return family
        if module != "builtins" and (family := family_of(name)):
            return family
    return None


def _by_words(link: Link, in_effect: bool, known: list[Vote]) -> Iterator[Vote]:
    heaviest = max((vote.weight for vote in known), default=0)
    text = f"{link.message[:READ_FOR_PHRASES]}\n{link.said[:READ_FOR_PHRASES]}" if link.said else link.message
    lowered = text[: 2 * READ_FOR_PHRASES].lower()
    status = link.status if link.status is not None else _STATUS_OF_NAME.get(link.kin.own)
    if heaviest < _VENDORS_CODE and (found := _code_in(text)) is not None:
        family = family_of(found)
        if family is not None and link.status not in family.agrees:
            yield Vote(
                code=meant(family, link.is_model, in_effect), weight=family.weight - 14, reason=found, is_words=True
            )
    if heaviest < _VENDORS_CODE and (number := _errno_in(text)) is not None:
        yield Vote(code=number[0], weight=_STATUS, reason=number[1], is_words=True)
    if status in _NOT_THERE and (thing := _GONE_THING.search(lowered)) is not None:
        yield Vote(code=Code.DEPENDENCY_GONE, weight=90, reason=f"“{thing[0]}”", is_words=True)
    seen = link if status == link.status else replace(link, status=status)
    if heaviest >= _VENDORS_CODE:
        yield from _overruling(seen, lowered, known)
        return
    told = [*_by_phrase(seen, lowered, in_effect, heaviest)]
    if heaviest <= _BUG_WEIGHT:
        told += _by_sentence(link, lowered[:READ_FOR_PHRASES], in_effect)
    yield from told
    if not told or max(vote.weight for vote in told) <= _LIGHT:
        yield from _by_complaint(seen, lowered, in_effect, known)


def _by_complaint(link: Link, lowered: str, in_effect: bool, known: list[Vote]) -> Iterator[Vote]:
    """Beside a status only what the status itself leaves open, and beside a code word lightly."""
    if link.status is None and any(vote.weight > _TIMEOUT for vote in known):
        return
    status = said_status(lowered) if link.status is None else link.status
    is_soon = link.retry_after is not None or has_one(BY_THE_MINUTE, lowered)
    if (heard := heard_in(lowered, status, is_soon=is_soon)) is not None:
        code = heard.meant(link.is_model or has_one(_MODEL_WORDS, lowered), in_effect)
        weight = _said(link.status, known, code)
        yield Vote(code=code, weight=weight, reason=f"“{heard.words}”", is_words=True)


def _said(status: int | None, known: list[Vote], code: Code) -> int:
    if any(vote.weight > _NAME and not vote.reason.startswith("status ") for vote in known):
        return _LIGHT
    if status is not None:
        return _OVERRULES if status in _LIMITS else _SAID_BESIDE_A_STATUS
    if code in _FROM_OUTSIDE and all(vote.weight <= _TRANSPORT for vote in known):
        return _TIMEOUT
    exit_only = all(vote.weight < _TRANSPORT or vote.reason == "code exit_status" for vote in known)
    return _SAID_ALONE if exit_only else _LIGHT


def _by_phrase(link: Link, lowered: str, in_effect: bool, heaviest: int) -> Iterator[Vote]:
    """Light phrases only where nothing else has said anything: beside a status they but repeat it."""
    for said in SAID:
        is_heard = said.weight > _TIMEOUT or heaviest <= _TIMEOUT
        if is_heard and said.fits(lowered, link.status, link.retry_after):
            is_model = link.is_model or has_one(_MODEL_WORDS, lowered)
            reason = f"“{said.seen(lowered)}”"
            yield Vote(code=said.meant(is_model, in_effect), weight=said.weight, reason=reason, is_words=True)
            return


def _overruling(link: Link, lowered: str, known: list[Vote]) -> Iterator[Vote]:
    """Two sentences outweigh a vendor's code: a used-up quota is not "slow down", a wrong password no broken line."""
    for said, doubted in ((USED_UP, _LIMITED), (WRONG_PASSWORD, (Code.NETWORK,))):
        if known[0].code in doubted and said.fits(lowered, 429, link.retry_after):
            yield Vote(code=said.code, weight=_OVERRULES, reason=f"“{said.seen(lowered)}”", is_words=True)


def _errno_in(text: str) -> tuple[Code, str] | None:
    for found in _ERRNO_IN_TEXT.finditer(text, 0, READ_FOR_PHRASES):
        if (code := protocol_code(f"errno {found[0].lower()}")) is not None:
            return code, found[0]
    return None


def _code_in(text: str) -> str | None:
    """A code word inside a sentence: in capitals with underscores, in brackets, or as Redis's first word."""
    first = _FIRST_WORD.match(text)
    if first is not None and family_of(first[1]) is not None:
        return first[1]
    for found in _CODE_IN_TEXT.finditer(text, 0, READ_FOR_PHRASES):
        if family_of(found[1]) is not None:
            return found[1]
    for found in _CODE_OF_A_BODY.finditer(text, 0, READ_FOR_PHRASES):
        if (family := family_of(word := found[1] or found[2])) is not None and family.weight >= _TELLING:
            return word
    return None


def _by_sentence(link: Link, lowered: str, in_effect: bool) -> Iterator[Vote]:
    status = said_status(lowered)
    if status is None and not has_one(_PHRASES, lowered):
        return
    is_model = link.is_model or has_one(_MODEL_WORDS, lowered)
    stated = replace(link, status=status, is_model=is_model)
    for clue in (*(_ANSWERS if status is not None else ()), *SENTENCES):
        if clue.fits(stated, in_effect):
            reason = f"status {status} in its words" if clue.statuses else "its words"
            yield Vote(code=clue.code, weight=16, reason=reason, is_words=True)
            return


def _hinted(link: Link, votes: list[Vote]) -> list[Vote]:
    """The library's own word on another try, and a waiting time, speak for what the other votes call transient."""
    passing = [vote for vote in votes if KIND_OF[vote.code] is Kind.TRANSIENT]
    if link.hint is True:
        code = max(passing, key=lambda vote: vote.weight).code if passing else Code.DEPENDENCY_UNAVAILABLE
        votes.append(Vote(code=code, weight=26, reason="the library says: retry"))
    if link.retry_after is not None and passing:
        code = max(passing, key=lambda vote: vote.weight).code
        votes.append(Vote(code=code, weight=10, reason=f"Retry-After {link.retry_after:g}"))
    return votes
