"""Worlds in which cost bites: hundreds of tenants, groups or foreign rows at a request's price of 50 ms.

What is put into the tables by hand is there before anything runs. A few jobs of the world's own lanes are due among
it, and wait for the sweep: whatever the crowd, their turn must come.
"""

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody, input_hash
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace
from lazaret.testing.dynamodb_table import place_of
from tests.simulation.world.view import FOREIGN
from tests.support.builders import a_head, a_letter
from tests.support.lane import NOON

if TYPE_CHECKING:
    from tests.simulation.world.world import World

KINDS = ("tenants", "gone", "groups", "letters", "senseless")
MANY = 400
A_REQUEST_S = 0.05
OURS = 6  # jobs of the world's own lanes that are due among the crowd
EARLIER = timedelta(hours=1)


class Crowd:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._raw: Any = world.tables
        self._lane = next(iter(world.lanes))

    def gather(self, kind: str) -> None:
        world = self._world
        world.audit.quiet = True
        getattr(self, f"_{kind}")()
        for number in range(OURS):
            self._due(number)
        self._parked()
        world.audit.quiet = False

    def _put(self, item: dict[str, Any]) -> None:
        self._world.tables.tables["ledger"].write(place_of(item), item)

    def _tenants(self) -> None:
        """Each tripped once, long ago, and is still watched."""
        port = DynamoBreakers(self._raw, "breakers", monotonic=lambda: 0.0)
        for number in range(MANY):
            fresh = Breaker(tenant_id=f"tnt_{number:04d}", job_type=self._lane)
            port.move(fresh, breakers.closed(fresh, at=NOON - EARLIER, by="lazaret", why="the probe succeeded"))

    def _gone(self) -> None:
        """Due heads of a lane that is not deployed any more, each due before everything else."""
        for number in range(MANY):
            key = JobKey(tenant_id="tnt_x", job_type="gone", job_id=f"old_{number}")
            self._put(head_item(self._waiting(key, "{}", due=NOON - EARLIER)))

    def _groups(self) -> None:
        """As many causes as an agent can invent, all last seen on a version that a deploy has replaced."""
        ledger = DynamoLedger(self._raw, "ledger", clock=lambda: NOON)
        for number in range(MANY // 2):
            letter = self._letter(number, code=Code.DETERMINISTIC_CRASH, kind=Kind.POISON, signature=f"cause{number}")
            event = Event(at=NOON, event_id=f"e{number}", what="letter.created")
            ledger.take_in(letter, was=None, event=event, expires_at=None)

    def _letters(self) -> None:
        """Letters of a lane that is gone, scheduled before all others."""
        for number in range(MANY):
            letter = self._letter(number, job_type="gone", status=LetterStatus.SCHEDULED)
            self._put(letter_item(replace(letter, next_retry_at=NOON - EARLIER)))

    def _senseless(self) -> None:
        """Rows that nobody here wrote, where the sweep looks first."""
        at = {"S": "2026-06-12T10:00:00.000Z"}
        for number in range(MANY // 10):
            place = {"pk": {"S": f"{FOREIGN}J#{self._lane}#odd{number}"}, "sk": {"S": "V#1#HEAD"}}
            self._put({**place, "due_shard": {"S": f"head#{number % 8}"}, "sweep_at": at, "status": {"S": "confused"}})

    def _letter(self, number: int, **changes: Any) -> Letter:
        key = JobKey(tenant_id="tnt_x", job_type=self._lane, job_id=f"dead_{number}")
        cause = {"kind": Kind.TRANSIENT, "code": Code.NETWORK, "signature": "network", "worker_version": "v1"}
        times = dict.fromkeys(("first_failed_at", "last_failed_at", "died_at"), NOON - EARLIER)
        # Named, not made up: a world is the same each time that its seed is run.
        ids = {"letter_id": f"dl_{number:05d}", "run_id": f"run_{number}"}
        return a_letter(key, **(cause | times | ids | changes))

    def _due(self, number: int) -> None:
        """A job whose message got lost."""
        lanes = list(self._world.lanes)
        key = JobKey(tenant_id="tnt_a", job_type=lanes[number % len(lanes)], job_id=f"ours_{number}")
        self._put(head_item(self._waiting(key, _body(key), due=NOON)))
        self._world.accepted.append(key)

    def _waiting(self, key: JobKey, body: str, *, due: Any) -> Head:
        return a_head(
            key,
            status=HeadStatus.WAITING,
            input_hash=input_hash(json.loads(body).get("payload", {})),
            run_id="run",
            message_id="",
            lease_until=None,
            ticket="lost",
            body=StoredBody(text=body),
            due_at=due,
            sweep_at=due,
        )

    def _parked(self) -> None:
        """One job behind a breaker whose cool-down is over."""
        key = JobKey(tenant_id="tnt_b", job_type=self._lane, job_id="ours_parked")
        head = replace(self._waiting(key, _body(key), due=None), status=HeadStatus.PARKED, parked_at=NOON - EARLIER)
        self._put(head_item(head))
        self._world.accepted.append(key)
        port, lane = DynamoBreakers(self._raw, "breakers", monotonic=lambda: 0.0), self._world.lanes[self._lane]
        fresh = Breaker(tenant_id="tnt_b", job_type=self._lane)
        port.move(fresh, breakers.tripped(fresh, code="NETWORK", at=NOON - EARLIER, limits=lane.breaker))


def _body(key: JobKey) -> str:
    payload = {"tenant": key.tenant_id, "mood": "well", "plan": ["step:small", "effect:verified"]}
    return json.dumps({"job_id": key.job_id, "tenant_id": key.tenant_id, "job_type": key.job_type, "payload": payload})
