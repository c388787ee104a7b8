"""A redrive as it is written down: who asked for what and why, what was planned, each wave, and how it ended.

The record is the truth between two tasks of the machine: a successor execution needs nothing but its id. Beside it is
the manifest, the letters in the order in which they are sent, written once. `Redriver` is what the tasks need of the
outside.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, field
from datetime import datetime
from enum import StrEnum
from itertools import count, groupby, islice
from typing import TypeVar

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import NotStored
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.job import REPLAY_PREFIX, JobKey
from lambdas.core.model.letter import Letter, LetterKey, Way
from lambdas.core.model.value import value
from lambdas.core.operate import ARN, UNVERIFIED
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Breakers, LaneQueue, Notices, Store
from lambdas.core.ports.redrives import Alarms, Redrives, Versions
from lambdas.core.redrive.request import Request, as_input

T = TypeVar("T")
PART = 1000  # letters in one object of the manifest: whoever sends a range reads little more than that range

# A lane's hook: why this letter must not be sent again (by "replay" or "resume"), or nothing.
Policy = Callable[[Letter, str], str | None]


class RedriveStatus(StrEnum):
    # left by: a person who starts it
    # rescued by: nobody; it expires if nobody wants it
    PROPOSED = "proposed"  # a deploy may have cured this group; nobody has asked for the redrive yet
    # left by: nobody; it expires
    # rescued by: nobody; the redrive that was started carries on
    ACCEPTED = "accepted"  # a proposal that somebody has started, as the redrive that its reason names
    # left by: the machine's plan
    # rescued by: the sweep, which starts a redrive that has no execution after five minutes; a person who continues it
    PLANNING = "planning"  # written down; its letters are being selected and judged
    # left by: a second person, or a day without an answer
    # rescued by: a person who continues it; after two days without a move its letters are free for another
    WAITING_FOR_APPROVAL = "waiting_for_approval"  # a second person must approve
    # left by: the machine, once its senders have sent the wave
    # rescued by: Step Functions, which repeats a task that failed; a person who continues it
    SENDING = "sending"  # a wave is being sent
    # left by: the machine's verdict on the wave
    # rescued by: the same as `sending`
    WATCHING = "watching"  # a wave was sent; its outcomes are awaited
    # left by: nobody; it expires
    # rescued by: nobody; its letters are open again, or with the jobs that had begun
    HALTED = "halted"  # stopped because it made things worse, or a person asked; what had not begun is open again
    # left by: nobody; it expires
    # rescued by: nobody; its letters were never touched
    NOT_APPROVED = "not_approved"  # nobody approved in time, or somebody refused; nothing was sent
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    PLANNED = "planned"  # a dry run: this is what would happen
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    DONE = "done"  # every wave was sent and judged
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    NOTHING_TO_SEND = "nothing_to_send"  # no letter matched, or each was skipped; nothing was sent
    # left by: nobody; it expires
    # rescued by: whoever rescues the heads of the jobs that it sent
    FAILED = "failed"  # the machine itself broke; letters that were sent continue by themselves


ENDED = frozenset(
    {
        RedriveStatus.ACCEPTED,
        RedriveStatus.HALTED,
        RedriveStatus.NOT_APPROVED,
        RedriveStatus.PLANNED,
        RedriveStatus.DONE,
        RedriveStatus.NOTHING_TO_SEND,
        RedriveStatus.FAILED,
    }
)


@value
class Plan:
    """The blast radius: what the redrive would do, counted before anything is sent."""

    plan_id: str = ""  # a new one each time that it is planned
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
    worker_version: str = ""  # of the lane, when it was planned and when the latest wave was chosen
    alarms: tuple[str, ...] = ()  # that were OK at the start: one of them in alarm halts


@value
class Wave:
    """One wave: a range of the manifest, what became of it, and what was concluded."""

    number: int
    begin: int  # positions in the manifest, half-open: [begin, end)
    end: int
    began_at: datetime
    sent: int = 0
    skipped: Mapping[str, int] = field(default_factory=dict, hash=False)
    recovered: int = 0
    died_again: int = 0
    same_signature: int = 0  # of those that died again
    waiting: int = 0
    parked: int = 0
    suspended: int = 0  # waits on purpose, perhaps for days: nobody waits for it
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
    def verified(self) -> bool:
        """Whether a token proved who started it, or it was the sweep. A role is nobody, and a pasted name a claim."""
        return bool(self.started_by) and not self.started_by.startswith(ARN)

    @property
    def starter(self) -> str:
        """As people read it, wherever it stands. A claim never stands in the place of a name."""
        if self.verified:
            return self.started_by
        claims = f"claims to be {self.claimed}" if self.claimed else ""
        if not self.started_by:
            return f"{UNVERIFIED} ({claims})"
        return f"{self.started_by} ({', '.join(filter(None, (UNVERIFIED, claims)))})"

    @property
    def claimed(self) -> str:
        """What the request says of who asks, if that is not who is signed in."""
        return self.request.operator if self.request.operator != self.started_by else ""

    @property
    def approved_as(self) -> str:
        """What an approval is given for. Planned anew, or changed in any way, it is another."""
        meant = json.dumps([as_input(self.request), asdict(self.plan)], default=str, sort_keys=True)
        return hashlib.sha256(meant.encode()).hexdigest()[:16]

    @property
    def wave(self) -> Wave | None:
        return self.waves[-1] if self.waves else None

    @property
    def next_letter(self) -> int:
        """The position in the manifest at which the next wave begins."""
        return self.waves[-1].end if self.waves else 0


@value
class Redriver:
    """The ports of a redrive, and the lanes whose letters it moves."""

    name: str  # of the deployment: its alarms begin with it
    lanes: Mapping[str, Lane]
    ledger: Ledger
    redrives: Redrives
    breakers: Breakers
    store: Store
    notices: Notices
    versions: Versions
    alarms: Alarms
    queue_of: Callable[[str], LaneQueue]
    policy_named: Callable[[str], Policy]
    clock: Callable[[], datetime]
    sleep: Callable[[float], None]
    new_id: Callable[[], str]
    most_events: int = 15_000  # of one execution; Step Functions ends it at 25,000

    def event(self, what: str, *, why: str, who: str = MACHINE, **data: object) -> Event:
        return Event(at=self.clock(), event_id=self.new_id(), what=what, who=who, why=why, data=data)

    def found(self, redrive_id: str) -> Redrive:
        found = self.redrives.find(redrive_id)
        if found is None:
            raise LookupError(f"there is no redrive {redrive_id!r}")
        return found

    def alarms_in(self, state: str, names: Sequence[str]) -> tuple[str, ...]:
        states = self.alarms.states(names) if names else {}
        return tuple(name for name in names if states.get(name) == state)


@value
class Entry:
    """One letter of a redrive: where it lies, and which job works on it."""

    letter: LetterKey
    job_id: str  # of the job that died
    version: int
    signature: str

    def job_key(self, way: Way, redrive_id: str) -> JobKey:
        """The job that runs again: a replay has an id of its own, a resume the one it had."""
        job_id = replay_id(self.letter.letter_id, redrive_id) if way is Way.REPLAY else self.job_id
        return JobKey(
            tenant_id=self.letter.tenant_id, job_type=self.letter.job_type, job_id=job_id, version=self.version
        )


def entry_of(letter: Letter) -> Entry:
    return Entry(letter=letter.key, job_id=letter.job_id, version=letter.version, signature=letter.signature)


def by_turns(rows: Iterable[tuple[str, T]]) -> Iterator[T]:
    """One of each tenant in turn, so that every wave, the canary too, has a share of each."""
    waiting: dict[str, list[T]] = defaultdict(list)
    for tenant_id, row in rows:
        waiting[tenant_id].append(row)
    for turn in count():
        waiting = {tenant_id: theirs for tenant_id, theirs in waiting.items() if len(theirs) > turn}
        if not waiting:
            return
        yield from (theirs[turn] for theirs in waiting.values())


def write_manifest(store: Store, redrive_id: str, entries: Iterable[Entry], *, plan_id: str = "") -> None:
    """Tenants take turns, so all are held until the last is known: each as the text of its row, a few hundred bytes.

    Each plan has its own: whoever plans anew while another is approved does not change what that one sends.
    """
    rows = by_turns((entry.letter.tenant_id, _row(entry)) for entry in entries)
    for number in count():
        part = ",".join(islice(rows, PART))
        if not part:
            return
        store.put(_ref(redrive_id, plan_id, number), f"[{part}]")


def entries_at(
    store: Store, redrive_id: str, positions: Iterable[int], *, job_type: str, plan_id: str = ""
) -> Iterator[tuple[int, Entry]]:
    """Each position, the lowest first, with its entry. One part of the manifest is held at a time."""
    for number, wanted in groupby(positions, key=lambda position: position // PART):
        rows = json.loads(_part(store, redrive_id, plan_id, number))
        yield from ((position, _entry(rows[position % PART], job_type)) for position in wanted)


def _part(store: Store, redrive_id: str, plan_id: str, number: int) -> str:
    try:
        return store.get(_ref(redrive_id, plan_id, number))
    except NotStored:  # planned by a former release, whose plans had one place; nobody writes there any more
        return store.get(_ref(redrive_id, "", number))


def _ref(redrive_id: str, plan_id: str, number: int) -> str:
    of_plan = f"{plan_id}/" if plan_id else ""
    return f"redrives/{redrive_id}/{of_plan}letters-{number:05d}.json"


def _row(entry: Entry) -> str:
    key = entry.letter
    row = [key.tenant_id, key.home, key.letter_id, entry.job_id, entry.version, entry.signature]
    return json.dumps(row, separators=(",", ":"))


def _entry(row: list[object], job_type: str) -> Entry:
    tenant_id, home, letter_id, job_id, version, signature = row
    key = LetterKey(tenant_id=str(tenant_id), job_type=job_type, home=str(home), letter_id=str(letter_id))
    return Entry(letter=key, job_id=str(job_id), version=int(str(version)), signature=str(signature))


def replay_id(letter_id: str, redrive_id: str) -> str:
    return f"{REPLAY_PREFIX}{derived('job', letter_id, redrive_id)}"


def derived(*parts: str) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]
