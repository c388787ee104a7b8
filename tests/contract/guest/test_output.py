"""What an agent prints is logged with its job and tenant, redacted as a failure is, and in bounds."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.model.shapes import REDACTED
from lambdas.guest.host import ProcessHost
from lambdas.guest.output import LONGEST_LINE, MOST_LINES, MOST_TEXT, Output
from tests.support import hostile_guests
from tests.support.guests import LANE_OF_GUESTS, Guests, hosting
from tests.support.lane import body

KEY = "sk-" + "proj-0123456789abcdefghij"
PEM = ["-----BEGIN RSA PRIVATE" + " KEY-----\n", "MIIEpAIBAAKCAQEA7x\n", "-----END RSA PRIVATE" + " KEY-----\n"]
LANE = replace(
    LANE_OF_GUESTS, agent=f"{hostile_guests.__name__}:tells", alternates=(), redact=("$.customer.name", "$.address")
)


@pytest.fixture(scope="module")
def host() -> Iterator[ProcessHost]:
    with hosting(LANE) as made:
        yield made


def printed(host: ProcessHost, *texts: str, **payload: Any) -> str:
    """All that was logged, whatever its stream."""
    host.said.clear()  # type: ignore[attr-defined]
    lane = Guests(lane=LANE, host=host)
    lane.worked = lane.work(lane.message(body(payload={"texts": texts, **payload})))  # type: ignore[attr-defined]
    return repr(host.said)  # type: ignore[attr-defined]


def test_the_shapes_of_secrets_are_not_logged(host: ProcessHost) -> None:
    said = printed(host, f"calling with {KEY}\n")
    assert "calling with" in said
    assert KEY not in said


@pytest.mark.parametrize(
    "cut", [["Ada Lovelace\n"], ["Ada Lo", "velace\n"], ["before Ada Lovelace", " after"]], ids=["line", "parts", "end"]
)
def test_what_the_lane_names_as_private_is_not_logged_however_it_is_printed(host: ProcessHost, cut: list[str]) -> None:
    said = printed(host, *cut, customer={"name": "Ada Lovelace"})
    assert REDACTED in said
    assert "Lovelace" not in said


def test_a_private_value_of_several_lines_is_not_logged_line_by_line(host: ProcessHost) -> None:
    said = printed(host, "12 Main Street\n", "Springfield\n", address="12 Main Street\nSpringfield")
    assert "Main" not in said
    assert "Springfield" not in said


def test_the_inside_of_a_private_key_is_not_logged(host: ProcessHost) -> None:
    said = printed(host, *PEM, "and on it goes\n")
    assert "MIIEpAIBAAKCAQEA7x" not in said
    assert "and on it goes" in said


def test_a_secret_at_the_end_of_a_line_that_is_too_long_is_not_logged_in_part(host: ProcessHost) -> None:
    said = printed(host, "x" * (LONGEST_LINE - 8) + " Ada Lovelace and more\n", customer={"name": "Ada Lovelace"})
    assert "Ada" not in said
    assert "Lovelace" not in said


def test_a_key_that_the_end_of_a_line_goes_through_is_not_logged_in_part(host: ProcessHost) -> None:
    said = printed(host, "x" * (LONGEST_LINE - 25) + " hf" + "_" + "aB3d" * 9 + " and more" * 200 + "\n")
    assert "xxx" in said
    assert "aB3d" not in said


def test_the_names_of_threads_that_outlived_a_run_are_redacted(host: ProcessHost) -> None:
    host.said.clear()  # type: ignore[attr-defined]
    lane = Guests(lane=LANE, host=host)
    lane.work(lane.message(body(payload={"texts": [], "thread": KEY})))
    [why] = [facts["why"] for what, facts in host.said if what == "guest.replaced"]  # type: ignore[attr-defined]
    assert "threads of the agent outlived its run" in why
    assert KEY not in why


class Heard:
    """An output that nobody runs an agent for."""

    def __init__(self) -> None:
        lane = Guests(lane=LANE)
        self.said: list[tuple[str, dict[str, Any]]] = []
        orders: list[Any] = []
        object.__setattr__(lane, "host", type("Host", (), {"perform": staticmethod(orders.append)}))
        with pytest.raises(AttributeError):
            lane.work(lane.message(body(payload={})))
        self.output = Output(orders[0], lambda what, facts: self.said.append((what, dict(facts))))


def test_an_agent_that_prints_without_end_is_cut_short_and_that_is_said() -> None:
    for read, times in ((b"line\n", MOST_LINES + 5), (b"x" * LONGEST_LINE + b"\n", 2 * MOST_TEXT // LONGEST_LINE)):
        heard = Heard()
        for _ in range(times):
            heard.output.said(read)
        heard.output.flush()
        what, facts = heard.said[-1]
        assert (what, facts["lines_left_out"] > 0) == ("agent.said_too_much", True)
        assert len(heard.said) + facts["lines_left_out"] == times + 1
        assert sum(len(facts.get("text", "")) for _, facts in heard.said) <= MOST_TEXT + LONGEST_LINE


def test_the_last_words_of_a_crash_are_whole_lines() -> None:
    heard = Heard()
    heard.output.complained(b"first " + b"k" * 3_000 + b"\nlast\n")
    assert heard.output.last_words == "last"
