"""The runbook and the alarms: each alarm has its heading, each heading its alarm, and what is said of them is so."""

import re

import pytest

from infra.deployment import Deployment
from infra.watch.alarm import Alarm
from infra.watch.lane_alarms import ENOUGH_LETTERS, every_alarm
from infra.watch.lane_watch import INCIDENT
from infra.watch.shared_alarms import shared_alarms
from lambdas.core.config.lane import Lane
from lambdas.core.redrive.watch import HALTING
from lambdas.core.sweep.gauges import ENOUGH
from tests.support.markdown import ROOT, anchors, prose, text_of

RUNBOOK = "docs/runbook.md"
NOT_ALARMS = ["runbook", "how-alarms-reach-you", "where-to-look", "redrive"]
LANE = Lane(job_type="kyc", agent="agents.kyc:review", secrets={"VENDOR_KEY": "ssm:/acme/vendor"})
OF_A_LANE = every_alarm(Deployment(), LANE)
ALARMS: dict[str, Alarm] = {
    alarm.noun: alarm for alarm in (*OF_A_LANE, *shared_alarms(Deployment(), redrive_arn="arn:redrive", api_id="api"))
}


def sections() -> dict[str, str]:
    """By anchor."""
    parts = re.split(r"^#{1,2} .+$", prose(RUNBOOK), flags=re.MULTILINE)[1:]
    return dict(zip(anchors(RUNBOOK), parts, strict=True))


def paragraph(start: str) -> str:
    (found,) = (part for part in prose(RUNBOOK).split("\n\n") if part.startswith(start))
    return found


def test_every_alarm_has_a_heading_and_every_heading_its_alarm() -> None:
    assert sorted(anchors(RUNBOOK)) == sorted([*NOT_ALARMS, *ALARMS, INCIDENT])


@pytest.mark.parametrize("noun", [*ALARMS, INCIDENT])
def test_an_alarms_section_says_what_it_means_where_to_look_what_to_do_and_when_it_is_over(noun: str) -> None:
    said = re.findall(r"^\*\*(.+?)\*\*", sections()[noun], re.MULTILINE)
    assert said == ["Means.", "Look at.", "Do.", "It worked when"]


def test_the_alarms_that_halt_a_redrive_are_named() -> None:
    assert tuple(re.findall(r"\(#(.+?)\)", paragraph("Five alarms halt"))) == HALTING


def test_the_alarms_that_notify_on_their_own_are_named() -> None:
    named = re.findall(r"\(#(.+?)\)", paragraph("Each lane with all alarms has one page").partition("They notify")[2])
    assert set(named) == {alarm.noun for alarm in OF_A_LANE if alarm.standing}


def test_silence_rings_only_the_alarm_of_the_sweep() -> None:
    assert [alarm.noun for alarm in ALARMS.values() if alarm.missing != "notBreaching"] == ["sweep-silent"]
    assert "The sweep is the exception" in paragraph("Missing data")


def test_numbers_of_the_alarms_are_those_of_the_runbook() -> None:
    told = sections()
    assert (ALARMS["tenant-share"].above, ENOUGH_LETTERS) == (40, 5)
    share = " ".join(told["tenant-share"].split())
    assert "more than 40 % of the hour's letters in this lane, with at least five letters in total" in share
    assert (ALARMS["poison-tenant"].above, ALARMS["poison-tenant"].period_s) == (3, 3600)
    assert (ALARMS["worker-errors"].above, ALARMS["worker-errors"].period_s) == (2, 300)
    assert (ALARMS["worker-throttles"].period_s, ALARMS["worker-throttles"].periods) == (60, 3)
    assert ALARMS["breaker-open"].above == 30 * 60
    assert (ALARMS["recovery-rate"].below, ALARMS["recovery-rate"].periods, ENOUGH) == (80, 4, 10)
    assert (ALARMS["letters-growing"].period_s, ALARMS["letters-growing"].periods) == (600, 3)
    assert (ALARMS["intake-stuck"].period_s, ALARMS["intake-stuck"].periods) == (60, 10)


def test_outputs_and_log_lines_that_are_named_exist() -> None:
    sources = [*(ROOT / "infra").rglob("*.py"), *(ROOT / "lambdas").rglob("*.py")]
    code = "".join(path.read_text() for path in sources)
    for name in (
        "AlertsTopic",
        "DashboardUrl",
        "message.dead_lettered",
        "sweep.done",
        "job.stuck",
        "intake.failed",
        "secrets.unread",
    ):
        assert f"`{name}`" in text_of(RUNBOOK)
        assert f'"{name}"' in code
