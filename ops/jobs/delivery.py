"""Sending many messages: ten a request, what SQS could not take tried again, and an account of every one of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.model.job import MAX_BODY_BYTES
from ops.connection import Connection
from ops.jobs.envelopes import Parcel
from ops.troubles import explained

BATCH = 10  # SQS takes no more in a request
TRIES = 5
FIRST_WAIT_S = 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    parcel: Parcel
    message_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsent:
    parcel: Parcel
    reason: str


@dataclass(slots=True, kw_only=True)
class Delivery:
    """Every parcel is in exactly one of the lists. `stopped` is the error that made the rest not worth trying."""

    sent: list[Sent] = field(default_factory=list)
    unsent: list[Unsent] = field(default_factory=list)
    stopped: BaseException | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sender:
    connection: Connection
    sleep: Callable[[float], None]
    jitter: Callable[[], float]
    advanced: Callable[[int], None] = lambda _steps: None

    def deliver(self, parcels: Sequence[Parcel]) -> Delivery:
        """Never raises for AWS: whoever sent half of a file must learn which half."""
        delivery = Delivery()
        waiting = list(batches(parcels))
        queue_url = cache(self.connection.queue_url)
        for at, (lane, batch) in enumerate(waiting):
            try:
                self._deliver(queue_url(lane), batch, delivery)
            except (BotoCoreError, ClientError, KeyboardInterrupt) as error:
                delivery.stopped = error
                self._give_up([each for _, later in waiting[at:] for each in later], error, delivery)
                return delivery
            self.advanced(len(batch))
        return delivery

    def _give_up(self, rest: Sequence[Parcel], error: BaseException, delivery: Delivery) -> None:
        """Some of the batch that was under way may be accounted for already."""
        known = {id(each.parcel) for each in delivery.sent} | {id(each.parcel) for each in delivery.unsent}
        reason = explained(error, self.connection) if isinstance(error, Exception) else "interrupted"
        delivery.unsent += [Unsent(parcel=each, reason=reason) for each in rest if id(each) not in known]

    def _deliver(self, url: str, batch: Sequence[Parcel], delivery: Delivery) -> None:
        left = dict(enumerate(batch))
        reasons: dict[int, str] = {}
        for again in range(TRIES):
            if again:
                self.sleep(FIRST_WAIT_S * 2**again * (0.5 + self.jitter() / 2))
            answer = self.connection.sqs.send_message_batch(
                QueueUrl=url, Entries=[_entry(n, each) for n, each in left.items()]
            )
            for good in answer.get("Successful", []):
                delivery.sent.append(Sent(parcel=left.pop(int(good["Id"])), message_id=good["MessageId"]))
            for bad in answer.get("Failed", []):
                number = int(bad["Id"])
                reasons[number] = f"{bad.get('Code', '')}: {bad.get('Message', '')}".strip(": ")
                if bad["SenderFault"]:  # the message itself is refused: no try can mend it
                    delivery.unsent.append(Unsent(parcel=left.pop(number), reason=reasons[number]))
            if not left:
                return
        delivery.unsent += [Unsent(parcel=each, reason=reasons.get(n, "no answer")) for n, each in left.items()]


def batches(parcels: Sequence[Parcel]) -> Iterator[tuple[str, list[Parcel]]]:
    """In order, a lane at a time; a request, like a message, holds at most a mebibyte."""
    for lane, of_lane in groupby(parcels, key=lambda each: each.lane):
        batch: list[Parcel] = []
        size = 0
        for each in of_lane:
            own = len(each.body.encode("utf-8", "surrogatepass"))
            if batch and (len(batch) == BATCH or size + own > MAX_BODY_BYTES):
                yield lane, batch
                batch, size = [], 0
            batch.append(each)
            size += own
        if batch:
            yield lane, batch


def _entry(number: int, each: Parcel) -> Any:
    entry = {"Id": str(number), "MessageBody": each.body}
    return entry | ({"MessageGroupId": each.group} if each.group else {})
