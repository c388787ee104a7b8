"""`ops redrive watch`, `start --watch`, `start --dry-run`: a redrive is followed by its record until it ends."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.model.letter import EffectStatus, LetterEffect
from lambdas.core.redrive.record import Plan, RedriveStatus, Wave
from ops.command import Failed
from ops.redrive.present import lines
from ops.redrive.watch import Left
from ops.shown import Shown
from tests.support.builders import NOON
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414
from tests.support.functions.redrive_line import Redriving
from tests.support.functions.redrive_line import redriving as redriving  # noqa: PLC0414

REPLAY = ("redrive", "start", "--lane", "kyc", "--action", "replay", "--code", "DOC_PARSE_CORRUPT", "--reason", "fixed")
CANARY = Wave(number=1, begin=0, end=5, began_at=NOON)
SECOND = Wave(number=2, begin=5, end=12, began_at=NOON)
WELL = replace(CANARY, sent=5, recovered=5, verdict="next", reason="5 of 5 recovered")
DEAD = replace(SECOND, sent=7, died_again=7, same_signature=7, verdict="halt", reason="7 of 7 died again of one cause")


def one_by_one(*steps: Callable[[], Any]) -> Callable[[], None]:
    """Between two looks, the next thing that happens; then nothing more."""
    left = iter(steps)

    def between() -> None:
        next(left, lambda: None)()

    return between


def sending(redriving: Redriving, *waves: Wave, **changes: Any) -> Callable[[], Any]:
    return lambda: redriving.becomes(status=RedriveStatus.WATCHING, waves=waves, **changes)


def ending(redriving: Redriving, status: RedriveStatus, *waves: Wave) -> Callable[[], Any]:
    reason = waves[-1].reason if waves else "a dry run"
    return lambda: redriving.becomes(status=status, waves=waves, reason=reason, ended_at=NOON)


def test_a_pipe_gets_a_line_for_each_change_and_the_verdict_at_the_end(
    redriving: Redriving, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = Plan(matched=14, planned=12, tenants=2, waves=(5, 7))
    steps = one_by_one(
        sending(redriving, CANARY, plan=plan),
        sending(redriving, replace(CANARY, sent=5, recovered=2, waiting=3, verdict="wait", reason="3 of 5 …")),
        sending(redriving, WELL),
        sending(redriving, WELL, SECOND),
        ending(redriving, RedriveStatus.HALTED, WELL, DEAD),
    )
    code = redriving.watched(*REPLAY, "--watch", between=steps)
    redrive_id = redriving.only().redrive_id
    assert capsys.readouterr().out.splitlines() == [
        f"{redrive_id}: its letters are being selected and judged",
        f"{redrive_id}: a wave was sent; its outcomes are awaited",
        "plan: 12 of 14 letters, 2 tenants in waves of 5, 7",
        "wave 1: 5 letters, being sent",
        "wave 1: 5 letters, 5 sent, 2 recovered, 3 under way → wait: 3 of 5 …",
        "wave 1: 5 letters, 5 sent, 5 recovered → next: 5 of 5 recovered",
        "wave 2: 7 letters, being sent",
        f"{redrive_id}: halted: 7 of 7 died again of one cause",
        "wave 2: 7 letters, 7 sent, 7 died again → halt: 7 of 7 died again of one cause",
        "12 sent, 5 recovered, 7 died again",
        "why: 7 of 7 died again of one cause",
    ]
    assert code == 1


def test_watching_for_a_program_says_nothing_until_it_has_ended(
    redriving: Redriving, capsys: pytest.CaptureFixture[str]
) -> None:
    done = replace(WELL, verdict="done")
    steps = one_by_one(sending(redriving, CANARY), ending(redriving, RedriveStatus.DONE, done))
    assert redriving.watched(*REPLAY, "--watch", "--json", between=steps) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verdict"], told["replayed"], told["recovered"]) == ("done", 5, 5)
    assert redriving.watched("redrive", "watch", told["redrive_id"], "--json", between=lambda: None) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_on_a_terminal_the_lines_are_redrawn_in_their_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with Shown().live() as show:
        show(["wave 1: being sent"])
        show(["wave 1: [5] sent\x07"])
    printed = capsys.readouterr().out
    before, _, after = printed.partition("\x1b[2K")  # erases the line, before it is written anew
    assert "wave 1: being sent" in before
    assert "being sent" not in after
    assert "wave 1: [5] sent\\x07" in after


def test_only_the_last_waves_of_a_long_redrive_are_kept_in_sight(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    waves = [replace(CANARY, number=n, sent=5, verdict="next") for n in range(1, 41)]
    shown = lines(redriving.becomes(status=RedriveStatus.SENDING, waves=tuple(waves)))
    assert shown[2] == "… 30 waves before"
    assert [text.partition(":")[0] for text in shown[3:]] == [f"wave {n}" for n in range(31, 41)]


def test_ctrl_c_leaves_the_redrive_running_and_says_how_to_halt_it(redriving: Redriving) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(Left) as left:
        redriving.watched(*REPLAY, "--watch", between=interrupt)
    record = redriving.only()
    assert f"`python -m ops redrive abort {record.redrive_id} --reason" in str(left.value)
    assert left.value.exit_code == 130
    assert (record.status, redriving.redrives.aborted(record.redrive_id)) == ("planning", None)


def test_a_redrive_whose_execution_is_gone_is_not_waited_for_for_ever(redriving: Redriving) -> None:
    steps = one_by_one(
        sending(redriving, CANARY),
        lambda: redriving.states.stop_execution(executionArn=redriving.execution(redriving.only().redrive_id)),
    )
    with pytest.raises(Failed, match="its execution is ABORTED and will do no more: `python -m ops redrive continue"):
        redriving.watched(*REPLAY, "--watch", between=steps)


def test_one_that_was_written_down_and_never_started_is_told_apart(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    lost = replace(redriving.only(), redrive_id="rd-lost", version=0, execution="")
    redriving.redrives.write(lost)
    with pytest.raises(Failed, match="rd-lost is planning, but its execution is MISSING"):
        redriving.watched("redrive", "watch", "rd-lost", between=lambda: None)


def test_a_slow_wave_is_waited_for_as_long_as_its_execution_runs(redriving: Redriving) -> None:
    looks = iter(range(1000))

    def between() -> None:
        if next(looks) == 60:
            ending(redriving, RedriveStatus.DONE, WELL)()

    assert redriving.watched(*REPLAY, "--watch", between=between) == 0


def test_a_dry_run_shows_the_blast_radius_and_sends_nothing(
    redriving: Redriving, capsys: pytest.CaptureFixture[str]
) -> None:
    case = LetterEffect(action="crm.case_created", key="C-1", status=EffectStatus.COMMITTED)
    doubt = replace(case, status=EffectStatus.INTENT)
    for n in range(6):
        redriving.put(n, tenant_id=f"tnt_{n % 2}", effects=(case,), spend_usd=0.25, tokens=100)
    redriving.put(6, effects=(doubt,))
    code = redriving.watched(*REPLAY, "--dry-run", between=redriving.plan)
    said = capsys.readouterr()
    assert code == 0
    for told in (
        "planned: a dry run: 6 letters would be sent",
        "what it would do",
        "6 of 7 letters, 2 tenants in waves of 5, 1",
        "tnt_0 (3), tnt_1 (3)",
        "6 happened and are skipped, 0 may happen (again)",
        "$1.5000, 600 tokens",
        "2026-06-12 12:00:00Z to 2026-06-12 12:05:00Z",
        "0:00:05",
        "v-next",
        "lazaret-kyc-worker-errors",
        "verify_first",
        "dl_0006: 1 effect is in doubt",
    ):
        assert told in said.out, told
    assert "nothing was sent" in said.err
    assert {letter.status for n in range(7) if (letter := redriving.line.bench.ledger.letter(f"dl_{n:04d}"))} == {
        "open"
    }


def test_the_plan_of_a_dry_run_for_a_program_is_the_executions_output(
    redriving: Redriving, capsys: pytest.CaptureFixture[str]
) -> None:
    redriving.put(1)
    redriving.put(2, tenant_id="tnt_b")
    assert redriving.watched(*REPLAY, "--dry-run", "--json", between=redriving.plan) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verdict"], told["dry_run"], told["planned"]) == ("planned", True, 2)
    assert told["blast_radius"]["by_tenant"] == {"tnt_8f2a": 1, "tnt_b": 1}


def test_a_proposal_is_not_watched_but_started(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    record = redriving.becomes(status=RedriveStatus.PROPOSED)
    answer = redriving.line("redrive", "watch", record.redrive_id)
    assert (answer.code, f"redrive start --proposal {record.redrive_id}" in answer.err) == (1, True)
