"""The inputs that the runbook shows are run as they stand, through the machine's own tasks in memory."""

import inspect
import json
import re
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.model.letter import UNRESOLVED, LetterStatus, Safety
from lambdas.core.redrive import claim, plan
from lambdas.core.redrive.record import ENDED
from lambdas.core.redrive.request import REQUEST, Filter, Request
from lambdas.lanes import load_lanes
from tests.support.lane import healthy
from tests.support.markdown import ROOT, blocks, codes_in, table
from tests.support.worlds.island import Island

RUNBOOK, REFERENCE = "docs/runbook.md", "docs/reference/redrive-input.md"
INPUTS = {block.directive: json.loads(block.text) for block in blocks(RUNBOOK, "json") if block.directive}
KYC = load_lanes(ROOT, simulated=False)["kyc"]
# Many may die here before a breaker opens, which is not what this is about.
LANE = replace(KYC, breaker=replace(KYC.breaker, failures=100_000))
CENTS_A_PAGE = 0.05


def failing(code: str) -> Callable[[Job, Run], None]:
    def agent(_job: Job, _run: Run) -> None:
        raise Permanent(code, "as it was")

    return agent


def quarantined(count: int, code: str = "DOC_PARSE_CORRUPT") -> Island:
    """Letters of this code, and two that no input is about."""
    island = Island(lane=LANE, agent=failing("SOMETHING_ELSE"))
    island.kill(2, first=1000, tenants=2)
    island.agent = failing(code)
    island.kill(count, tenants=3)
    island.agent = healthy
    return island


def others_are_open(island: Island) -> bool:
    return [letter.code for letter in island.letters_that_are(LetterStatus.OPEN)] == ["SOMETHING_ELSE"] * 2


def test_the_five_inputs_that_an_operator_needs_are_there() -> None:
    assert list(INPUTS) == ["a dry run", "after a fix", "credentials renewed", "patch and raise", "bad batch"]


def test_the_dry_run_says_what_would_happen_and_sends_nothing() -> None:
    island = quarantined(12)
    told = island.drive(INPUTS["a dry run"])
    assert (told["verdict"], told["planned"], told["replayed"]) == ("planned", 12, 0)
    assert (told["blast_radius"]["tenants"], told["blast_radius"]["waves"]) == (3, [5, 7])
    assert island.statuses() == {"open": 14}


def test_after_a_fix_the_letters_of_the_code_are_replayed_in_growing_waves() -> None:
    island = quarantined(30)
    told = island.drive(INPUTS["after a fix"])
    assert ([wave["sent"] for wave in told["waves"]], told["recovered"]) == ([5, 20, 5], 30)
    assert told["verdict"] == "done"
    assert others_are_open(island)


def test_without_the_fix_the_same_input_halts_at_its_canary() -> None:
    island = quarantined(30)
    island.agent = failing("DOC_PARSE_CORRUPT")
    told = island.drive(INPUTS["after a fix"])
    assert (told["verdict"], told["replayed"], told["died_again"]) == ("halted", 5, 5)


def test_after_credentials_were_renewed_jobs_go_on_behind_the_steps_that_were_kept() -> None:
    extracted: list[str] = []
    renewed: list[bool] = []

    def extract(job_id: str) -> None:  # no lambda: what that holds counts as its arguments, and this list grows
        extracted.append(job_id)

    def agent(job: Job, run: Run) -> dict[str, bool]:
        run.step("extract", extract, job.job_id)
        if not renewed:
            raise Permanent("AUTH_DENIED", "the key has expired")
        return {"ok": True}

    island = Island(lane=LANE, agent=agent)
    island.kill(7)
    renewed.append(True)
    told = island.drive(INPUTS["credentials renewed"])
    assert (told["verdict"], told["recovered"]) == ("done", 7)
    assert sorted(extracted) == sorted(f"job_{n}" for n in range(7))


@pytest.mark.parametrize(
    ("without", "recovered"), [((), 3), (("patch",), 0), (("raise",), 0)], ids=["as it is", "no patch", "no raise"]
)
def test_a_patched_payload_and_a_raised_budget_are_both_needed(without: tuple[str, ...], recovered: int) -> None:
    def agent(job: Job, run: Run) -> dict[str, bool]:
        for _ in range(job.payload.get("options", {}).get("max_pages", 400)):
            run.spend(usd=CENTS_A_PAGE)
        return {"ok": True}

    island = Island(lane=LANE, agent=agent)
    island.kill(3)
    assert {letter.code for letter in island.letters} == {"BUDGET_EXCEEDED"}
    given = {key: value for key, value in INPUTS["patch and raise"].items() if key not in without}
    assert island.drive(given)["recovered"] == recovered


def test_a_tenants_bad_batch_is_discarded_and_no_other_letter_is() -> None:
    island = quarantined(6)
    island.agent = failing("DOC_PARSE_CORRUPT")
    batch = island.kill(9, first=100, tenant_id="tnt_8f2a")
    told = island.drive(INPUTS["bad batch"])
    assert (told["verdict"], told["discarded"]) == ("done", 9)
    discarded = island.letters_that_are(LetterStatus.DISCARDED)
    assert {letter.letter_id for letter in discarded} == {letter.letter_id for letter in batch}
    assert island.statuses() == {"open": 8, "discarded": 9}


def default_of(key: str) -> str:
    if key in REQUEST.required:
        return "required"
    default: Any = {each.name: each for each in fields(Request)}.get(key)
    if default is None or not isinstance(default.default, int | float | str):
        return "`{}`"
    shown = f"{default.default:g}" if isinstance(default.default, float) else str(default.default)
    return f"`{shown.lower()}`" if shown else ""


def test_every_key_of_the_input_is_in_the_table_with_its_default() -> None:
    rows = table(REFERENCE, "redrive input")
    assert {row["key"].strip("`"): row["if you leave it out"] for row in rows} == {
        key: default_of(key) for key in REQUEST.keys
    }
    (keys,) = [codes_in(row["meaning"]) for row in rows if row["key"] == "`filter`"]
    assert keys == [each.name for each in fields(Filter)]


def test_every_way_in_which_a_redrive_ends_is_in_the_table() -> None:
    assert {row["verdict"].strip("`") for row in table(REFERENCE, "redrive verdicts")} == ENDED


def test_every_reason_to_skip_a_letter_is_in_the_table() -> None:
    written = inspect.getsource(plan)
    named = re.findall(r'skipped\["([a-z_]+)"\]|\("([a-z_]+)", |return "([a-z_]+)"', written)
    reasons = {name for names in named for name in names if name} - {"report", "send", "ask"}
    assert {"expired", "policy", "unknown"} <= reasons
    not_free = {status.value for status in UNRESOLVED if status not in plan.SENT_FROM}
    reasons |= (set(Safety) - {Safety.SAFE}) | set(claim._REASONS.values()) | {"resolved"} | not_free
    shown = {row["skipped as"].strip("`") for row in table(REFERENCE, "redrive skipped")}
    assert shown == {str(reason) for reason in reasons} - {"redriving"}
