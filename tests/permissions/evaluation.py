"""IAM's decision, for the parts of its language that our policies use. An operator it does not know is an error."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from tests.permissions.calls import Call
from tests.permissions.grants import EVERYBODY, Grant

Values = tuple[str, ...]


@cache
def _pattern(text: str, *, any_case: bool) -> re.Pattern[str]:
    written = "".join({"*": ".*", "?": "."}.get(letter, re.escape(letter)) for letter in text)
    return re.compile(written, re.DOTALL | (re.IGNORECASE if any_case else 0))


def like(text: str, pattern: str, *, any_case: bool = False) -> bool:
    return _pattern(pattern, any_case=any_case).fullmatch(text) is not None


def _any(test: Callable[[str, str], bool]) -> Callable[[Values, Values], bool]:
    return lambda given, wanted: any(test(one, other) for one in given for other in wanted)


def _all_like(given: Values, wanted: Values) -> bool:
    """Also true of a request without the key: a request of DynamoDB without one is a scan, which nobody may make."""
    return all(any(like(one, other) for other in wanted) for one in given)


def _none_like(given: Values, wanted: Values) -> bool:
    return not any(like(one, other) for one in given for other in wanted)


def _all_equal(given: Values, wanted: Values) -> bool:
    return set(given) <= set(wanted)


OPERATORS: dict[str, Callable[[Values, Values], bool]] = {
    "ArnLike": _any(like),
    "Bool": _any(lambda one, other: one.lower() == other.lower()),
    "ForAllValues:StringEquals": _all_equal,
    "ForAllValues:StringLike": _all_like,
    "ForAllValues:StringNotLike": _none_like,
    "StringEquals": _any(str.__eq__),
}


def holds(grant: Grant, call: Call) -> bool:
    """That the grant is about this call."""
    return (
        grant.holder in (call.who, EVERYBODY)
        and like(call.action, grant.action, any_case=True)
        and like(call.resource, grant.resource)
        and all(OPERATORS[operator](call.keys.get(key, ()), values) for operator, key, values in grant.conditions)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """`by_call`: the grants that allow it, none if it is not allowed. A denial beats every grant."""

    by_call: Mapping[Call, frozenset[Grant]]

    @property
    def refused(self) -> list[Call]:
        return [call for call, grants in self.by_call.items() if not grants]

    @property
    def used(self) -> frozenset[Grant]:
        return frozenset().union(*self.by_call.values())

    @property
    def needed(self) -> frozenset[Grant]:
        """Each allows a call that nothing else allows: taken away, that call is refused."""
        return frozenset(next(iter(grants)) for grants in self.by_call.values() if len(grants) == 1)


def judged(grants: Iterable[Grant], calls: Iterable[Call]) -> Judged:
    of: dict[str, list[Grant]] = defaultdict(list)
    for grant in grants:
        of[grant.holder].append(grant)
    return Judged(by_call={call: _decided(call, (*of[call.who], *of[EVERYBODY])) for call in calls})


def _decided(call: Call, grants: Iterable[Grant]) -> frozenset[Grant]:
    matching = [grant for grant in grants if holds(grant, call)]
    if any(grant.effect == "Deny" for grant in matching):
        return frozenset()
    return frozenset(matching)
