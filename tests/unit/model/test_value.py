"""`@value` is a frozen, keyword-only dataclass to everybody who uses one."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass
from dataclasses import replace as library_replace
from typing import Any

import pytest

from lambdas.core.model.value import names_in, replace, value


@value
class Point:
    """Two numbers and what was said about them."""

    x: int
    y: int = 2
    notes: dict[str, str] = field(default_factory=dict, hash=False)
    seen: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Twin:
    """The same as dataclass makes it."""

    x: int
    y: int = 2
    notes: dict[str, str] = field(default_factory=dict, hash=False)
    seen: int = field(default=0, compare=False, repr=False)


@value
class Other:
    x: int
    y: int = 2


def test_it_has_its_defaults_and_a_fresh_one_from_a_factory() -> None:
    first, second = Point(x=1), Point(x=1)
    assert (first.x, first.y, first.notes, first.seen) == (1, 2, {}, 0)
    assert first.notes is not second.notes


@pytest.mark.parametrize("given", [(1,), (1, 2)])
def test_its_fields_are_given_by_name(given: tuple[int, ...]) -> None:
    make: Any = Point
    with pytest.raises(TypeError):
        make(*given)


def test_a_missing_or_unknown_field_is_named() -> None:
    make: Any = Point
    with pytest.raises(TypeError, match=r"Point\.__init__.*'x'"):
        make(y=3)
    with pytest.raises(TypeError, match="'z'"):
        make(x=1, z=3)


def test_it_cannot_be_changed() -> None:
    point: Any = Point(x=1)
    with pytest.raises(FrozenInstanceError, match="field 'x' of a Point"):
        point.x = 2
    with pytest.raises(FrozenInstanceError):
        del point.x
    with pytest.raises(FrozenInstanceError):
        point.new = 2


@pytest.mark.parametrize("kind", [Point, Twin])
def test_it_compares_hashes_and_shows_itself_as_a_dataclass_does(kind: Any) -> None:
    assert kind(x=1) == kind(x=1, seen=7)
    assert kind(x=1) != kind(x=1, notes={"a": "b"})
    assert kind(x=1) != Other(x=1)
    assert hash(kind(x=1, notes={"a": "b"})) == hash(kind(x=1))
    assert repr(kind(x=1)) == f"{kind.__name__}(x=1, y=2, notes={{}})"


def test_it_works_with_what_is_made_for_dataclasses() -> None:
    point = Point(x=1, notes={"a": "b"})
    assert is_dataclass(point)
    assert [each.name for each in fields(point)] == ["x", "y", "notes", "seen"] == list(names_in(Point))
    assert library_replace(point, y=5) == Point(x=1, y=5, notes={"a": "b"})
    assert asdict(point) == {"x": 1, "y": 2, "notes": {"a": "b"}, "seen": 0}


def test_a_changed_copy_leaves_the_value_as_it_was() -> None:
    point = Point(x=1, notes={"a": "b"}, seen=3)
    changed = replace(point, y=5)
    assert (changed.x, changed.y, changed.notes, changed.seen) == (1, 5, {"a": "b"}, 3)
    assert point.y == 2


def test_a_change_of_a_field_that_is_not_there_is_named() -> None:
    change: Any = replace
    with pytest.raises(TypeError, match="Point has no field z"):
        change(Point(x=1), z=3)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda point: pickle.loads(pickle.dumps(point))])
def test_it_can_be_copied(again: Any) -> None:
    point = Point(x=1, notes={"a": "b"}, seen=3)
    assert again(point) == point
    assert again(point).seen == 3


def test_a_class_without_words_is_described_by_its_name_and_not_inspected() -> None:
    """An inspection of every class is much of a cold start."""
    assert Other.__doc__ == "Other"

    @value
    class Late:
        x: int

    assert Late.__doc__ == "Late"


def test_what_a_class_says_about_itself_stays() -> None:
    @value
    class Named:
        """It has a word of its own."""

        x: int

        def __repr__(self) -> str:
            return "mine"

    assert repr(Named(x=1)) == "mine"
    assert Named.__doc__ == "It has a word of its own."
