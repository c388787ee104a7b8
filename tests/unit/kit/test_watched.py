"""What stands for an agent's function in a rehearsal is the same to a run: by its code, its name and its kind."""

import functools
from collections.abc import Callable
from typing import Any

import pytest

from lambdas.core.agent.fingerprint import fingerprint
from lambdas.core.agent.supervise import is_async
from lazaret.testing.watched import Deeds, watched, watching
from tests.unit.kit import acme


class Clerk:
    def read(self, page: str) -> str:
        return page

    def __call__(self, page: str) -> str:
        return page


async def later(page: str) -> str:
    return page


FUNCTIONS = {
    "a function": acme.price,
    "a lambda": lambda page: page,
    "a builtin": str.upper,
    "a method": Clerk().read,
    "an object": Clerk(),
    "a partial": functools.partial(acme.price),
    "async": later,
}


@pytest.mark.parametrize("fn", FUNCTIONS.values(), ids=list(FUNCTIONS))
def test_a_step_of_a_rehearsal_is_known_by_what_the_real_one_is_known_by(fn: Callable[..., Any]) -> None:
    seen = watched(fn, Deeds(), lambda: None)
    assert fingerprint(seen, ("a",), {}) == fingerprint(fn, ("a",), {})
    assert is_async(seen) is is_async(fn)


def test_a_watched_method_counts_by_its_arguments_and_is_itself_afterwards() -> None:
    deeds, real = Deeds(), Clerk.read
    with watching([f"{__name__}:Clerk.read"], deeds):
        Clerk().read("a")
        Clerk().read(page="b")
    assert sorted(deeds.calls.values()) == [1, 1]
    assert Clerk.read is real


def test_a_name_that_is_not_there_leaves_everything_as_it_was() -> None:
    real = acme.price
    with pytest.raises(AttributeError), watching([f"{acme.__name__}:price", f"{acme.__name__}:nothing"], Deeds()):
        raise AssertionError("never here")
    assert acme.price is real
