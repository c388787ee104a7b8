"""What one link of evidence says: every clue that fits votes for a code with a weight, and gives its reason.

Numbers and code words weigh more than statuses, statuses more than names, names more than sentences. Votes for one code
add up, so several weak clues can outweigh one, but never the vendor's own code.
"""

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from http.client import responses

from lambdas.core.classify.clue import Clue, has_one, said_status
from lambdas.core.classify.clues_by_status import STATUSES, STORES
from lambdas.core.classify.clues_by_type import SENTENCES, TYPES
from lambdas.core.classify.clues_of_vendors import FRAMEWORKS, VENDOR_CODES, protocol_code
from lambdas.core.classify.complaints import Heard, heard_in, heard_in_name
from lambdas.core.classify.evidence import READ_FOR_PHRASES, Link
from lambdas.core.classify.families import BY_THE_MINUTE, SAID, USED_UP, WRONG_PASSWORD, Family, family_of, meant
from lambdas.core.classify.likeness import likenesses
from lambdas.core.classify.quoted import code_in, errno_in
from lambdas.core.model.failure import KIND_OF, Code, Kind
from lambdas.core.model.value import replace, value

_STRUCTURED = (*FRAMEWORKS, *VENDOR_CODES, *STATUSES, *STORES, *TYPES)
_ANSWERS = (*VENDOR_CODES, *STATUSES)
_PHRASES = tuple(dict.fromkeys(phrase for clue in SENTENCES for phrase in clue.phrases))
_MODEL_WORDS = ("openai", "anthropic", "claude", "gpt-", "gemini", "bedrock", " llm", "language model", "the model")
_QUERIES = re.compile(
    r"\b(?:SELECT|FROM|WHERE|INSERT|UPDATE|DELETE FROM|CREATE|JOIN|MATCH|SQL|PREFIX)\b|(?i:bad query)"
)
# How parsers begin: "Not a KeePass database", "x.dxf is not a DXF file".
_NOT_A_FILE = re.compile(
    r"(?:[^:\n]{0,80}[: ])?not (?:(?:appear|seem|look) (?:to be|like) )?an? (?:valid )?(?:[\w.-]+ ){0,3}"
    r"(?:file|database|index|archive|image|document|container|stream|format|certificate|picture|font|model|object)\b"
)
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
_TEXT, _NAMED, _SAID_ALONE, _SAID_BESIDE_A_STATUS = 18, 26, 34, 60
_LIGHT = 16
_DECIDES = 40  # a code in the text, a class that names one thing, and all that weighs more
_LIKENESS = 20  # of one standard deviation
# A driver's ProgrammingError may be anything that the server said; a lost race is none of the program's doing.
_FROM_OUTSIDE = frozenset({Code.STORE_CONFLICT, Code.THROTTLED, Code.LLM_RATE_LIMITED, Code.AUTH_DENIED})
_LIMITS = frozenset({429})
_REFUSALS = range(400, 500)  # statuses that leave open why
_OPEN = frozenset({400, 403, 418, 420, 430})  # refusals that a vendor may mean for a while
_REFUSED = 300  # statuses below it refuse nothing
_OVERRULES = 200
# How Python's own functions begin: an agent that calls `float("abc")` is wrong about its input.
_PYTHONS = (
    *("could not convert", "invalid literal", "not enough values", "too many values", "substring not", "embedded null"),
    *("non-hexadecimal", "invalid isoformat", "time data", "unconverted data", "list.remove", "tuple.index", "math "),
    *("day is out of", "month must", "year ", "hour must", "negative ", "byte must", "chr() arg", "unknown format"),
)
_SENTENCE = 3  # a key or a value has fewer spaces
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
_NOT_A_PROGRAMS = _FROM_OUTSIDE | {
    *(Code.UNSUPPORTED_INPUT, Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE, Code.DEPENDENCY_GONE, Code.POLICY_DENIED),
}
_OWN = sys.stdlib_module_names | {"", "lambdas", "__main__"}


@value
class Vote:
    code: Code
    weight: int
    reason: str
    is_words: bool = False  # helps to choose the code of a link, and does not lift it above what it wraps
    is_guess: bool = False  # words that do not even lift it above nothing


def votes_of(link: Link, in_effect: bool, *, may_guess: bool = True) -> list[Vote]:
    status = link.status if link.status is not None else link.answered
    status = None if status is not None and status < _REFUSED else status  # an exit status is not an HTTP status
    seen = link if status == link.status else replace(link, status=status)
    votes = [*_by_table(seen, in_effect)]
    if votes and ((votes[0].weight >= _VENDORS_CODE and votes[0].code not in _DOUBTED) or _is_plain_bug(seen)):
        return _hinted(seen, [*votes, *_by_native_words(seen)])
    votes += _by_codes(seen, in_effect, votes)
    if not votes or max(vote.weight for vote in votes) < _STATUS:
        votes += _by_name(seen, in_effect)
    if not seen.kin.is_plain or not votes:
        votes += _by_words(seen, in_effect, votes)
    if status is not None or any(vote.reason.startswith("code ") for vote in votes):
        # Whoever was answered was connected, whatever the class is called.
        votes = [vote for vote in votes if vote.code != Code.NETWORK or vote.weight > _TRANSPORT] or votes
    votes = _hinted(seen, votes)
    return [*votes, *_by_likeness(seen, in_effect)] if may_guess and _is_open(seen, votes) else votes


def _is_open(link: Link, votes: list[Vote]) -> bool:
    """No status, code or telling class decides, and neither class nor text is the program's or Python's own."""
    if link.is_own or (not link.kin.is_plain and link.types[0].partition(".")[0] in sys.stdlib_module_names):
        return False
    if link.kin.is_plain and (votes or link.codes or _is_plain_bug(link)):
        return False
    if link.status is not None and link.status not in _REFUSALS:
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


def _by_native_words(link: Link) -> Iterator[Vote]:
    """A function in C has no frames, so what it raised seems the agent's own. Some of its words no program says."""
    if not link.is_from_call or link.context is not None or link.kin.own not in ("ValueError", "KeyError"):
        return
    said = link.message[:READ_FOR_PHRASES]
    said = _QUOTED.sub(" ", said[1:-1] if link.kin.own == "KeyError" else said).lower()
    if said.count(" ") < _SENTENCE or said.startswith(_PYTHONS) or (heard := heard_in(said)) is None:
        return
    code = heard.complaint.code
    if code in _NOT_A_PROGRAMS or (code == Code.DATA_INTEGRITY and ("exist" in said or link.kin.own == "KeyError")):
        yield Vote(code=code, weight=_SAID_ALONE, reason=f"“{heard.words}”", is_words=True)


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
    is_itself = clue.looks_at != "class" or not clue.types.isdisjoint((link.kin.own, link.kin.name))
    if is_itself or link.kin.is_ours or (clue.weight > _TIMEOUT and clue.code != Code.DEPENDENCY_UNAVAILABLE):
        return True
    family = _named(link.types[:1])
    return family is None or family.as_name < (_NAME if clue.weight > _TIMEOUT else 1)


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
        if word == _phrase_of(link.status):
            continue
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


def _is_checked(link: Link) -> bool:
    """A checker's own error, without an answer of anybody: what it checked is what the model or the job gave."""
    is_named_so = link.kin.own.endswith(("ValidationError", "ValidationException", "SchemaError"))
    return is_named_so and link.status is None and not link.codes


@lru_cache(maxsize=512)
def _phrase_of(status: int | None) -> str:
    """What HTTP itself calls a status: as a reason beside it, it says nothing more."""
    return responses.get(status or 0, "").lower()


def _by_name(link: Link, in_effect: bool) -> Iterator[Vote]:
    family = _named(link.types)
    if family is not None and family.as_name:
        code = meant(family, link.is_model, in_effect)
        yield Vote(code=code, weight=family.as_name, reason=link.kin.name)
    elif _is_checked(link):
        yield Vote(code=Code.MODEL_CONFUSED, weight=_LIGHT, reason=link.kin.name)
    elif family is None and link.kin.own == "LookupError":
        yield Vote(code=Code.DATA_INTEGRITY, weight=_TEXT, reason="LookupError of a library")
    elif family is None and "KeyError" in link.kin.names and not link.kin.is_plain:
        yield Vote(code=Code.DATA_INTEGRITY, weight=_TEXT, reason=link.kin.name)
    elif family is None and (heard := _heard_in_names(link.types)) is not None:
        code = heard.meant(link.is_model, in_effect, of_a_query=_of_a_query(link))
        # That an argument is bad, or not parsed, is said of whatever is wrong with it: the text may know what.
        is_vague = code == Code.TOOL_FAILED or heard.complaint.of == ("parse",)
        is_wrapper = heard.complaint.of[0] == "tries"  # that tries are used up says nothing of what they met
        weight = _LIGHT if is_wrapper else _TEXT if is_vague else _NAMED
        yield Vote(code=code, weight=weight, reason=link.kin.name)


def _of_a_query(link: Link) -> Code | None:
    """What such a library cannot parse is a statement, not a file: a driver's is the program's own."""
    if "DatabaseError" in link.kin.names:
        return Code.PROGRAM_ERROR
    is_query = _QUERIES.search(link.message, 0, READ_FOR_PHRASES) is not None or _asks(link.kin.roots)
    return Code.TOOL_FAILED if is_query else None


@lru_cache(maxsize=512)
def _asks(roots: frozenset[str]) -> bool:
    return any(has_one(("sql", "ql", "db", "query"), root.lower()) for root in roots)


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
        if module == "builtins":
            continue
        name = _without_package(module, name)
        for spelled in (name.removesuffix("Error").removesuffix("Exception"), name):
            if (family := family_of(spelled)) is not None:
                return family
    return None


def _without_package(module: str, name: str) -> str:
    """What a class is called besides its package: a NetworkXNoPath has nothing to do with a network."""
    package = module.partition(".")[0].replace("_", "")
    is_named_after = (
        len(package) > 3 and name.lower().startswith(package.lower()) and name[len(package) :][:1].isupper()
    )
    return name[len(package) :] if is_named_after else name


def _by_words(link: Link, in_effect: bool, known: list[Vote]) -> Iterator[Vote]:
    heaviest = max((vote.weight for vote in known), default=0)
    text = f"{link.message[:READ_FOR_PHRASES]}\n{link.said[:READ_FOR_PHRASES]}" if link.said else link.message
    lowered = text[: 2 * READ_FOR_PHRASES].lower()
    status = link.status if link.status is not None else _STATUS_OF_NAME.get(link.kin.own)
    if heaviest < _VENDORS_CODE and (found := code_in(text)) is not None:
        family = family_of(found)
        if family is not None and link.status not in family.agrees:
            yield Vote(
                code=meant(family, link.is_model, in_effect), weight=family.weight - 14, reason=found, is_words=True
            )
    if heaviest < _VENDORS_CODE and (number := errno_in(text, lowered)) is not None:
        # That a connection broke says no more as a number than as a class: the client's own error stays the place.
        is_open = heaviest > _TRANSPORT or number[0] == Code.NETWORK
        yield Vote(code=number[0], weight=_STATUS, reason=number[1], is_words=is_open)
    if status in _NOT_THERE and (thing := _GONE_THING.search(lowered)) is not None:
        yield Vote(code=Code.DEPENDENCY_GONE, weight=90, reason=f"“{thing[0]}”", is_words=True)
    seen = link if status == link.status else replace(link, status=status)
    if heaviest >= _VENDORS_CODE:
        yield from _overruling(seen, lowered, known)
        return
    told = [*_by_shape(lowered, heaviest)] or [*_by_phrase(seen, lowered, in_effect, heaviest)]
    if heaviest <= _TIMEOUT and link.status is None:
        told += _by_sentence(link, lowered[:READ_FOR_PHRASES], in_effect, heaviest)
    yield from told
    if not told or max(vote.weight for vote in told) <= _LIGHT:
        yield from _by_complaint(seen, lowered, in_effect, known)


def _by_shape(lowered: str, heaviest: int) -> Iterator[Vote]:
    if heaviest <= _TRANSPORT and (shape := _NOT_A_FILE.match(lowered)) is not None:
        yield Vote(code=Code.UNSUPPORTED_INPUT, weight=_SAID_ALONE, reason=f"“{shape[0][-60:]}”", is_words=True)


def _by_complaint(link: Link, lowered: str, in_effect: bool, known: list[Vote]) -> Iterator[Vote]:
    """Beside a status only what the status itself leaves open, and beside a code word lightly."""
    if link.status is None and any(vote.weight > _TIMEOUT for vote in known):
        return
    status = said_status(lowered) if link.status is None else link.status
    is_soon = link.retry_after is not None or has_one(BY_THE_MINUTE, lowered)
    if (heard := heard_in(lowered, status, is_soon=is_soon)) is not None:
        is_model = link.is_model or has_one(_MODEL_WORDS, lowered)
        code = heard.meant(is_model, in_effect, of_a_query=_of_a_query(link))
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


def _by_sentence(link: Link, lowered: str, in_effect: bool, heaviest: int) -> Iterator[Vote]:
    """A status in the words outweighs a base class; other sentences are heard only where there is none."""
    status = said_status(lowered)
    if status is None and (heaviest > _BUG_WEIGHT or not has_one(_PHRASES, lowered)):
        return
    is_model = link.is_model or has_one(_MODEL_WORDS, lowered)
    stated = replace(link, status=status, is_model=is_model)
    for clue in (*(_ANSWERS if status is not None else ()), *SENTENCES):
        if clue.fits(stated, in_effect):
            reason = f"status {status} in its words" if clue.statuses else "its words"
            is_clear = clue.statuses and clue.code not in (Code.TOOL_FAILED, Code.PROGRAM_ERROR)
            weight = _NAMED if is_clear and heaviest > _BUG_WEIGHT else _LIGHT
            yield Vote(code=clue.code, weight=weight, reason=reason, is_words=True)
            return


def _hinted(link: Link, votes: list[Vote]) -> list[Vote]:
    """The library's own word on another try, and a waiting time, speak for what the other votes call transient."""
    passing = [vote for vote in votes if KIND_OF[vote.code] is Kind.TRANSIENT]
    if link.hint is True:
        code = max(passing, key=lambda vote: vote.weight).code if passing else Code.DEPENDENCY_UNAVAILABLE
        votes.append(Vote(code=code, weight=26, reason="the library says: retry"))
    if link.retry_after is not None and not passing and link.status in _OPEN:
        votes.append(Vote(code=Code.THROTTLED, weight=_STATUS, reason=f"Retry-After {link.retry_after:g}"))
    if link.retry_after is not None and passing:
        code = max(passing, key=lambda vote: vote.weight).code
        votes.append(Vote(code=code, weight=10, reason=f"Retry-After {link.retry_after:g}"))
    return votes
