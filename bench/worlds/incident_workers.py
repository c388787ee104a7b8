"""The workers that stand beside ours in the incident: retry in place, retry by visibility, Powertools with a DLQ.

Each is what a careful team writes without a classifier. They share the lane, the trace and the agent's times.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

from bench.worlds.incident_trace import Arrival, World
from bench.worlds.virtual_queue import Delivery, Invoke, VirtualQueue
from lambdas.core.config.lane import Lane

LANE = Lane(job_type="kyc", agent="bench:agent", run_timeout=150)
IN_PLACE = 6  # tries before the worker lets go of the message: the published letter had six


class Side(Protocol):
    """One way to work on the lane."""

    def send(self, arrival: Arrival) -> None: ...

    def accounted(self) -> set[str]:
        """Jobs of which somebody can say what became of them, besides the done ones."""
        ...


Make = Callable[[World], Side]


@dataclass(slots=True)
class Plain:
    """A queue and a worker; the broker's dead-letter queue, if it has one, is all that is known of a failure."""

    queue: VirtualQueue

    def send(self, arrival: Arrival) -> None:
        self.queue.send(arrival.job_id)

    def accounted(self) -> set[str]:
        return {delivery.content for delivery in self.queue.dead}


def _delay_s(tries: int) -> float:
    return min(LANE.backoff.cap_s, LANE.backoff.base_s * 2.0 ** (tries - 1))


def retry_in_place(world: World) -> Side:
    """The worker keeps the message while it backs off: the slot is taken, and nothing ever ends it."""

    def invoke(delivery: Delivery) -> float | None:
        for tries in range(1, IN_PLACE + 1):
            try:
                world.agent(delivery.content)
            except Exception:
                if tries < IN_PLACE:
                    world.clock.sleep(_delay_s(tries))
            else:
                return None
        return float(LANE.visibility_s)

    return _plain(world, invoke)


def retry_by_visibility(world: World) -> Side:
    """The gentler one: it backs off by the message's visibility and gives the slot away meanwhile."""

    def invoke(delivery: Delivery) -> float | None:
        try:
            world.agent(delivery.content)
        except Exception:
            return _delay_s(delivery.receive_count)
        return None

    return _plain(world, invoke)


def powertools(world: World) -> Side:
    """The real BatchProcessor; what it reports as failed comes back when its visibility is over, five times."""

    def on_record(record: SQSRecord) -> None:
        world.agent(json.loads(record.body)["job_id"])

    def invoke(delivery: Delivery) -> float | None:
        received = world.clock.now
        processor = BatchProcessor(event_type=EventType.SQS, raise_on_entire_batch_failure=False)
        response = process_partial_response({"Records": [_record(delivery)]}, on_record, processor)
        if response["batchItemFailures"]:
            return LANE.visibility_s - (world.clock.now - received)
        return None

    return _plain(world, invoke, max_receive_count=LANE.max_receive_count)


def _plain(world: World, invoke: Invoke, max_receive_count: int | None = None) -> Side:
    concurrency = world.incident.concurrency
    return Plain(
        VirtualQueue(clock=world.clock, invoke=invoke, concurrency=concurrency, max_receive_count=max_receive_count)
    )


def _record(delivery: Delivery) -> dict[str, Any]:
    return {
        "messageId": delivery.message_id,
        "receiptHandle": delivery.message_id,
        "body": json.dumps({"job_id": delivery.content}),
        "attributes": {"ApproximateReceiveCount": str(delivery.receive_count)},
        "messageAttributes": {},
        "eventSource": "aws:sqs",
    }
