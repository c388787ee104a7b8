"""Worlds in which cost bites: hundreds of tenants, groups or foreign rows at a request's price of 50 ms.

What is put into the tables by hand is there before anything runs. A few jobs of the world's own lanes are due among
it, and wait for the sweep: whatever the crowd, their turn must come.
"""

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.items import head_item, letter_item, step_item
from lambdas.adapters.dynamo.keys import TTL
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Event, Head, HeadStatus, Step
from lambdas.core.model.job import JobKey, StoredBody, input_hash
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.refs import result_ref
from lambdas.core.model.value import replace
from lazaret.testing.dynamodb_table import place_of
from tests.simulation.world.ageing import KEPT_DAYS
from tests.simulation.world.view import FOREIGN
from tests.support.builders import a_head, a_letter
from tests.support.lane import NOON

if TYPE_CHECKING:
    from tests.simulation.world.world import World

KINDS = ("tenants", "gone", "groups", "letters", "senseless", "parked", "old")
MANY = 400
A_REQUEST_S = 0.05
OURS = 6  # jobs of the world's own lanes that are due among the crowd
EARLIER = timedelta(hours=1)
OLD, KEPT = timedelta(days=25), timedelta(days=45)  # since it died; from then until its steps would expire
OF_OBJECTS = timedelta(days=KEPT_DAYS)
LASTS_LONGER = timedelta(days=28)  # than the letter, at least
A_LARGE_ONE = 10  # one result in so many lies in the bucket
BUSY_S = 400.0  # that a lane's workers take nothing


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
        self._probed()
        world.audit.quiet = False

    def _put(self, item: dict[str, Any]) -> None:
        self._world.tables.tables["ledger"].write(place_of(item), item)

    def _tenants(self) -> None:
        """Each tripped once, long ago, and is still watched."""
        port = self._breakers()
        for number in range(MANY):
            fresh = Breaker(tenant_id=f"tnt_{number:04d}", job_type=self._lane)
            port.move(fresh, breakers.closed(fresh, at=NOON - EARLIER, by="lazaret", why="the probe succeeded"))
        for number in range(
            MANY + MANY // 8
        ):  # these have cooled down, with nothing parked, and are looked at for ever
            fresh = Breaker(tenant_id=f"tnt_{MANY + number:04d}", job_type=self._lane)
            limits = self._world.lanes[self._lane].breaker
            port.move(fresh, breakers.tripped(fresh, code="NETWORK", at=NOON - 2 * EARLIER, limits=limits))

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

    def _parked(self) -> None:
        """Many jobs of one tenant, whose breaker has closed, in a lane with few workers, which are busy for a while."""
        lane = replace(self._world.lanes[self._lane], max_concurrency=2, batch_size=1)
        self._world.lanes[self._lane], self._world.former[self._lane] = lane, [lane]
        self._world.queues[self._lane].still_until = BUSY_S
        for number in range(MANY // 8):
            self._park(JobKey(tenant_id="tnt_c", job_type=self._lane, job_id=f"parked_{number}"))
        port, fresh = self._breakers(), Breaker(tenant_id="tnt_c", job_type=self._lane)
        port.move(fresh, breakers.closed(fresh, at=NOON, by="lazaret", why="the probe succeeded"))

    def _old(self) -> None:
        """Letters of weeks ago, whose steps expire before they do unless somebody extends them."""
        for number in range(MANY + MANY // 4):  # more than one turn of the sweep has time for
            died = NOON - OLD + timedelta(seconds=number)
            times = dict.fromkeys(("first_failed_at", "last_failed_at", "died_at"), died)
            letter = self._letter(number, code=Code.DATA_INTEGRITY, kind=Kind.PERMANENT, **times)
            ref = result_ref(letter.job_key, "step-0001") if number % A_LARGE_ONE == 0 else ""
            step = Step(number=1, name="read", inputs="", at=died, attempt=1, run_id=letter.run_id, result_ref=ref)
            if ref:
                self._world.bucket.put(ref, b"{}", at=(died + KEPT - OF_OBJECTS - NOON).total_seconds())
            self._put(letter_item(letter))
            self._world.uncounted += 1
            self._put(step_item(letter.job_key, step, died + KEPT))

    def check_kept(self) -> None:
        """What an unresolved letter needs lasts as long as the letter, and a margin for whoever replays it last."""
        needed = NOON - OLD + timedelta(days=self._world.lanes[self._lane].retention_days) + LASTS_LONGER
        for place, item in self._world.view.steps.items.items():
            if place[0].startswith("T#tnt_x#") and int(item[TTL]["N"]) < needed.timestamp():
                self._world.broken.append(f"{place} expires before its letter, and nobody has extended it")
                return
            ref = item.get("result_ref", {}).get("S", "")
            if ref and self._world.bucket.lasts_until(ref) < (needed - NOON).total_seconds():
                self._world.broken.append(f"{ref} expires before {place}, and nobody has renewed it")
                return

    def _breakers(self) -> DynamoBreakers:
        return DynamoBreakers(self._raw, "breakers", monotonic=lambda: 0.0)

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

    def _park(self, key: JobKey) -> None:
        head = self._waiting(key, _body(key), due=None)
        parked = replace(head, status=HeadStatus.PARKED, parked_at=NOON - EARLIER, ticket=f"parked-{key.job_id}")
        self._put(head_item(parked))
        self._world.accepted.append(key)

    def _probed(self) -> None:
        """One job behind a breaker whose cool-down is over."""
        self._park(JobKey(tenant_id="tnt_b", job_type=self._lane, job_id="ours_parked"))
        port, lane = self._breakers(), self._world.lanes[self._lane]
        fresh = Breaker(tenant_id="tnt_b", job_type=self._lane)
        port.move(fresh, breakers.tripped(fresh, code="NETWORK", at=NOON - EARLIER, limits=lane.breaker))


def _body(key: JobKey) -> str:
    payload = {"tenant": key.tenant_id, "mood": "well", "plan": ["step:small", "effect:verified"]}
    return json.dumps({"job_id": key.job_id, "tenant_id": key.tenant_id, "job_type": key.job_type, "payload": payload})
