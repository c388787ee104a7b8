"""What became of the jobs of the load proof: heads, letters, effects and queues, held against what had to. It reads."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_from, letter_from
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.table import BATCH_GET
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, Letter, LetterKey
from lambdas.core.ports.lists import LetterQuery
from local.stack import Stack
from proof.loading.story import ACTION, LANE, UNFIT, Job

SETTLED = (HeadStatus.DONE, HeadStatus.DEAD)
DEPTHS = ("", "NotVisible", "Delayed")


class Account:
    def __init__(self, stack: Stack, jobs: Sequence[Job]) -> None:
        self._dynamo = stack.client("dynamodb")
        self._sqs = stack.client("sqs")
        self._outputs = stack.outputs
        self._ledger = DynamoLedger(self._dynamo, stack.outputs["LedgerTable"])
        self.jobs = {job.job_id: job for job in jobs}
        self.open: deque[Job] = deque()  # sent, and not known to have settled
        self.heads: dict[str, Head] = {}

    def expect(self, sent: Iterable[Job]) -> None:
        self.open.extend(job for job in sent if job.named)

    def look(self, most: int) -> None:
        """Asks for those that it has not asked for the longest: a look at all would cost more than the jobs."""
        asked = [self.open.popleft() for _ in range(min(most, len(self.open)))]
        found = {head.key.job_id: head for head in map(head_from, self._read(keys.head(_key(job)) for job in asked))}
        for job in asked:
            head = found.get(job.job_id)
            if head is not None and head.status in SETTLED:
                self.heads[job.job_id] = head
            else:
                self.open.append(job)

    def waiting(self, queue: str = f"{LANE.capitalize()}QueueUrl") -> int:
        """Messages in the lane's queue, those under way not counted."""
        return self._depth(self._outputs[queue], ("",))

    def left(self) -> int:
        """Messages in both queues of the lane, those under way and those delayed counted."""
        url = self._outputs[f"{LANE.capitalize()}QueueUrl"]
        return self._depth(url, DEPTHS) + self._depth(f"{url}-dead", DEPTHS)

    def letters(self) -> Counter[str]:
        """How many each tenant's lists have, whatever their status."""
        counts: Counter[str] = Counter()
        for tenant_id in {job.tenant_id for job in self.jobs.values()}:
            for status in UNRESOLVED:
                query = LetterQuery(status=status, tenant_id=tenant_id)
                counts[tenant_id] += self._ledger.count_letters(query, most=10_000)
        return counts

    def wrong(self) -> list[str]:
        """A sentence for each job that is lost, ended otherwise than it had to, or did something twice."""
        dead = {head.letter_id: head for head in self.heads.values() if head.status is HeadStatus.DEAD}
        letters = {each.letter_id: each for each in map(letter_from, self._read(map(_place, dead.values())))}
        found = [sentence for job in self.jobs.values() if job.named for sentence in self._faults(job, letters)]
        return [*found, *self._twice(), *self._uncounted()]

    def _faults(self, job: Job, letters: dict[str, Letter]) -> Iterator[str]:
        head = self.heads.get(job.job_id)
        if head is None:
            yield f"{job.job_id} ({job.part.title}) never settled"
            return
        letter = letters.get(head.letter_id)
        ended = head.status.value if head.status is HeadStatus.DONE else letter.code if letter else "dead, no letter"
        expected = job.part.letter or HeadStatus.DONE.value
        if ended != expected:
            past = [each.code for each in head.failures]
            yield f"{job.job_id} ({job.part.title}) ended as {ended} after {past}, expected {expected}"

    def _twice(self) -> Iterator[str]:
        wanted = ({"pk": {"S": f"{ACTION}#{job_id}"}} for job_id in self.heads)
        counts = {item["pk"]["S"]: int(item["count"]["N"]) for item in self._read(wanted, "WorldTable")}
        for job_id in self.heads:
            happened = counts.get(f"{ACTION}#{job_id}", 0)
            if happened != 1:
                yield f"the effect of {job_id} happened {happened} times, expected 1"

    def _uncounted(self) -> Iterator[str]:
        """One death, one letter: also of messages that are refused."""
        expected = Counter(head.key.tenant_id for head in self.heads.values() if head.status is HeadStatus.DEAD)
        expected.update(job.tenant_id for job in self.jobs.values() if job.part is UNFIT)
        found = self.letters()
        for tenant_id in sorted(found | expected):
            if found[tenant_id] != expected[tenant_id]:
                yield f"{tenant_id} has {found[tenant_id]} letters, expected {expected[tenant_id]}"

    def _read(self, wanted: Iterator[Any], table: str = "LedgerTable") -> Iterator[dict[str, Any]]:
        name, left = self._outputs[table], list(wanted)
        while left:
            asked, left = left[:BATCH_GET], left[BATCH_GET:]
            request = {name: {"Keys": asked, "ConsistentRead": True}}
            answer = self._dynamo.batch_get_item(RequestItems=request)
            yield from answer["Responses"].get(name, [])
            left += answer.get("UnprocessedKeys", {}).get(name, {}).get("Keys", [])

    def _depth(self, url: str, which: Sequence[str]) -> int:
        names = [f"ApproximateNumberOfMessages{each}" for each in which]
        found = self._sqs.get_queue_attributes(QueueUrl=url, AttributeNames=names)["Attributes"]
        return sum(int(found[name]) for name in names)


def _key(job: Job) -> JobKey:
    return JobKey(tenant_id=job.tenant_id, job_type=LANE, job_id=job.job_id)


def _place(head: Head) -> dict[str, Any]:
    key = head.key
    return keys.letter(
        LetterKey(tenant_id=key.tenant_id, job_type=key.job_type, home=key.job_id, letter_id=head.letter_id)
    )
