"""What redrives promise: a true canary, growth by what was proven, a halt when too many die, no pile of them."""

from collections import defaultdict
from typing import TYPE_CHECKING

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Way
from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus, replay_id
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

_H = HeadStatus
OVER = (_H.DONE, _H.DEAD, _H.CANCELLED, _H.DYING)
AUTO = "auto-"


class Redrives:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.sent: dict[str, list[Head]] = defaultdict(list)  # by redrive, each as it was sent

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

    def _check_approved(self, head: Head, redrive: Redrive) -> None:
        """Where a second person is asked for, one has said yes before anything is sent."""
        asked = {redrive.request.operator, redrive.started_by}
        lanes = self._world.former[head.key.job_type]
        needed = all(lane.human_review or redrive.plan.planned > lane.approval_above for lane in lanes)
        if needed and (not redrive.approved_by or redrive.approved_by in asked):
            self.broken(f"{head.key} was sent by {sorted(asked)}, approved by {redrive.approved_by!r}")

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
        """Whether what was sent has ended by now, as that redrive sent it."""
        found = self._world.view.head(sent.key)
        return found is None or found.redrive_id != sent.redrive_id or found.status in OVER

    def died(self, sent: Head) -> bool:
        found = self._world.view.head(sent.key)
        if found is None or found.redrive_id != sent.redrive_id or found.status not in (_H.DYING, _H.DEAD):
            return False
        recalled = sent.replays is not None and found.letter_id == sent.replays.letter_id
        return not recalled

    def judged(self, redrive_id: str, verdict: str) -> None:
        """A redrive in which too many died goes on no more, and one that went well is not halted."""
        redrive = self._world.view.redrive(redrive_id)
        if redrive is None or redrive.wave is None or redrive.request.action is Way.DISCARD:
            return
        wave = redrive.wave
        before = sum(each.sent for each in redrive.waves[:-1])
        sent = self.sent[redrive_id][before : before + wave.sent]
        died = sum(1 for each in sent if self.died(each))
        share = redrive.request.max_failure_share
        if verdict in ("next", "done") and len(sent) == wave.sent and died > share * wave.sent:
            self.broken(f"redrive {redrive_id} goes on as {verdict!r}: {died} of {wave.sent} died, {share:.0%} may")
        if verdict == "next" and any(not self.ended(each) for each in sent):
            self.broken(f"redrive {redrive_id} goes on while {len(sent)} letters of its wave are under way")
        causes = ("aborted", "alarm", "same cause", "died again", "have not settled")
        if verdict == "halt" and not any(cause in wave.reason for cause in causes):
            self.broken(f"redrive {redrive_id} halts for {wave.reason!r}")
        too_many = "died again, more than" in wave.reason
        if verdict == "halt" and too_many and died <= share * wave.sent:
            self.broken(f"redrive {redrive_id} halts, and {died} of {wave.sent} died, {share:.0%} may")
        if wave.sent != len(sent):
            self.broken(f"redrive {redrive_id} says it sent {wave.sent} in wave {wave.number}, and sent {len(sent)}")

    def wrote(self, was: Redrive | None, to: Redrive, who: Process) -> None:
        """A due letter belongs to one redrive of the sweep at a time."""
        if was is not None or not to.redrive_id.startswith(AUTO):
            return
        wanted = set(to.request.filter.letter_ids)
        pending = [each for each in self._world.view.redrives if each.status not in ENDED and each is not to]
        for other in pending:
            both = wanted & set(other.request.filter.letter_ids)
            if other.redrive_id.startswith(AUTO) and other.redrive_id != to.redrive_id and both:
                self.broken(f"{sorted(both)} are in {other.redrive_id} and in {to.redrive_id}")

    def check(self) -> None:
        for redrive in self._world.view.redrives:
            if redrive.status in (RedriveStatus.DONE, RedriveStatus.HALTED):
                said = sum(wave.sent for wave in redrive.waves)
                if redrive.request.action is not Way.DISCARD and said < len(self.sent[redrive.redrive_id]):
                    sent = len(self.sent[redrive.redrive_id])
                    self.broken(f"redrive {redrive.redrive_id} says it sent {said}, and sent {sent}")
