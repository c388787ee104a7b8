"""What the tables hold, read without a request: for questions, and for people who choose what to do.

Each item is read once for each time that it was written. Whatever is asked here costs the world no time.
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.breakers import breaker_from
from lambdas.adapters.dynamo.items import effect_from, head_from, letter_from, plain_item, step_from
from lambdas.adapters.dynamo.redrives import redrive_from
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.head import Effect, Head, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import replace
from lambdas.core.redrive.record import Redrive
from lazaret.testing.dynamodb_table import Place
from tests.simulation.world.outside import effect_key

T = TypeVar("T")
Item = dict[str, Any]
FOREIGN = "T#tnt_y#"  # rows that nobody here wrote, and that make no sense


class Shelf(Generic[T]):
    """Items of one kind, by place, each read when somebody asks for it."""

    def __init__(self, read: Callable[[Item], T]) -> None:
        self._read = read
        self.items: dict[Place, Item] = {}
        self._known: dict[Place, T] = {}

    def put(self, place: Place, item: Item | None) -> None:
        self._known.pop(place, None)
        if item is None:
            self.items.pop(place, None)
        else:
            self.items[place] = item

    def at(self, place: Place) -> T | None:
        if place not in self.items:
            return None
        if place not in self._known:
            self._known[place] = self._read(self.items[place])
        return self._known[place]

    def __iter__(self) -> Iterator[T]:
        for place in list(self.items):
            found = self.at(place)
            if found is not None:
                yield found


class View:
    def __init__(self) -> None:
        self.heads: Shelf[Head] = Shelf(head_from)
        self.letters: Shelf[Letter] = Shelf(letter_from)
        self.effects: Shelf[Effect] = Shelf(effect_from)
        self.steps: Shelf[Step] = Shelf(step_from)
        self.redrives: Shelf[Redrive] = Shelf(redrive_from)
        self.breakers: Shelf[Breaker] = Shelf(breaker_from)
        self.notices: Shelf[dict[str, Any]] = Shelf(plain_item)

    def shelf(self, table: str, place: Place) -> Shelf[Any] | None:
        """By what a key says. Counters and timelines are on none."""
        pk, sk = place
        if table == "breakers":
            return self.breakers if sk == "STATE" else None
        if pk.startswith("R#"):
            return self.redrives if sk == "REDRIVE" else None
        if pk.startswith("N#"):
            return self.notices if sk.startswith("NOTICE#") else None
        if not pk.startswith("T#") or pk.startswith(FOREIGN):
            return None
        if sk.startswith("V#"):
            return self.heads if sk.endswith("#HEAD") else self.steps if "#STEP#" in sk else None
        return self.letters if sk.startswith("LETTER#") else self.effects if sk.startswith(keys.EFFECTS) else None

    def head(self, key: JobKey) -> Head | None:
        place = keys.head(key)
        return self.heads.at((place["pk"]["S"], place["sk"]["S"]))

    def letter(self, letter_id: str) -> Letter | None:
        return next((each for each in self.letters if each.letter_id == letter_id), None)

    def effect_named(self, letter: Letter, effect_id: str) -> str:
        """An effect that a letter tells of, as the outside knows it."""
        root = replace(letter.job_key, job_id=letter.root)
        place = keys.effect(root, effect_id)
        found = self.effects.at((place["pk"]["S"], place["sk"]["S"]))
        return effect_key(root, found.key, found.scope) if found else ""

    def effects_of(self, root: JobKey) -> list[Effect]:
        pk = keys.partition(root)
        places = [place for place in self.effects.items if place[0] == pk]
        return [effect for place in places if (effect := self.effects.at(place)) is not None]

    def steps_of(self, key: JobKey) -> list[Step]:
        pk, prefix = keys.partition(key), keys.steps(key)
        places = [place for place in self.steps.items if place[0] == pk and place[1].startswith(prefix)]
        return [step for place in places if (step := self.steps.at(place)) is not None]

    def redrive(self, redrive_id: str) -> Redrive | None:
        return self.redrives.at((f"R#{redrive_id}", "REDRIVE"))
