"""What becomes of messages: one that is delivered gets somewhere, and one that is no job becomes a letter."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import NO_HEAD, JobKey, Message
from lambdas.core.model.letter import Letter
from lambdas.core.worker.settle import Outcome, Worked

if TYPE_CHECKING:
    from tests.simulation.world.process import Process
    from tests.simulation.world.queues import Copy, Queue
    from tests.simulation.world.world import World

ODD = frozenset({"SCHEMA_INVALID", "UNREADABLE", "UNROUTABLE", "JOB_ID_REUSED"})
LONGEST_DELAY_S = 900
LARGEST_MESSAGE = 1024 * 1024
_ENDED = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)
IN_VAIN_S = 600.0
MOST_IN_VAIN = 60  # deliveries of each copy of a job during which nothing happens to its head
AT_ONCE_S, LONG_S = 1.0, 5.0
NOT_YET = ("not to be run before", "the job is")  # how a worker begins to say why it puts a message back


class Deliveries:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.odd: list[tuple[str, ...]] = []  # bodies of which at least one is no job, or no longer one
        self.copies: dict[str, set[str]] = defaultdict(set)  # ids of the messages that ever carried a body
        self.lost: set[JobKey] = set()
        self.too_soon: dict[
            tuple[str, str], str
        ] = {}  # what was put back at once, by whom, and for what it was to wait
        self._forgotten: set[str] = set()
        self._seen: dict[JobKey, tuple[object, float, float]] = {}  # how it stood, since when, for how many deliveries

    def sent(self, queue: "Queue", copy: "Copy", delay_s: float) -> None:
        self.copies[copy.body].add(copy.message_id)
        key = _key(copy.body)
        if key is not None and copy.group != key.tenant_id:
            self._world.broken.append(f"a message of {key} is in the group {copy.group!r}")
        if not 0 <= delay_s <= LONGEST_DELAY_S:
            self._world.broken.append(f"a message is sent with a delay of {delay_s} s, which SQS refuses")
        if len(copy.body.encode()) > LARGEST_MESSAGE:
            self._world.broken.append(f"a message of {key} has {len(copy.body)} characters")
        who = self._world.process_of_now()
        if key is not None and who is not None and delay_s < AT_ONCE_S and (waits_for := self._not_yet(key, copy)):
            self.too_soon[who.name, _fact(copy, "original_message_id")] = waits_for

    def _not_yet(self, key: JobKey, copy: "Copy") -> str:
        """Why it was not to come for a while, and has been known to be so for a while."""
        head, now = self._world.view.head(key), self._world.now()
        long = timedelta(seconds=LONG_S)
        begins = json.loads(copy.body).get("not_before") if not _fact(copy, "ticket") else None
        if begins is not None and now + long < datetime.fromisoformat(begins):
            return f"it is not to be run before {begins}"
        if head is None or head.updated_at is None or now < head.updated_at + long:
            return ""
        until = head.lease_until if head.status is HeadStatus.RUNNING else head.due_at
        return f"it is {head.status} until {until}" if until is not None and now + long < until else ""

    def worked(self, process: "Process", messages: Sequence[Message], results: Mapping[str, Worked]) -> None:
        """What is put back because it cannot run yet comes when it can, and not at once."""
        put_back = Counter(message.first_id for message in messages)
        for message in messages:
            worked = results[message.message_id]
            not_yet = worked.outcome is Outcome.REQUEUED and worked.why.startswith(NOT_YET)
            at_once = self.too_soon.pop((process.name, message.first_id), "")
            if at_once and not_yet and put_back[message.first_id] == 1:
                self._world.broken.append(f"{process.name} put {message.first_id} back at once, and {at_once}")

    def delivered(self, queue: "Queue", copy: "Copy") -> None:
        """A suspect that is put back again and again starves. A copy of what has ended only waits for a place."""
        key = _key(copy.body)
        if key is None or queue.dead is None:
            return
        head = self._world.view.head(key)
        if head is not None and _fact(copy, "ticket") != (head.ticket or ""):
            return  # an old copy, which may wait for its tenant's place like any other
        stands = (head.status, head.attempt, head.ticket) if head else None
        now, (former, since, times) = self._world.clock.now, self._seen.get(key, (None, 0.0, 0.0))
        if former != stands or now < queue.still_until + IN_VAIN_S:  # copies that lay in a backlog come all at once
            since, times = now, 0.0
        # Workers that die before they acknowledge what they put back leave copies, which all wait for the same place.
        self._seen[key] = (stands, since, times + 1 / sum(each.body == copy.body for each in queue.copies))
        ended = head is not None and head.status in _ENDED
        if times >= MOST_IN_VAIN and now - since > IN_VAIN_S and not ended:
            self._world.broken.append(f"{key} was delivered {times:.0f} times since {since:.0f}, and is still {stands}")

    def forgotten(self, copy: "Copy") -> None:
        """A job that nobody has begun is lost with its message, and so is one that runs for the first time and whose
        worker died: the ledger has no body to send. Only an alarm on the queue's age can tell of them.
        """
        key = _key(copy.body)
        head = self._world.view.head(key) if key is not None else None
        first = head is not None and head.status is HeadStatus.RUNNING and not head.ticket
        if key is not None and (head is None or first):
            self.lost.add(key)
        self._forgotten.add(copy.body)

    def check(self) -> None:
        """Each message that is no job has a letter, and no body has more letters than there were copies of it."""
        headless = [each for each in self._world.audit.born.values() if is_headless(each)]
        letters = Counter(self._body(each) for each in headless)
        for bodies in self.odd:
            if not any(letters[body] or body in self._forgotten for body in bodies):
                self._world.broken.append(f"no letter tells of {bodies[-1][:120]}")
        odd = {body for bodies in self.odd for body in bodies}
        for body, number in letters.items():
            if number > len(self.copies[body]):
                self._world.broken.append(f"{number} letters tell of {len(self.copies[body])} copies of {body[:120]}")
            if body not in odd and not self._may_be_refused(body):
                self._world.broken.append(f"a letter without a head tells of a job: {body[:120]}")

    def _body(self, letter: Letter) -> str:
        return str(json.loads(self._world.bucket.objects[letter.snapshot_ref])["body"])

    def _may_be_refused(self, body: str) -> bool:
        """What names an agent or a model may come after a deploy that dropped it."""
        given = json.loads(body)
        return "agent" in given or "model" in given


def is_headless(letter: Letter) -> bool:
    return letter.code in ODD and letter.root.startswith(NO_HEAD)


def _fact(copy: "Copy", name: str) -> str:
    """Of a message's attributes, as it was sent; empty if it has none of that name."""
    return str(copy.facts.get(name, {}).get("StringValue", ""))


def _key(body: str) -> JobKey | None:
    try:
        given = json.loads(body)
        return JobKey(
            tenant_id=given["tenant_id"],
            job_type=given["job_type"],
            job_id=given["job_id"],
            version=given.get("version", 1),
        )
    except (ValueError, KeyError, TypeError):
        return None
