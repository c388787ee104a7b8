"""Letters of jobs that no worker could begin: whether one could begin now.

Lambda refuses to start a worker while the account has no concurrency left. That passes, and the job is as good as
before. Whatever else keeps a worker from starting is cured by another version of it, and by nothing else.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Code
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import value
from lambdas.core.ports.redrives import Throttles

THROTTLED = "throttled"
A_MINUTE = timedelta(minutes=1)
OVER_AFTER = timedelta(minutes=15)  # without a refusal: a busy minute of another function must not count as its end


@value
class Unstarted:
    """What is known of the workers that a lane could not start."""

    lane: Lane
    refused: Sequence[datetime]  # minutes in which Lambda started one too few, by their beginnings, in order
    now: datetime

    def against(self, letter: Letter) -> tuple[str, str]:
        """Why it must not be replayed now, as a word and a sentence; two empty texts if it may."""
        if letter.code != Code.NEVER_STARTED:
            return "", ""
        if not any(self._was_tried(letter, minute) for minute in self.refused):
            return "unfixed", "Lambda refused no worker while it was tried, so it waits for another version of it"
        if self.now - self.refused[-1] < OVER_AFTER:
            return THROTTLED, f"Lambda refused to start a worker at {self.refused[-1]:%H:%M}"
        return "", ""

    def _was_tried(self, letter: Letter, minute: datetime) -> bool:
        """Before its death, that is: a refusal after it says nothing of why it could not start."""
        return letter.died_at - tried_for(self.lane) - A_MINUTE < minute <= letter.died_at


def unstarted(letters: Sequence[Letter], lane: Lane, throttles: Throttles, *, now: datetime) -> Unstarted | None:
    """None if every letter's job was begun: then nobody needs to ask. Raise `Unavailable`."""
    died = [letter.died_at for letter in letters if letter.code == Code.NEVER_STARTED]
    if not died:
        return None
    since = min(died) - tried_for(lane)
    return Unstarted(lane=lane, refused=throttles.minutes(lane.job_type, since=since, now=now), now=now)


def tried_for(lane: Lane) -> timedelta:
    """How long the broker hands a message out before it gives it up: each refused worker hides it for a while."""
    return timedelta(seconds=lane.visibility_s * (lane.max_receive_count + 1))
