"""What a run needs: where its agent runs, and the ledger as a worker uses it. Each docstring is the contract.

Whoever runs an agent never settles its job: it says how the run ended, and the worker decides what becomes of it. This
is in the version of every worker. What only other functions use is in ledger.py.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from lambdas.core.config.lane import NOTHING, Lane, Used, at_risk
from lambdas.core.model.announcement import Announcement
from lambdas.core.model.experience import Answered, Experience
from lambdas.core.model.failure import Failure
from lambdas.core.model.head import Claim, Effect, Event, Head, Owner, Step
from lambdas.core.model.job import Job, JobKey, StoredBody
from lambdas.core.model.letter import Letter, LetterKey
from lambdas.core.model.value import value
from lambdas.core.model.wait import Callback, Signal, Suspension
from lambdas.core.ports.outside import Store

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run
    from lambdas.core.model.experience import Foresight, Seen
    from lambdas.core.model.question import Question


class RunLedger(Protocol):
    """What a run asks of the ledger while its agent works. In a guest it is a proxy that asks the worker."""

    def steps(self, key: JobKey, *, results: bool = True) -> Sequence[Step]:
        """In order. Consistent. Without `results` none of them travels."""
        ...

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        """One write. The same number and name again overwrites; another name at that number is `HeadMoved`.

        So is a step that a later attempt has kept already.
        """
        ...

    def note_used(self, key: JobKey, used: Used, *, attempt: int) -> None:
        """What the lineage has used so far, on the head. One write, and nothing else of the head changes.

        The head may have more already, if an older write comes late: then it stays. Raise `LeaseLost` if this attempt
        does not run any more.
        """
        ...

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        """Write the INTENT if absent, or if it was refuted. Raise `EffectTaken` with what is there."""
        ...

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner, lease: datetime | None = None) -> None:
        """Write `effect` over the INTENT of the owner that was read: take it over, end its lease, or decide it.

        `lease` is when the lease of that INTENT ended, as it was read: its owner may have begun again since. None: it
        is our own. Raise `EffectTaken` with what is there if it is no longer that INTENT.
        """
        ...

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        """INTENT → COMMITTED if it has this owner, however late: the effect did happen. Again is harmless.

        A missing one is written again. Raise `EffectTaken` if it has another owner.
        """
        ...

    def signals(self, root: JobKey) -> Sequence[Signal]:
        """All that have come for the root, in the order in which they came. Consistent."""
        ...

    def ask(
        self,
        root: JobKey,
        question: "Question",
        *,
        valid_from: datetime,
        expires_at: datetime,
        waited_until: datetime | None = None,
    ) -> "Question":
        """The question under its scope and key as it stands: the one that is there, or this one, written now.

        What is there stands if it has the same digest, and an answer of `valid_from` or later, or is not past its
        `until`. Past that it stands without an answer too if the run was suspended for it: until `waited_until`.
        """
        ...

    def answer_by_default(self, root: JobKey, question: "Question", event: Event, *, of: JobKey) -> "Question":
        """The question as it stands: with this answer and the event, or with the one that came before."""
        ...

    def keep_callback(self, root: JobKey, callback: Callback) -> None:
        """One write. Again is harmless."""
        ...

    def record(self, key: JobKey, event: Event) -> None:
        """Append to the timeline; the same event again is harmless."""
        ...


class Runs(RunLedger, Protocol):
    """What a worker asks of it beside that."""

    def head(self, key: JobKey) -> Head | None:
        """Consistent."""
        ...

    def claim(self, claim: Claim) -> Head:
        """Create the head running at attempt 1, or take one that is queued, waiting (and due) or parked.

        Taking needs the same input hash and the same ticket; a head without `due_at` is due. The answer counts time
        spent parked in `parked_ms` and is no longer parked. With `claim.attempt` nothing is created, and the head's
        next attempt must be that one. One request. Raise `ClaimLost` otherwise. The very same claim, take-over or park
        again is harmless: its answer may have been lost.
        """
        ...

    def take_over(self, lost: Head, taken: Head, event: Event) -> None:
        """Replace an attempt that never ended: running → running, if the head is still the one that was read.

        Raise `LeaseLost` if it is not: another worker was quicker, or the attempt ended after all.
        """
        ...

    def finish(self, head: Head, *, expires_at: datetime) -> None:
        """running → done, with result, spend and checkpoint. One request. Raise `LeaseLost` if another attempt runs.

        A head that replays a letter takes the letter to recovered at `head.updated_at`, says so on the letter's
        timeline, and frees its root (of the same version), in one transaction; a letter that is no longer redriving,
        or a root that another replay holds, is left as it is. `expires_at` is the head's and that letter's. The
        recovery is counted in its tenant's health afterwards.
        What the lane announces is written with it, as pending.
        A version above 1 is noted in the root's partition as the newest that is done, in one transaction with the head.
        This and the other settles: the same settle again is harmless, and `live_replay` is never written.
        """
        ...

    def retry(self, head: Head, event: Event) -> None:
        """running → waiting, with failure, strategy, ticket, body, due_at and sweep_at. Raise `LeaseLost`."""
        ...

    def suspend(self, head: Head, event: Event, *, woken: int | None, announced: Sequence[Announcement] = ()) -> None:
        """running → waiting on purpose, with waits, suspended_at, ticket, body, due_at and sweep_at. One request.

        What the lane announces of `announced` is written with it, as pending.
        Raise `Woken` if the head's `woken` is not this any more; None: whatever it is. Raise `LeaseLost`.
        """
        ...

    def bury(self, head: Head, event: Event) -> None:
        """running → dying, with failure, death_id, ticket, body and sweep_at. Raise `LeaseLost`."""
        ...

    def experience(self, job_type: str, code: str, *, signature: str, now: datetime) -> Experience:
        """What became of changed tries after such failures, in the last weeks, and what people decided. One request."""
        ...

    def learn(self, job_type: str, answered: Answered, *, cured: bool, usd: float, at: datetime) -> None:
        """Count one changed try, of its code and of its cause. Twice is twice: whoever calls it never repeats it."""
        ...

    def foresight(self, job_type: str) -> "Foresight":
        """The lane's model of what its jobs fail with; a blind one if none was trained. One request."""
        ...

    def note_seen(self, job_type: str, seen: "Mapping[Seen, int]", *, at: datetime, bundle_id: str) -> None:
        """How first attempts ended, and how many of each, for the sweep to learn from. One request, and it expires."""
        ...

    def announced(self, announcement: Announcement, *, now: datetime) -> None:
        """It was sent, and nobody need send it again. Again is harmless."""
        ...

    def park(self, claim: Claim, *, ticket: str, body: StoredBody) -> None:
        """absent, queued, waiting or parked → parked with a new ticket, keeping the first `parked_at`.

        As with a claim the input hash and the message's ticket must be the head's. Raise `ClaimLost` otherwise.
        """
        ...

    def effects(self, root: JobKey, *, results: bool = True) -> Sequence[Effect]:
        """Of every scope of the lineage. Consistent. Without `results` none of them travels."""
        ...

    def await_turn(self, key: JobKey, *, ticket: str, sweep_at: datetime) -> bool:
        """A later `sweep_at`, and nothing else, for a head that is queued or waiting with this ticket.

        Any other stays as it is. False if the head has ended or has another ticket: the message is an old copy.
        """
        ...

    def letters_at(self, keys: Sequence[LetterKey]) -> Sequence[Letter]:
        """Whole, consistent, in the order of `keys`, a hundred in a request; missing ones are left out."""
        ...

    def newest_done(self, keys: Sequence[JobKey]) -> Mapping[JobKey, int]:
        """For each job (whatever its version) the newest version above 1 that is done; a hundred in a request."""
        ...


Enqueue = Callable[[str, str, str], None]  # (job type, tenant, body)
Agent = Callable[[Job, "Run"], object]


class Hide(Protocol):
    def __call__(self, text: str, /, *, cut: bool = False) -> str:
        """The text without the lane's secrets. `cut`: it may begin or end within one."""
        ...


@value
class Means:
    """What a run works with, given by the worker."""

    lane: Lane
    ledger: RunLedger
    store: Store
    clock: Callable[[], datetime]
    enqueue: Enqueue
    new_secret: Callable[[], str]  # that nobody can guess
    risk: Callable[[Lane], Used] = field(default=at_risk)  # what a crash may make the ledger forget


@value
class Order:
    """One attempt that is to be run."""

    job: Job
    head: Head
    means: Means
    agent: str  # "module:function"
    deadline: datetime
    seconds: float  # until then
    model: str | None = None


@value
class Ending:
    """How a run ended: with a result, with a failure, for now, or before it began."""

    text: str = ""  # the result, as JSON
    failure: Failure | None = None
    suspended: Suspension | None = None  # it goes on in another attempt
    not_begun: str = ""  # why nothing could run here: this sandbox's fault, and neither the job's nor its tenant's
    silent: bool = False  # the agent returned as if all were well
    survivor: bool = False  # its thread still runs: the process must end after settling
    used: Used = NOTHING  # by the whole lineage
    checkpoint: int = 0  # steps that the attempt found kept, or kept
    forgiven: tuple[str, ...] = ()  # steps and effects whose failure the agent handled on purpose


class Host(Protocol):
    def perform(self, order: Order) -> Ending:
        """Run the agent until it returns, fails, or its time is over. Whatever it does, this answers.

        Afterwards nothing that the agent left behind can use its run: an effect that was under way is in doubt.
        """
        ...
