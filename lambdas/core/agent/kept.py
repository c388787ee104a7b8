"""Which kept step is whose: the calls of one attempt, counted, and the steps that were kept of its run.

A framework that goes on from a checkpoint of its own leaves out what came before it. So it says where each call is
made: a call in a place is counted there alone, and finds what was kept there, in this attempt too.
"""

import itertools
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from lambdas.core.agent.effect_once import Inside
from lambdas.core.agent.fingerprint import Teller, former_fingerprint, hashed, taken
from lambdas.core.model.head import Step
from lambdas.core.model.value import value

SECOND = 2
PLACED = "in."  # begins the inputs of what was kept in a place
_NUMBERED = re.compile(r"#\d+$")  # how a second step of one name is stored


@value
class Place:
    """Where a call is made, within what a framework performs."""

    name: str  # the same in every attempt, and no other's
    execution: object  # the same for as long as it is not performed again


Placed = Callable[[], Place | None]


class Calls:
    """The calls of one attempt: the n-th with the same fingerprint, in one place, is a step of its own."""

    def __init__(self, *, former: bool) -> None:
        self.placed: list[Placed] = []  # each framework says it of its own calls
        self.nested: set[str] = set()  # the names of what was counted within a step
        self._former = former  # whether a former release may have kept steps of it
        self._times: Counter[tuple[str, str]] = Counter()
        self._within: dict[int, tuple[object, Counter[tuple[str, str]]]] = {}  # by execution, which must live as long
        self._first: dict[tuple[str, str], set[int]] = {}  # which objects the first call had

    def counted(
        self, name: str, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> tuple[str, list[tuple[str, int]]]:
        """Its fingerprint; and those by which it is found, with n: its own, and that of a former release."""
        teller = Teller()
        known = taken(fn, args, kwargs, teller)
        own = self.nth(name, known.text)
        others = self._first.setdefault((name, own[0]), teller.objects) != teller.objects
        if others and own[1] == SECOND:  # from here on it matters, and is said once
            said = f"step {name!r} was called again with what another process cannot tell apart"
            also = f"({', '.join(known.opaque)}): its calls are found by their order. Pass data too, such as an id."
            warnings.warn(f"{said} {also}", stacklevel=3)
        placed = own[0].startswith(PLACED)
        formerly = [self.nth(name, former_fingerprint(fn, args, kwargs))] if self._former and not placed else []
        return known.text, [own, *formerly]

    def nth(self, name: str, text: str, inside: Iterable[Inside] = ()) -> tuple[str, int]:
        """By what the next call of this name is found, and its number.

        `inside`: of what a step does, which is left out once the step is kept.
        """
        place = next((at for each in self.placed if (at := each()) is not None), None)
        times = self._times
        if steps := [each.which for each in inside]:
            self.nested.add(name)
            text = f"{PLACED}{hashed(f'{steps} {text}')}"
        if place is not None:
            text = f"{PLACED}{hashed(f'{place.name} {text}')}"
            times = self._within.setdefault(id(place.execution), (place.execution, Counter()))[1]
        times[name, text] += 1
        return text, times[name, text]


class KeptSteps:
    """The kept steps of one run, by what they were called with: each is found once by each attempt.

    `read` is asked only once, when the first step needs it.
    """

    def __init__(self, read: Callable[[], Iterable[Step]]) -> None:
        self._read = read
        self._former: dict[tuple[str, str], list[Step]] | None = None
        self._names: set[str] = set()  # of all that is kept: each is stored under its own
        self._numbers = 0  # the highest that a step has

    def found(self, name: str, inputs: str, nth: int) -> Step | None:
        """What a former attempt kept of the n-th call with these arguments."""
        kept = self.all(name, inputs)
        return kept[nth - 1] if nth <= len(kept) else None

    def all(self, name: str, inputs: str) -> list[Step]:
        return self._of_former_attempts().get((name, inputs), [])

    def number(self, name: str) -> int:
        """How many are kept under this name."""
        self._of_former_attempts()
        return sum(of_name(each, name) for each in self._names)

    def nested(self, name: str) -> bool:
        """Whether one of them was counted elsewhere than in the run itself."""
        former = self._of_former_attempts()
        return any(called == name and inputs.startswith(PLACED) for called, inputs in former)

    def place_for(self, name: str) -> tuple[int, str]:
        """The number and the name under which the next one is kept."""
        self._of_former_attempts()
        numbered = (f"{name}#{number}" for number in itertools.count(2))
        unused = next(free for free in itertools.chain([name], numbered) if free not in self._names)
        return self._numbers + 1, unused

    def add(self, step: Step) -> None:
        """One of this attempt, which will not ask for it again."""
        self._names.add(step.name)
        self._numbers = max(self._numbers, step.number)

    def placed(self, step: Step) -> None:
        """It is kept now. What was kept in a place is found by this attempt too, if that is performed again."""
        if step.inputs.startswith(PLACED):
            _file(self._of_former_attempts(), step)

    def _of_former_attempts(self) -> dict[tuple[str, str], list[Step]]:
        if self._former is None:
            # Read first: if the table does not answer, nothing is known, and the next step must ask again.
            former: dict[tuple[str, str], list[Step]] = {}
            for step in self._read():
                _file(former, step)
                self.add(step)
            self._former = former
        return self._former


def of_name(stored: str, name: str) -> bool:
    """Whether a step that is stored under one name was called by the other."""
    return name in (stored, _NUMBERED.sub("", stored))


def _file(steps: dict[tuple[str, str], list[Step]], step: Step) -> None:
    for called in {step.name, _NUMBERED.sub("", step.name)}:
        steps.setdefault((called, step.inputs), []).append(step)
