"""Errors of the domain, and what the ledger and the store refuse: each names its subject and what was found.

botocore's errors never get this far: adapters turn them into these.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambdas.core.model.head import Effect, Head
    from lambdas.core.model.job import JobKey
    from lambdas.core.model.letter import Letter
    from lambdas.core.model.question import Question


class LazaretError(Exception):
    """The base of every error that this project raises on purpose."""


class Unacceptable(LazaretError):
    """The store will never take this request: an item grew too large, or a row has another shape than ours."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} does not accept the request: {why}")


class Unavailable(LazaretError):
    """Our own infrastructure did not answer (throttled, timed out): try later, nothing is known to have changed."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} is unavailable: {why}")
        self.what = what
        self.why = why


class Uncountable(LazaretError):
    """The store will never take these changes of counters: one of their events is not what it should be."""

    def __init__(self, why: str) -> None:
        super().__init__(f"moves of letters cannot be counted: {why}")


class ClaimLost(LazaretError):
    """The head is not free for this message. `head` is as it was found, None if a replay's head is absent."""

    def __init__(self, key: "JobKey", head: "Head | None") -> None:
        super().__init__(f"job {key} is {head.status if head else 'unknown'}, not free to claim")
        self.head = head


class LeaseLost(LazaretError):
    """The head has moved on: this attempt's word no longer counts. Its message must not be acked."""

    def __init__(self, key: "JobKey", attempt: int, head: "Head | None") -> None:
        found = f"{head.status} at attempt {head.attempt}" if head else "gone"
        super().__init__(f"job {key} is {found}, not running attempt {attempt}")
        self.head = head


class Woken(LazaretError):
    """What a run may wait for has come while it was being suspended. It still holds its lease, and goes on at once."""

    def __init__(self, key: "JobKey", attempt: int) -> None:
        super().__init__(f"job {key} was woken while attempt {attempt} was being suspended")


class SignalKnown(LazaretError):
    """A signal of this id has come before. It is one signal."""

    def __init__(self, signal_id: str) -> None:
        super().__init__(f"signal {signal_id!r} has come before")


class QuestionMoved(LazaretError):
    """The question was answered, or asked anew, in the meantime. `question` is as it was found; None: it is gone."""

    def __init__(self, key: str, question: "Question | None") -> None:
        super().__init__(f"question {key!r} is {'gone' if question is None else 'not as it was read'}")
        self.question = question


class HeadMoved(LazaretError):
    """The head is no longer as it was read, or the move is not in the table. Read it again and decide anew."""

    def __init__(self, key: "JobKey", head: "Head | None") -> None:
        super().__init__(f"job {key} has moved to {head.status if head else 'nothing'}")
        self.head = head


class LetterExists(LazaretError):
    """This death was taken in already: nothing to do."""

    def __init__(self, letter_id: str) -> None:
        super().__init__(f"dead letter {letter_id!r} exists")


class LetterMoved(LazaretError):
    """The letter is not in the status that was expected. `letter` is as it was found, None if it is not there."""

    def __init__(self, letter_id: str, letter: "Letter | None") -> None:
        super().__init__(f"dead letter {letter_id!r} is {letter.status if letter else 'gone'}")
        self.letter = letter
        self.status = letter.status if letter else None


class RootBusy(LazaretError):
    """Another replay of the same root is under way: two at once could both begin an effect."""

    def __init__(self, root: "JobKey", live_replay: str) -> None:
        super().__init__(f"job {root} has a live replay {live_replay!r}")
        self.live_replay = live_replay


class Overtaken(LazaretError):
    """A newer version of the job is done: what an older one would do is no longer wanted."""

    def __init__(self, key: "JobKey", done: int) -> None:
        super().__init__(f"job {key} was overtaken: version {done} is done")
        self.done = done


class EffectTaken(LazaretError):
    """The effect exists, or changed owner. `effect` is as it was found."""

    def __init__(self, effect: "Effect") -> None:
        super().__init__(f"effect {effect.action!r} of {effect.key!r} is {effect.status}")
        self.effect = effect


class NotStored(LazaretError):
    """Nothing lies in the store under this reference: it expired, or was never written."""

    def __init__(self, ref: str) -> None:
        super().__init__(f"nothing is stored under {ref!r}")
        self.ref = ref


class ForeignReference(LazaretError):
    """A row or a message names an object that is not its own: it is never read, and reported."""

    def __init__(self, of: str, ref: str) -> None:
        super().__init__(f"{of} refers to {ref[:200]!r}, which is not its own")
        self.ref = ref


class NoSuchRow(LazaretError):
    """The ledger has nothing under this key, or it has changed in the meantime."""

    def __init__(self, pk: str, sk: str) -> None:
        super().__init__(f"the ledger has no row {pk!r} {sk!r}, or it has just changed")


class SoundRow(LazaretError):
    """The row is in those lists alone where its key says that it belongs."""

    def __init__(self, pk: str, sk: str) -> None:
        super().__init__(f"row {pk!r} {sk!r} is where it belongs")


class BadCursor(LazaretError):
    """Text that no page of letters gave as its cursor."""

    def __init__(self, cursor: str) -> None:
        super().__init__(f"cursor {cursor[:80]!r} is not one that a page of letters gave")
