"""Tables of the documents that repeat the code say what the code says."""

import inspect
import re
from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import pytest

from agents.simulated import _NEEDS as NEEDS
from lambdas.adapters.dynamo.keys import INDEXES
from lambdas.adapters.sqs import _facts as facts_of
from lambdas.core.agent.run import Run
from lambdas.core.model import head, letter
from lambdas.core.model.announcement import Told, of_done
from lambdas.core.model.breaker import State
from lambdas.core.model.failure import CURED_BY_CODE, HELD, KIND_OF, Code, Kind, Strategy
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import _FIELDS as ENVELOPE
from lambdas.core.model.job import _REQUIRED as REQUIRED
from lambdas.core.model.job import JobKey, Outgoing, StoredBody
from lambdas.core.model.letter import Action, EffectStatus, Letter, Safety
from lambdas.core.model.moves import HEAD_MOVES, LETTER_MOVES
from lambdas.core.model.refs import result_ref
from lambdas.core.notify.notice import NoticeStatus
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.worker.strategies import ANSWERS, CHANGES
from lambdas.lanes import load_lanes
from tests.support.markdown import DOCUMENTS, ROOT, codes_in, prose, table, text_of

AGENTS, CODES, DECISIONS = "docs/agents.md", "docs/reference/codes.md", "docs/decisions.md"
LETTERS, MESSAGE, METRICS = "docs/reference/letters.md", "docs/reference/message.md", "docs/reference/metrics.md"
PROTOCOLS, REDRIVES, STORAGE = (
    "docs/internals/protocols.md",
    "docs/reference/redrive-input.md",
    "docs/internals/storage.md",
)
EVENTS = "docs/reference/events.md"
BREAKERS, NOTICES = "docs/internals/breakers.md", "docs/internals/notices.md"
API, RELIABILITY = "docs/reference/api.md", "docs/reliability.md"  # the codes there are of other kinds


def sentences(enum: type[StrEnum]) -> dict[str, str]:
    """Each member's sentence is the comment beside it."""
    lines = re.findall(r"^    (\w+) = .*?#\s*(?:noqa: \w+ - )?(.*)$", inspect.getsource(enum), re.MULTILINE)
    return {enum[name].value: sentence for name, sentence in lines}


@pytest.mark.parametrize(
    ("document", "name", "column", "enum"),
    [
        (CODES, "kinds", "kind", Kind),
        (CODES, "codes", "code", Code),
        (LETTERS, "safety", "verdict", Safety),
        (LETTERS, "actions", "recommended action", Action),
        (LETTERS, "effect statuses", "status", EffectStatus),
        (BREAKERS, "breaker states", "state", State),
        (REDRIVES, "redrive statuses", "status", RedriveStatus),
        (NOTICES, "notice statuses", "status", NoticeStatus),
    ],
)
def test_every_value_is_there_with_its_sentence(document: str, name: str, column: str, enum: type[StrEnum]) -> None:
    rows = table(document, name)
    assert {row[column].strip("`"): row["means"] for row in rows} == sentences(enum)
    assert len(rows) == len(enum) == len(sentences(enum))


def test_every_code_has_its_kind() -> None:
    shown = {row["code"].strip("`"): row["kind"] for row in table(CODES, "codes")}
    assert shown == {code: f"{kind}, born held" if code in HELD else kind for code, kind in KIND_OF.items()}


@pytest.mark.parametrize(
    ("document", "name", "enum", "moves"),
    [
        (PROTOCOLS, "head statuses", head.HeadStatus, HEAD_MOVES),
        (LETTERS, "letter statuses", letter.LetterStatus, LETTER_MOVES),
    ],
)
def test_every_status_may_become_what_its_table_of_moves_says(
    document: str, name: str, enum: type[StrEnum], moves: Mapping[Any, frozenset[Any]]
) -> None:
    rows = {row["status"].strip("`"): row for row in table(document, name)}
    nothing = rows.pop("(none)")
    assert set(codes_in(nothing["may become"])) == moves[None]
    assert {status: row["means"] for status, row in rows.items()} == sentences(enum)
    assert {status: frozenset(codes_in(row["may become"])) for status, row in rows.items()} == {
        status: to for status, to in moves.items() if status is not None
    }


def rescuers(table_of_moves: str) -> dict[str, str]:
    """What the comment above each row of lambdas/core/model/moves.py says after "rescued by"."""
    rows = re.search(rf"^{table_of_moves}: .*?^}}$", text_of("lambdas/core/model/moves.py"), re.MULTILINE | re.DOTALL)
    assert rows
    commented = re.findall(r"((?:^    #.*\n)+)^    (?:_\w\.)?(\w+): frozenset", rows[0], re.MULTILINE)
    sentences = {status.lower(): re.sub(r"\s*\n?\s*# ", " ", comment).strip() for comment, status in commented}
    return {status: sentence.partition("rescued by: ")[2] for status, sentence in sentences.items()}


@pytest.mark.parametrize(
    ("document", "name", "moves"),
    [(PROTOCOLS, "head statuses", "HEAD_MOVES"), (LETTERS, "letter statuses", "LETTER_MOVES")],
)
def test_every_status_has_who_rescues_it(document: str, name: str, moves: str) -> None:
    shown = {row["status"].strip("`()"): row["rescued by"] for row in table(document, name)}
    assert shown == rescuers(moves)
    assert all(shown.values())


def test_every_answer_has_its_delay_its_tries_and_its_reason() -> None:
    shown = {row["failure"].strip("`"): row for row in table(CODES, "answers")}
    assert list(shown) == list(ANSWERS)
    for code, answer in ANSWERS.items():
        row = shown[code]
        found = (row["first delay"], row["more tries"], row["why"])
        assert found == (f"{answer.delay_s:g} s", str(answer.more_tries), answer.reason)


def test_every_strategy_is_described() -> None:
    assert [row["strategy"].strip("`") for row in table(CODES, "strategies")] == list(CHANGES)


def test_the_codes_that_only_code_cures_are_named() -> None:
    sentence = re.search(r"`unfixed` is for (.+?)\. A new", prose(LETTERS), re.DOTALL)
    assert sentence
    assert set(codes_in(sentence[1])) == CURED_BY_CODE


def test_every_index_is_there_with_its_keys_and_projection() -> None:
    shown = [tuple(row.values())[:4] for row in table(STORAGE, "indexes")]
    assert shown == [
        (
            f"`{index.name}`",
            f"`{index.hash_key}`",
            f"`{index.sort_key}`",
            str(len(index.projected)) if index.projected else "keys only",
        )
        for index in INDEXES
    ]


def test_every_field_of_a_letter_is_named_once() -> None:
    named = [name for row in table(LETTERS, "letter fields") for name in codes_in(row["fields"])]
    assert sorted(named) == sorted(field.name for field in fields(Letter))


def test_every_field_of_the_envelope_is_there() -> None:
    rows = {row["field"].strip("`"): row["required"] for row in table(MESSAGE, "envelope")}
    assert list(rows) == list(ENVELOPE)
    assert {name for name, required in rows.items() if required} == REQUIRED


def test_every_attribute_of_a_message_is_there() -> None:
    full = Outgoing(
        body=StoredBody(text="{}"),
        group="t",
        ticket="t",
        send=1,
        hops=1,
        bad_receives=1,
        death_id="d",
        kind="k",
        code="c",
        detail="d",
        receives=1,
        original_message_id="m",
    )
    shown = {row["attribute"].strip("`") for row in table(MESSAGE, "message attributes")}
    assert shown == {*facts_of(full), "body_ref"}


def test_every_metric_that_is_emitted_is_there() -> None:
    handlers = "".join(path.read_text() for path in (ROOT / "lambdas/handlers").glob("*.py"))
    joins = text_of("lambdas/wiring.py") + text_of("lambdas/house.py")
    emitted = set(re.findall(r'(?:name=|\(|, )"([A-Z][A-Za-z0-9]+)"', handlers))
    emitted |= set(re.findall(r'count\("([A-Z][A-Za-z0-9]+)"', joins))
    assert {row["metric"].strip("`") for row in table(METRICS, "metrics")} == emitted


def test_every_pinned_package_is_there() -> None:
    inputs = "".join(text_of(f"requirements/{name}.in") for name in ("functions", "run", "test"))
    pins = re.findall(r"^([\w-]+)(?:\[.*\])?==", inputs, re.MULTILINE)
    npm = re.findall(r'"([\w-]+)": "\d', text_of("package.json"))
    shown = [package for row in table(DECISIONS, "dependencies") for package in codes_in(row["package"])]
    assert sorted(shown) == sorted([*pins, *npm])


def test_every_field_of_a_strategy_is_there() -> None:
    shown = [row["field"].strip("`") for row in table(AGENTS, "strategy")]
    assert shown == [field.name for field in fields(Strategy)]


def test_every_method_of_a_run_that_an_agent_may_call_is_there() -> None:
    methods = {name for name, _ in inspect.getmembers(Run, inspect.isfunction) if not name.startswith("_")}
    known = {row["name"].strip("`").removeprefix("run.") for row in table(AGENTS, "run")}
    assert methods - {"revoke"} <= known
    attributes = known - methods
    assert all(re.search(rf"self\.{name}\b|def {name}\(", inspect.getsource(Run)) for name in attributes)


def test_every_op_of_the_simulated_agent_is_there_with_what_it_needs() -> None:
    shown = {row["op"].strip("`"): codes_in(row["needs"]) for row in table(AGENTS, "simulated ops")}
    assert shown == {op: list(needs) for op, needs in NEEDS.items()}


def test_every_example_agent_is_the_agent_of_a_lane() -> None:
    """Lanes of your own may stand beside them."""
    shown = {row["agent"].strip("`") for row in table(AGENTS, "example agents")}
    assert shown
    assert shown <= {lane.agent for lane in load_lanes(ROOT, simulated=False).values()}


def test_the_codes_of_the_example_agents_are_in_their_sources() -> None:
    for row in table(AGENTS, "example agents"):
        module = row["agent"].strip("`").partition(":")[0]
        source = text_of(module.replace(".", "/") + ".py")
        for code in codes_in(row["fails as"]):
            assert code in source or (code == Code.NEEDS_REVIEW and "NeedsReview(" in source)


@pytest.mark.parametrize("document", [each for each in DOCUMENTS if each not in (API, RELIABILITY)])
def test_a_code_in_capitals_is_one_of_ours_or_of_the_examples(document: str) -> None:
    examples = {
        "DOC_PARSE_CORRUPT",
        "MRZ_INVALID",
        "DOCUMENT_LINK_EXPIRED",
        "MY_CODE",
        "AMOUNT_MISSING",
        "ORDER_MISSING",
        "PAYMENTS_KEY",
    }
    others = {
        "AWS_PROFILE",
        "AWS_REGION",
        "AWS_DEFAULT_REGION",
        "AWS_ENDPOINT_URL",
        "CDK_ARGS",
        "TYPE_CHECKING",
        "JOB_TYPE",
        "LAZARET_NAME",
    }
    others |= {"SPECIFIC_ATTRIBUTES"}  # DynamoDB's word for a read that names what it wants
    others |= {"LAZARET_APP", "LAZARET_CALLS", "LAZARET_CONCURRENCY", "LAZARET_API", "LAZARET_TOKEN"}
    others |= {"LAZARET_PORT"}
    named = {word for code in codes_in(prose(document)) for word in re.findall(r"\b[A-Z]+_[A-Z_]+\b", code)}
    assert named <= set(Code) | examples | others


def test_events_are_those_that_a_lane_can_announce() -> None:
    rows = {row["`events`"].strip("`"): row["`detail-type`"].strip("`") for row in table(EVENTS, "events")}
    assert rows == {told.value: f"Job {told.value}" for told in Told}


def test_fields_of_an_event_are_those_that_are_sent() -> None:
    key = JobKey(tenant_id="t", job_type="kyc", job_id="j")
    run = Head(key=key, status=HeadStatus.DONE, run_id="r", updated_at=datetime(2026, 6, 12, tzinfo=UTC))
    told = replace(of_done(run), what=Told.RECOVERED, letter_id="l", code="C", key="k", to="tenant")
    sent = (
        told.detail(replace(run, result=1)).keys() | told.detail(replace(run, result_ref=result_ref(key, "r"))).keys()
    )
    assert {name for row in table(EVENTS, "event detail") for name in codes_in(row["field"])} == sent
