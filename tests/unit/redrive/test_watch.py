"""A wave is judged by its worst news, and what is weighed before a letter is sent has one word for each reason."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.redrive.plan import MAY_GO, Circumstances, against, plan, refused, selected_from
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.request import Filter, Request
from lambdas.core.redrive.watch import WaveVerdict, choose_wave, conclude, judge_wave, next_look
from tests.support.builders import A_MINUTE, NOON, a_letter, an_event
from tests.support.lane import LANE
from tests.support.worlds.island import Island

REQUEST = Request(
    action=Way.REPLAY, job_type="kyc", filter=Filter(code="X"), reason="mended", operator="ana", fixed="code"
)
WAVE = Wave(number=1, begin=0, end=10, began_at=NOON, sent=10, recovered=10)


def a_redrive(wave: Wave = WAVE, *, planned: int = 10, **changes: Any) -> Redrive:
    request = replace(REQUEST, **changes)
    return Redrive(
        redrive_id="rd-1",
        request=request,
        status=RedriveStatus.WATCHING,
        started_at=NOON,
        updated_at=NOON,
        plan=Plan(planned=planned),
        waves=(wave,),
    )


def judged(wave: Wave, *, planned: int = 10, seconds: int = 0, **changes: Any) -> tuple[str, str]:
    now = NOON + timedelta(seconds=seconds)
    verdict, reason = conclude(wave, a_redrive(wave, planned=planned, **changes), aborted=None, alarms=(), now=now)
    return verdict.value, reason


@pytest.mark.parametrize(("planned", "verdict"), [(10, "done"), (11, "next")])
def test_a_wave_that_is_well_is_followed_by_the_next_while_there_is_one(planned: int, verdict: str) -> None:
    assert judged(WAVE, planned=planned) == (verdict, "10 of 10 recovered")


def test_the_worst_news_comes_first() -> None:
    bad = replace(WAVE, same_signature=1, died_again=9, waiting=1)
    aborted = an_event(who="bob", why="stop")
    told = conclude(bad, a_redrive(), aborted=aborted, alarms=("a", "b"), now=NOON)
    assert told == (WaveVerdict.HALT, "aborted by bob: stop")
    told = conclude(bad, a_redrive(), aborted=None, alarms=("a", "b"), now=NOON)
    assert told == (WaveVerdict.HALT, "in alarm since it began: a, b")
    assert judged(bad) == ("halt", "1 of 10 died again of the same cause")


@pytest.mark.parametrize(("died", "verdict"), [(2, "done"), (3, "halt")])
def test_more_deaths_than_the_share_that_was_asked_for_halt(died: int, verdict: str) -> None:
    told = judged(replace(WAVE, died_again=died), max_failure_share=0.2)
    assert told[0] == verdict
    assert (told[1] == "3 of 10 died again, more than 20%") is (verdict == "halt")


@pytest.mark.parametrize(("share", "sent", "died"), [(0.58, 50, 29), (0.29, 100, 29), (0.7, 90, 63), (1, 10, 10)])
def test_as_many_deaths_as_were_asked_for_are_not_too_many(share: float, sent: int, died: int) -> None:
    wave = replace(WAVE, sent=sent, recovered=sent - died, died_again=died, end=WAVE.begin + sent)
    assert judged(wave, planned=wave.end, max_failure_share=share)[0] == "done"
    worse = replace(wave, died_again=died + 1)
    assert share == 1 or judged(worse, planned=wave.end, max_failure_share=share)[0] == "halt"


@pytest.mark.parametrize("under_way", [{"waiting": 2}, {"parked": 2}, {"waiting": 1, "parked": 1}])
@pytest.mark.parametrize(
    ("seconds", "planned", "verdict"), [(0, 11, "wait"), (59, 11, "wait"), (60, 11, "halt"), (60, 10, "done")]
)
def test_what_has_not_settled_is_waited_for_until_time_is_up(
    under_way: dict[str, Any], seconds: int, planned: int, verdict: str
) -> None:
    wave = replace(WAVE, recovered=8, **under_way)
    told, reason = judged(wave, planned=planned, seconds=seconds, settle_timeout=60)
    assert told == verdict
    assert reason == "2 of 10 have not settled" + ("" if told == "wait" else " within 60 s")


def island_with(redrive: Redrive, **changes: Any) -> Island:
    island = Island(**changes)
    island.redrives.write(redrive)
    return island


DISCARD = a_redrive(replace(WAVE, sent=0, recovered=0), planned=11, action=Way.DISCARD, fixed="")


def test_what_the_senders_say_is_written_with_the_verdict_and_on_the_timeline() -> None:
    island = island_with(DISCARD)
    told = judge_wave(
        island.redriver,
        "rd-1",
        [{"sent": 4, "skipped": {"held": 1}}, {"sent": None}, {"sent": 5, "skipped": {"held": 2, "expired": 1}}],
        beats=1,
        sent_ranges=3,
    )
    assert (told.verdict, told.successor) == (WaveVerdict.NEXT, "")
    found = island.redrives.find("rd-1")
    assert found is not None
    assert found.wave is not None
    assert (found.wave.sent, found.wave.skipped, found.wave.verdict) == (9, {"held": 3, "expired": 1}, "next")
    assert (found.status, found.updated_at) == (RedriveStatus.WATCHING, island.now)
    (event,) = island.redrives.history("rd-1")
    assert (event.what, event.why) == ("redrive.judged", "next: 0 of 9 recovered")
    assert event.data == {"number": 1, "sent": 9, "recovered": 0, "died_again": 0}


def test_a_look_that_only_waits_is_not_on_the_timeline() -> None:
    island = island_with(replace(DISCARD, waves=(replace(WAVE, sent=7, waiting=1, recovered=0),)))
    assert judge_wave(island.redriver, "rd-1", None, beats=1, sent_ranges=0).verdict is WaveVerdict.WAIT
    assert not island.redrives.history("rd-1")
    found = island.redrives.find("rd-1")
    assert found is not None
    assert found.waves[0].sent == 7  # a successor does not know, and what was written stands


@pytest.mark.parametrize(
    ("beats", "ranges", "verdict"),
    [(1, 4, WaveVerdict.NEXT), (1, 5, WaveVerdict.HAND_OVER), (4, 0, WaveVerdict.HAND_OVER)],
)
def test_a_history_that_grows_too_long_is_handed_over(beats: int, ranges: int, verdict: WaveVerdict) -> None:
    island = island_with(DISCARD, most_events=60)
    told = judge_wave(island.redriver, "rd-1", [], beats=beats, sent_ranges=ranges)
    assert told.verdict is verdict
    assert told.successor.startswith("rd-1-") is (verdict is WaveVerdict.HAND_OVER)


def test_a_redrive_without_a_wave_has_nothing_to_judge() -> None:
    island = island_with(replace(DISCARD, waves=()))
    with pytest.raises(LookupError, match="'rd-1' has no wave"):
        judge_wave(island.redriver, "rd-1", [], beats=1, sent_ranges=0)


@pytest.mark.parametrize("ended", [RedriveStatus.DONE, RedriveStatus.HALTED])
def test_an_execution_beside_another_that_has_ended_the_redrive_leaves_it_ended(ended: RedriveStatus) -> None:
    """An operator may resume one whose successor has just begun: then there are two."""
    island = island_with(replace(DISCARD, status=ended))
    assert judge_wave(island.redriver, "rd-1", [], beats=1, sent_ranges=0).verdict is WaveVerdict.DONE
    assert choose_wave(island.redriver, "rd-1") == ([], 0)
    assert plan(island.redriver, "rd-1") == "report"
    found = island.redrives.find("rd-1")
    assert found is not None
    assert (found.status, found.waves) == (ended, DISCARD.waves)


def test_a_wave_that_was_never_judged_is_chosen_again_and_a_judged_one_is_followed() -> None:
    island = island_with(replace(DISCARD, plan=Plan(planned=30)))
    ranges, watched = choose_wave(island.redriver, "rd-1")
    assert ([(part.begin, part.most) for part in ranges], watched) == ([(0, 10)], 0)
    found = island.redrives.find("rd-1")
    assert found is not None
    island.redrives.write(replace(found, waves=(replace(WAVE, verdict="next"),)))
    ranges, _ = choose_wave(island.redriver, "rd-1")
    found = island.redrives.find("rd-1")
    assert found is not None
    assert found.wave is not None
    assert (found.wave.number, found.wave.begin, found.wave.began_at) == (2, 10, island.now)
    assert (ranges[0].begin, ranges[0].most, found.status) == (10, found.wave.end - 10, RedriveStatus.SENDING)


def known(**changes: Any) -> Circumstances:
    return replace(Circumstances(request=REQUEST, lane=LANE, now=NOON, worker_version="v-new"), **changes)


def transient(**changes: Any) -> Letter:
    return a_letter(**{"kind": "transient", "code": "LLM_TIMEOUT", **changes})


@pytest.mark.parametrize(
    ("letter", "circumstances", "reason", "sentence"),
    [
        (transient(), known(), "", ""),
        (transient(status=LetterStatus.REDRIVING), known(), "claimed_by_another", "it is redriving"),
        (transient(status=LetterStatus.RECOVERED), known(), "resolved", "it is recovered"),
        (transient(status=LetterStatus.HELD), known(), "held", "a person must decide about it first"),
        (transient(not_after=NOON), known(), "", ""),
        (transient(not_after=NOON - A_MINUTE), known(), "expired", "not to be run after"),
        (transient(), known(open_for=frozenset({"tnt_8f2a"})), "breaker_open", "the breaker of tnt_8f2a is open"),
        (transient(), known(on_hold=frozenset({"5f1d3c0a9b8e7766"})), "on_hold", "group 5f1d3c0a9b8e7766 is on hold"),
        (transient(auto_replays=LANE.replay.auto_max), known(), "", ""),
        (
            transient(auto_replays=LANE.replay.auto_max),
            known(request=replace(REQUEST, auto=True)),
            "never",
            "the sweep replayed it",
        ),
    ],
)
def test_a_letter_that_must_not_go_has_one_reason(
    letter: Letter, circumstances: Circumstances, reason: str, sentence: str
) -> None:
    told, why = against(letter, circumstances)
    assert told == reason
    assert why.startswith(sentence)
    assert bool(why) is bool(reason)


def test_a_newer_version_that_is_done_overtakes_a_letter() -> None:
    letter = transient()
    assert against(letter, known(overtaken=frozenset({letter.letter_id})))[0] == "never"


def test_a_discard_asks_only_whether_the_letter_is_free() -> None:
    asked = known(request=replace(REQUEST, action=Way.DISCARD), open_for=frozenset({"tnt_8f2a"}))
    assert against(transient(not_after=NOON - A_MINUTE), asked) == MAY_GO
    assert against(transient(status=LetterStatus.RECOVERED), asked)[0] == "resolved"
    assert LetterStatus.HELD in selected_from(Way.DISCARD)
    assert LetterStatus.HELD in selected_from(Way.REPLAY)
    assert LetterStatus.RECOVERED not in selected_from(Way.REPLAY)


GUARDED = replace(LANE, replay=replace(LANE.replay, policy="agents.policy:may"))


def test_the_lanes_own_policy_may_refuse_with_a_reason_and_refuses_when_it_breaks() -> None:
    letter = transient()

    def asked(_name: str) -> Any:
        return lambda letter, way: f"not {letter.code} by {way}" * 50

    def breaks(_name: str) -> Any:
        return lambda _letter, _way: 1 / 0

    assert refused(letter, GUARDED, Way.REPLAY, lambda _name: lambda _letter, _way: "") == MAY_GO
    reason, why = refused(letter, GUARDED, Way.RESUME, asked)
    assert (reason, why[:25], len(why)) == ("policy", "not LLM_TIMEOUT by resume", 500)
    assert refused(letter, GUARDED, Way.REPLAY, breaks)[1].startswith("agents.policy:may raised ZeroDivisionError")
    assert refused(letter, GUARDED, Way.DISCARD, breaks) == MAY_GO
    assert refused(letter, LANE, Way.REPLAY, breaks) == MAY_GO


@pytest.mark.parametrize(("so_far", "looks_after"), [(0, 2), (3, 2), (10, 5), (60, 30), (120, 60), (9_999, 60)])
def test_a_wave_is_looked_at_soon_and_then_ever_more_seldom(so_far: int, looks_after: int) -> None:
    request = a_redrive(WAVE).request
    assert next_look(request, WAVE, WAVE.began_at + timedelta(seconds=so_far)) == looks_after


def test_looks_are_no_further_apart_than_was_asked_for() -> None:
    request = a_redrive(WAVE, watch_seconds=1).request
    assert [next_look(request, WAVE, WAVE.began_at + s * A_MINUTE) for s in (0, 5)] == [1, 1]
