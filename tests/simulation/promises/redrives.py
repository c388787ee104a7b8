"""What redrives promise: a true canary, growth by what was proven, a halt when too many die, no pile of them."""

from collections import defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.failure import CURED_BY_CODE, SAME
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, Way
from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus, Wave, replay_id
from lambdas.core.redrive.request import USUAL_LIMIT
from lambdas.core.sweep.recoverer import GIVEN_UP_AFTER
from tests.simulation.world.process import Process
from tests.support.lane import NOON

if TYPE_CHECKING:
    from tests.simulation.world.world import World

_H = HeadStatus
OVER = (_H.DONE, _H.DEAD, _H.CANCELLED, _H.DYING)
NOT_BEGUN = (_H.QUEUED, _H.WAITING, _H.PARKED)
AUTO = "auto-"
A_MINUTE_S = 60.0  # in which a request that was under way arrives, but for frozen processes
A_WHILE = timedelta(minutes=3)
ABORTED_WITHIN_S = 25.0  # a sender looks every two seconds, and a request takes up to eight
SLOW = 5  # letters a second


class Redrives:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.sent: dict[str, list[Head]] = defaultdict(list)  # by redrive, each as it was sent
        self.aborted: dict[str, float] = {}  # when, by redrive
        self._paced: dict[str, list[float]] = defaultdict(list)  # when each sender sent
        self.slept: set[tuple[JobKey, str]] = set()  # jobs, each with the redrive that sent it, that waited on purpose
        self._not_begun: dict[str, list[Head]] = {}  # of each redrive, when its last wave was judged last

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def sends(self, head: Head, who: Process) -> None:
        """A redrive has made this head: one live replay for each root, one job for each letter and redrive."""
        redrive = self._world.view.redrive(head.redrive_id)
        if redrive is None or head.replays is None:
            self.broken(f"{head.key} is sent again by nobody: {head.redrive_id!r}")
            return
        self._check_approved(head, redrive)
        self._check_alone(head)
        self.sent[head.redrive_id].append(head)
        self._check_size(redrive)
        self._check_pace(redrive, who)
        letter = self._world.view.letter(head.replays.letter_id)
        if letter is not None:
            self._check_asked_for(head, letter, redrive, who)
            self._world.promises.letters.sent(letter, head)

    def _check_approved(self, head: Head, redrive: Redrive) -> None:
        """Where a second person is asked for, one has said yes before anything is sent."""
        asked = {redrive.request.operator.casefold(), redrive.started_by.casefold()}
        names = {each.strip().casefold() for each in redrive.approved_by.split(",")}
        lanes = self._world.former[head.key.job_type]
        asked_for = redrive.request
        limit = 0 if asked_for.auto or asked_for.limit == USUAL_LIMIT else asked_for.limit
        many = max(limit, redrive.plan.planned)
        needed = all(lane.human_review or many > lane.approval_above for lane in lanes)
        if needed and (not redrive.approved_by or names & asked):
            self.broken(f"{head.key} was sent by {sorted(asked)}, approved by {redrive.approved_by!r}")

    def _check_asked_for(self, head: Head, letter: Letter, redrive: Redrive, who: Process) -> None:
        """What is sent is what was asked for, in the way that was asked for, and nothing speaks against it."""
        asked, name = redrive.request, f"letter {letter.letter_id} of {letter.job_id}"
        wanted = asked.filter
        lanes = self._world.former[letter.job_type]
        scope = letter.scope if asked.scope == "inherit" else redrive.redrive_id
        newer = [each.key for each in self._world.view.heads if _is_newer(each, head) and each.status is _H.DONE]
        held_at = self._world.audit.held_groups.get((letter.job_type, letter.signature))
        facts = ("kind", "code", "signature", "tenant_id", "worker_version")
        others = [fact for fact in facts if getattr(wanted, fact) not in (None, getattr(letter, fact))]
        for applies, why in (
            (bool(others), f"{others} are not what was asked for"),
            (wanted.letter_ids and letter.letter_id not in wanted.letter_ids, "it was not named"),
            (asked.job_type != letter.job_type, f"it is not of {asked.job_type}"),
            (asked.dry_run or asked.action is Way.DISCARD, f"it is {asked.action}, dry run {asked.dry_run}"),
            (len(self.sent[redrive.redrive_id]) > asked.limit, f"more than {asked.limit} are sent"),
            ((head.key == letter.job_key) != (asked.action is Way.RESUME), f"it was to {asked.action}"),
            (asked.action is Way.REPLAY and head.scope != scope, f"its scope is {head.scope!r}"),
            ((head.raised, head.strategy) != (asked.raised, asked.strategy), "its budgets or strategy are others"),
            (all(letter.code in lane.replay.deny for lane in lanes), f"its lane denies {letter.code}"),
            (asked.auto and not any(lane.replay.may_auto(letter.code) for lane in lanes), f"by itself: {letter.code}"),
            (head.auto_replays != letter.auto_replays + asked.auto, f"{head.auto_replays} of the sweep"),
            (self._shut_out(letter, asked.auto) and not who.frozen, "its tenant's breaker is open"),
            (self._unfixed(letter, redrive), f"it has died on {redrive.plan.worker_version} before"),
            (bool(newer), f"a newer version is done: {newer}"),
            (held_at is not None and self._began(redrive) > held_at + A_MINUTE_S, "its group is on hold"),
            (not who.frozen and self._aborted_before(redrive), "somebody has aborted the redrive"),
        ):
            if applies:
                self.broken(f"{name} is sent by {redrive.redrive_id}, and {why}")

    def _unfixed(self, letter: Letter, redrive: Redrive) -> bool:
        """Its lineage has died on the version that runs, of what only code cures, and nobody says that it was fixed."""
        asked, born = redrive.request, self._world.audit.born
        died = [born[each] for each in (*letter.lineage, letter.letter_id) if each in born]
        versions = {each.worker_version for each in died if each.code in CURED_BY_CODE}
        said = asked.fixed or asked.patch or asked.strategy != SAME
        return not said and letter.code in CURED_BY_CODE and redrive.plan.worker_version in versions

    def _shut_out(self, letter: Letter, auto: bool) -> bool:
        """By a breaker that has been open for a while. The sweep's own replays may go once it has cooled down, and a
        sender that has seen it so may send when a probe has just failed.
        """
        now, name = self._world.now(), (letter.tenant_id, letter.job_type)
        found = next((each for each in self._world.view.breakers if (each.tenant_id, each.job_type) == name), None)
        if found is None or found.opened_at is None or now - found.opened_at < A_WHILE:
            return False
        if not auto:
            return True
        cools = timedelta(seconds=found.cool_down_s)
        return found.cools_until is not None and found.cools_until - cools + A_WHILE < now < found.cools_until - A_WHILE

    def _began(self, redrive: Redrive) -> float:
        return (redrive.started_at - NOON).total_seconds()

    def _aborted_before(self, redrive: Redrive) -> bool:
        at = self.aborted.get(redrive.redrive_id)
        return at is not None and self._world.clock.now > at + ABORTED_WITHIN_S

    def _check_pace(self, redrive: Redrive, who: Process) -> None:
        """A slow rate is kept by each sender; small waves have one."""
        moments, rate = self._paced[who.name], redrive.request.rate_per_second
        moments.append(self._world.clock.now)
        least = (len(moments) - 2) / rate
        if rate <= SLOW and moments[-1] - moments[0] < least - 0.1:
            self.broken(
                f"{who.name} sent {len(moments)} letters in {moments[-1] - moments[0]:.1f} s at {rate} a second"
            )

    def _check_alone(self, head: Head) -> None:
        heads = [each for each in self._world.view.heads if each.replays is not None]
        live = [each for each in heads if each.root_key == head.root_key and each.status not in OVER]
        if len(live) > 1:
            self.broken(f"{head.root_key} has several live replays: {[each.key.job_id for each in live]}")
        assert head.replays is not None
        name = replay_id(head.replays.letter_id, head.redrive_id)
        if head.key.job_id not in (head.replays.home, name):
            self.broken(f"{head.key} is not named by its letter and redrive")
        same = {each.key for each in heads if (each.replays, each.redrive_id) == (head.replays, head.redrive_id)}
        if len(same) > 1:
            self.broken(f"redrive {head.redrive_id} sent {head.replays} as {sorted(map(str, same))}")

    def _check_size(self, redrive: Redrive) -> None:
        """Waves grow by what was really sent and has ended: each is at most `growth` times all before it."""
        sent = self.sent[redrive.redrive_id]
        ended = sum(1 for each in sent if self.ended(each))
        most = redrive.request.canary + redrive.request.growth * ended
        if len(sent) > most:
            canary, growth = redrive.request.canary, redrive.request.growth
            allowed = f"canary {canary}, growth {growth}"
            self.broken(f"redrive {redrive.redrive_id} sent {len(sent)} when {ended} had ended: {allowed}")

    def ended(self, sent: Head) -> bool:
        """Whether what was sent has ended by now, as that redrive sent it. One that sleeps is not waited for."""
        if (sent.key, sent.redrive_id) in self.slept:
            return True
        found = self._world.view.head(sent.key)
        return found is None or found.redrive_id != sent.redrive_id or found.status in OVER

    def _moved_on(self, sent: Head) -> bool:
        """It ended, and another redrive has sent it again, or it has expired."""
        found = self._world.view.head(sent.key)
        return found is None or found.redrive_id != sent.redrive_id

    def _may_be_under_way(self, sent: Head) -> bool:
        """Neither over nor asleep when its wave was looked at: a moment ago, unless whoever looked was frozen since."""
        found = self._world.view.head(sent.key)
        if found is None or found.updated_at is None or self._world.strikes["frozen"]:
            return True
        if self._world.now() - found.updated_at < A_WHILE:
            return True
        sleeps = found.status is _H.WAITING and found.suspended_at is not None and bool(found.waits)
        return not sleeps and found.status not in OVER

    def _as_sent(self, sent: Head) -> Head | None:
        """The head of what was sent, if nobody has begun it."""
        found = self._world.view.head(sent.key)
        return found if found is not None and not self._moved_on(sent) and found.status in NOT_BEGUN else None

    def died(self, sent: Head) -> bool:
        found = self._world.view.head(sent.key)
        if found is None or found.redrive_id != sent.redrive_id or found.status not in (_H.DYING, _H.DEAD):
            return False
        recalled = sent.replays is not None and found.letter_id == sent.replays.letter_id
        return not recalled

    def judged(self, redrive_id: str, verdict: str) -> None:
        """A redrive in which too many died goes on no more, and one that went well is not halted."""
        redrive = self._world.view.redrive(redrive_id)
        ended = redrive is None or redrive.status in ENDED  # by another execution: this one only stops
        if redrive is None or ended or redrive.wave is None or redrive.request.action is Way.DISCARD:
            return
        wave = redrive.wave
        before = sum(each.sent for each in redrive.waves[:-1])
        sent = self.sent[redrive_id][before : before + wave.sent]
        died = sum(1 for each in sent if self.died(each))
        most = died + sum(1 for each in sent if self._moved_on(each))
        share = redrive.request.max_failure_share
        self._check_counts(redrive, wave, sent, verdict)
        # Else what it left under way may have died since it was looked at.
        settled = not (wave.waiting or wave.parked or wave.suspended)
        if verdict in ("next", "done") and settled and len(sent) == wave.sent and died > share * wave.sent:
            self.broken(f"redrive {redrive_id} goes on as {verdict!r}: {died} of {wave.sent} died, {share:.0%} may")
        if verdict == "next" and any(not self.ended(each) for each in sent):
            self.broken(f"redrive {redrive_id} goes on while {len(sent)} letters of its wave are under way")
        causes = ("aborted", "alarm", "same cause", "died again", "have not settled")
        if verdict == "halt" and not any(cause in wave.reason for cause in causes):
            self.broken(f"redrive {redrive_id} halts for {wave.reason!r}")
        if "have not settled" in wave.reason and not any(self._may_be_under_way(each) for each in sent):
            self.broken(f"redrive {redrive_id} waits for {wave.waiting} of {len(sent)}, which have ended or sleep")
        too_many = "died again, more than" in wave.reason
        if verdict == "halt" and too_many and most <= share * wave.sent:
            self.broken(f"redrive {redrive_id} halts, and {most} of {wave.sent} died, {share:.0%} may")
        self._not_begun[redrive_id] = [found for each in sent if (found := self._as_sent(each)) is not None]
        if wave.sent != len(sent):
            self.broken(f"redrive {redrive_id} says it sent {wave.sent} in wave {wave.number}, and sent {len(sent)}")

    def _check_counts(self, redrive: Redrive, wave: Wave, sent: list[Head], verdict: str) -> None:
        """A wave's counts are what became of its jobs. Some may have ended since they were looked at."""
        found = [self._world.view.head(each.key) for each in sent]
        mine = [each for each in found if each is not None and each.redrive_id == redrive.redrive_id]
        done = sum(1 for each in mine if each.status is _H.DONE)
        died = [each for each, was in zip(found, sent, strict=True) if each is not None and self.died(was)]
        alike = [each.key for each, was in zip(found, sent, strict=True) if each in died and self._is_alike(each, was)]
        name = f"wave {wave.number} of redrive {redrive.redrive_id}"
        moved_on = len(sent) - len(mine)  # sent again since by another redrive: they had died
        if wave.recovered > done or wave.died_again > len(died) + moved_on:
            self.broken(f"{name} counts {wave.recovered} recovered of {done}, {wave.died_again} dead of {len(died)}")
        if verdict == "next" and not all(self.ended(each) for each in sent):
            self.broken(f"{name} is followed by another, and some of it is under way")
        all_ended = len(mine) == len(sent) and not wave.suspended
        if verdict == "next" and (wave.recovered, wave.died_again) != (done, len(died)) and all_ended:
            self.broken(f"{name} counts {wave.recovered} recovered of {done}, {wave.died_again} dead of {len(died)}")
        if verdict == "next" and alike and not wave.suspended:
            self.broken(f"{name} is followed by another, and {alike} died of the same cause again")

    def _is_alike(self, found: Head | None, sent: Head) -> bool:
        letter = self._world.audit.born.get(sent.replays.letter_id) if sent.replays is not None else None
        failure = found.failure if found is not None else None
        return letter is not None and failure is not None and failure.signature == letter.signature

    def wrote(self, was: Redrive | None, to: Redrive, who: Process) -> None:
        """A due letter belongs to one redrive of the sweep at a time; one that was stopped is given up after days."""
        if was is not None and was.status is not to.status and to.status is RedriveStatus.HALTED:
            self._check_recalled(to)
        if max(to.plan.planned, to.plan.matched) > to.request.limit:
            planned, limit = to.plan.planned, to.request.limit
            self.broken(f"redrive {to.redrive_id} plans {planned} of {to.plan.matched} letters, asked for {limit}")
        if to.version != (was.version if was is not None else 0) + 1:
            self.broken(f"redrive {to.redrive_id} is written by {who.name} over what that has not read")
        if was is not None or not to.redrive_id.startswith(AUTO):
            return
        wanted = set(to.request.filter.letter_ids)
        self._check_refused(to, wanted)
        pending = [each for each in self._world.view.redrives if each.status not in ENDED and each is not to]
        for other in [each for each in pending if to.started_at - each.updated_at < GIVEN_UP_AFTER]:
            # Given up for days, and in this minute somebody has it go on: one of the two sends the letter.
            long_ago = to.started_at - other.started_at > GIVEN_UP_AFTER
            if long_ago and to.started_at - other.updated_at < timedelta(seconds=A_MINUTE_S):
                continue
            both = wanted & set(other.request.filter.letter_ids)
            if other.redrive_id.startswith(AUTO) and other.redrive_id != to.redrive_id and both:
                self.broken(f"{sorted(both)} are in {other.redrive_id} and in {to.redrive_id}")

    def _check_recalled(self, halted: Redrive) -> None:
        """What a halted redrive had sent, and nobody had begun when it was judged, is recalled before it ends."""
        for was in self._not_begun.pop(halted.redrive_id, []):
            if self._world.view.head(was.key) == was:
                self.broken(f"redrive {halted.redrive_id} is halted, and {was.key} is still {was.status}")

    def _check_refused(self, to: Redrive, wanted: set[str]) -> None:
        """What the sweep asked for and people refused, or what was halted, it does not ask for again."""
        refused = (RedriveStatus.NOT_APPROVED, RedriveStatus.HALTED)
        for other in self._world.view.redrives:
            if other.status not in refused or other.ended_at is None or not other.redrive_id.startswith(AUTO):
                continue
            both = wanted & set(other.request.filter.letter_ids)
            if both and to.started_at - other.ended_at > A_WHILE:
                self.broken(f"{other.redrive_id} is {other.status}, and {to.redrive_id} asks for {sorted(both)} again")

    def check(self) -> None:
        for redrive in self._world.view.redrives:
            if redrive.status is RedriveStatus.HALTED and not (redrive.wave and redrive.wave.verdict == "halt"):
                self.broken(f"redrive {redrive.redrive_id} is halted, and no wave of it was")
            if redrive.status is RedriveStatus.DONE and not self._any_sent(redrive):
                self.broken(f"redrive {redrive.redrive_id} is done, and sent nothing")
            if redrive.status in (RedriveStatus.DONE, RedriveStatus.HALTED):
                said = sum(wave.sent for wave in redrive.waves)
                if redrive.request.action is not Way.DISCARD and said < len(self.sent[redrive.redrive_id]):
                    sent = len(self.sent[redrive.redrive_id])
                    self.broken(f"redrive {redrive.redrive_id} says it sent {said}, and sent {sent}")

    def _any_sent(self, redrive: Redrive) -> bool:
        return redrive.request.action is Way.DISCARD or bool(self.sent[redrive.redrive_id])


def _is_newer(other: Head, head: Head) -> bool:
    """Of the same job, in a later version."""
    same = (other.key.tenant_id, other.key.job_type, other.root) == (head.key.tenant_id, head.key.job_type, head.root)
    return same and other.key.version > head.key.version
