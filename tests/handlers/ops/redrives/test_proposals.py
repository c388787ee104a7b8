"""`ops redrive start --proposal`: what the sweep proposed, started as it is, changed, or only looked at."""

from dataclasses import replace

import pytest

from lambdas.core.redrive.record import Redrive, RedriveStatus
from ops.command import Failed
from tests.support.builders import NOON
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414
from tests.support.functions.redrive_line import ME, Redriving, proposed
from tests.support.functions.redrive_line import redriving as redriving  # noqa: PLC0414


def test_options_win_over_what_was_proposed(redriving: Redriving) -> None:
    proposed(redriving)
    changed = ("--canary", "2", "--code", "OTHER", "--reason", "looked at it", "--operator", "ada")
    redriving.line("redrive", "start", "--proposal", "proposed-17", *changed)
    given = redriving.given_to("accepted-17")
    assert (given["canary"], given["filter"]) == (2, {"signature": "5f1d", "code": "OTHER"})
    assert (given["reason"], given["operator"]) == ("looked at it", "ada")
    started = redriving.redrives.find("accepted-17")
    assert started is not None
    assert started.started_by == ME


def test_a_dry_run_of_a_proposal_is_another_redrive_and_leaves_it_proposed(redriving: Redriving) -> None:
    proposed(redriving)

    def begun() -> Redrive:
        (found,) = (each for each in redriving.redrives.page().redrives if each.redrive_id != "proposed-17")
        return found

    def planned() -> None:
        redriving.redrives.write(replace(begun(), status=RedriveStatus.PLANNED, ended_at=NOON))

    assert redriving.watched("redrive", "start", "--proposal", "proposed-17", "--dry-run", between=planned) == 0
    assert (begun().redrive_id.startswith("rd-"), begun().request.dry_run) == (True, True)
    left = redriving.redrives.find("proposed-17")
    assert left is not None
    assert left.status is RedriveStatus.PROPOSED


def test_what_is_no_longer_proposed_has_no_dry_run(redriving: Redriving) -> None:
    proposed(redriving)
    redriving.line("redrive", "start", "--proposal", "proposed-17")
    with pytest.raises(Failed) as refused:
        redriving.watched("redrive", "start", "--proposal", "proposed-17", "--dry-run", between=lambda: None)
    told = "proposed-17 is accepted, not proposed: `python -m ops redrive show proposed-17`"
    assert str(refused.value) == told
