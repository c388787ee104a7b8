"""The proof itself, as data: the journeys played on a stack of their own, the calls they made, the grants there are."""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from local import host, stack
from tests.permissions.calls import Call, read_calls, uses_of_keys
from tests.permissions.evaluation import Judged, judged
from tests.permissions.grants import Book, Grant, book_of
from tests.permissions.journeys import play
from tests.permissions.reasons import UNUSED, Reason
from tests.permissions.stage import POLICIES, staged
from tests.permissions.templates import Templates, deployed

# AWS answers it to whoever has signed in, whatever policies say.
NEEDS_NO_GRANT = "sts:GetCallerIdentity"
LANE = "<lane>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """A grant without the name of its lane: all lanes have the same ones, and one lane's journeys stand for all."""

    holder: str
    action: str
    resource: str
    conditions: str

    def __str__(self) -> str:
        return f"{self.holder}: {self.action} on {self.resource}{self.conditions}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    failed: list[str]  # journeys
    routes: frozenset[str]  # of the API, that answered well
    templates: Templates
    book: Book
    calls: Counter[Call]
    judged: Judged

    @property
    def grants(self) -> list[Grant]:
        return [grant for grant in self.book.grants if grant.effect == "Allow"]

    @property
    def lanes(self) -> frozenset[str]:
        stacks = {name.partition("-")[2] for name in self.templates.by_stack}
        return frozenset(stacks - {"", "Watch"})

    def shape(self, grant: Grant) -> Shape:
        limits = "".join(f" if {key} {operator} {'|'.join(values)}" for operator, key, values in grant.conditions)
        named = (grant.holder, grant.resource, limits)
        names = re.compile(rf"(?<=[-/#])({'|'.join(sorted(self.lanes))})(?=[-/#|]|$)")
        holder, resource, conditions = (names.sub(LANE, each) for each in named)
        return Shape(holder=holder, action=grant.action, resource=resource, conditions=conditions)

    def shapes(self, grants: Iterable[Grant]) -> dict[Shape, list[Grant]]:
        found: dict[Shape, list[Grant]] = defaultdict(list)
        for grant in grants:
            found[self.shape(grant)].append(grant)
        return found

    @property
    def unneeded(self) -> dict[Shape, list[Grant]]:
        """What no call needs: unused, or said twice."""
        needed = {self.shape(grant) for grant in self.judged.needed}
        return {shape: grants for shape, grants in self.shapes(self.grants).items() if shape not in needed}

    def without_a_reason(self, reasons: Iterable[Reason] = UNUSED) -> list[str]:
        known = tuple(reasons)
        return sorted(
            str(shape)
            for shape, grants in self.unneeded.items()
            if not all(any(reason.covers(grant) for reason in known) for grant in grants)
        )

    @property
    def for_nothing(self) -> list[Reason]:
        """Reasons for grants that are gone, or that a call needs by now."""
        unneeded = [grant for grants in self.unneeded.values() for grant in grants]
        return [reason for reason in UNUSED if not any(reason.covers(grant) for grant in unneeded)]


def prove(home: Path) -> Proof:
    with _recording(), stack.running(home=home) as running, staged(running) as stage:
        failed = play(stage)
        templates = deployed(running)
        book = book_of(templates)
        people = {user: book.holders[running.outputs[output]] for user, output in POLICIES.items()}
    calls = read_calls(home / host.CALLS, {**book.holders, **people})
    for call in [each for each in calls if each.action == NEEDS_NO_GRANT]:
        del calls[call]
    calls.update(uses_of_keys(calls, templates))
    return Proof(
        failed=failed,
        routes=frozenset(stage.routes),
        templates=templates,
        book=book,
        calls=calls,
        judged=judged(book.grants, calls),
    )


@contextmanager
def _recording() -> Iterator[None]:
    before = os.environ.get("LAZARET_CALLS")
    os.environ["LAZARET_CALLS"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["LAZARET_CALLS"]
        else:
            os.environ["LAZARET_CALLS"] = before
