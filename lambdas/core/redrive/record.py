"""A redrive as it is written down: who asked for what and why, what was planned, each wave, and how it ended.

The record is the truth between two tasks of the machine: a successor execution needs nothing but its id.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from enum import StrEnum

from lambdas.core.redrive.request import Request
from lambdas.core.value import value


class RedriveStatus(StrEnum):
    PROPOSED = "proposed"  # a deploy may have cured this group; nobody has asked for the redrive yet
    ACCEPTED = "accepted"  # a proposal that somebody has started, as the redrive that its reason names
    PLANNING = "planning"  # written down; its letters are being selected and judged
    WAITING_FOR_APPROVAL = "waiting_for_approval"  # a second person must say yes
    SENDING = "sending"  # a wave is being sent
    WATCHING = "watching"  # a wave was sent; its outcomes are awaited
    HALTED = "halted"  # stopped because it made things worse, or a person asked; what had not begun is open again
    NOT_APPROVED = "not_approved"  # nobody approved in time, or somebody refused; nothing was sent
    PLANNED = "planned"  # a dry run: this is what would happen
    DONE = "done"  # every wave was sent and judged
    FAILED = "failed"  # the machine itself broke; letters that were sent go on by themselves


ENDED = frozenset(
    {
        RedriveStatus.ACCEPTED,
        RedriveStatus.HALTED,
        RedriveStatus.NOT_APPROVED,
        RedriveStatus.PLANNED,
        RedriveStatus.DONE,
        RedriveStatus.FAILED,
    }
)


@value
class Plan:
    """The blast radius: what the redrive would do, counted before anything is sent."""

    matched: int = 0  # letters that the filter found, up to the limit
    planned: int = 0  # of those, the ones that will be sent
    more: bool = False  # the filter matches more than the limit
    skipped: Mapping[str, int] = field(default_factory=dict, hash=False)  # by reason
    why_skipped: Mapping[str, str] = field(default_factory=dict, hash=False)  # for each reason, one letter's sentence
    tenants: int = 0
    by_tenant: Mapping[str, int] = field(default_factory=dict, hash=False)  # those with the most letters
    effects_skipped: int = 0  # committed, and not performed again
    effects_that_may_fire: int = 0  # a fresh scope performs these again, refuted ones may be performed
    spent_usd: float = 0.0  # by the letters so far
    tokens: int = 0
    oldest: datetime | None = None
    newest: datetime | None = None
    seconds: int = 0  # how long sending and watching take if all goes well
    waves: tuple[int, ...] = ()  # letters a wave
    worker_version: str = ""  # of the lane, when it was planned
    alarms: tuple[str, ...] = ()  # that were OK at the start: one of them in alarm halts


@value
class Wave:
    """One wave: a range of the manifest, what became of it, and what was concluded."""

    number: int
    begin: int  # positions in the manifest, the end not included
    end: int
    began_at: datetime
    sent: int = 0
    skipped: Mapping[str, int] = field(default_factory=dict, hash=False)
    recovered: int = 0
    died_again: int = 0
    same_signature: int = 0  # of those that died again
    waiting: int = 0
    parked: int = 0
    recalled: int = 0
    verdict: str = ""  # next, wait, halt, done
    reason: str = ""


@value
class Redrive:
    """One redrive, from the request to its verdict."""

    redrive_id: str
    request: Request
    status: RedriveStatus
    started_at: datetime
    updated_at: datetime
    started_by: str = ""  # the signed-in identity; empty when the input was pasted into the console
    execution: str = ""  # ARN; of a successor once there is one
    plan: Plan = Plan()
    waves: tuple[Wave, ...] = ()
    approved_by: str = ""
    task_token: str = field(default="", repr=False)
    reason: str = ""  # why it ended as it did
    ended_at: datetime | None = None
    version: int = 0  # of the record: each write is conditional on it

    @property
    def wave(self) -> Wave | None:
        return self.waves[-1] if self.waves else None

    @property
    def next_letter(self) -> int:
        """The position in the manifest at which the next wave begins."""
        return self.waves[-1].end if self.waves else 0
