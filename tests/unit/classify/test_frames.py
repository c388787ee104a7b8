"""Where an error happened: the user's function, and a way there that says nothing of the machine's directories."""

from types import TracebackType
from typing import Any

import pytest

from lambdas import settings
from lambdas.core.classify.evidence import is_users, place, read, root_of, shown


def traceback_in(filename: str, **names: Any) -> TracebackType:
    """Of an error in `ask`, of code that lies in that file and nowhere else."""
    exec(compile("def ask(): raise KeyError('x')", filename, "exec"), names)
    with pytest.raises(KeyError) as caught:
        names["ask"]()
    assert caught.tb.tb_next is not None
    return caught.tb.tb_next


@pytest.mark.parametrize(
    ("filename", "told"),
    [
        ("/opt/python/lib/python3.13/site-packages/openai/_client.py", "openai/_client.py"),
        ("/usr/lib/python3/dist-packages/httpx/_models.py", "httpx/_models.py"),
        ("/opt/python/agents/kyc.py", "agents/kyc.py"),
        ("/var/runtime/bootstrap.py", "bootstrap.py"),
        ("/var/task/agents/kyc.py", "agents/kyc.py"),
    ],
)
def test_a_file_is_told_from_its_package_on(filename: str, told: str) -> None:
    assert shown(traceback_in(filename)) == [f"  {told}:1 in ask"]


def test_an_error_that_never_was_in_the_users_code_has_no_place_but_its_packages() -> None:
    inside = traceback_in("/opt/python/lib/python3.13/site-packages/openai/_client.py", __name__="openai._client")
    assert place(inside) == ("", frozenset({"openai"}))
    assert place(None) == ("", frozenset())


def test_a_timeout_without_a_place_of_its_own_has_that_of_what_was_waited_for() -> None:
    error = TimeoutError()
    error.__cause__ = KeyError("x").with_traceback(traceback_in("/var/task/agents/kyc.py"))
    assert read(error).where == "kyc.ask"


@pytest.mark.parametrize(
    ("path", "users"),
    [
        ("lambdas/core/agent/run.py", False),
        ("lambdas/core/agent/deeper/run.py", False),
        ("lazaret/run.py", False),
        (
            "lambdas/adapters/dynamo/table.py",
            True,
        ),  # an outage of our own table is a place: its groups are older than this
        ("lambdas/wiring.py", True),
        ("agents/kyc.py", True),
    ],
)
def test_what_is_ours_goes_by_the_package_and_not_by_how_deep_a_file_lies(path: str, users: bool) -> None:
    assert is_users(f"{settings.ROOT}/{path}") is users


@pytest.mark.parametrize("package", ["lambdas.core", "lazaret"])
def test_an_error_of_ours_reads_the_same_from_either_package(package: str) -> None:
    cls = type("Unavailable", (Exception,), {"__module__": f"{package}.errors"})
    kin = read(cls("table ledger is unavailable")).kin
    assert (kin.name, kin.is_ours, root_of(f"{package}.errors")) == ("Unavailable", True, "lambdas")
    assert "lambdas.Unavailable" in kin.names
