"""Producers who send jobs, good and bad, and operators who redrive, approve, abort, settle and deploy."""

import json
from collections import Counter
from typing import Any

from lambdas.core import breaker as breakers
from lambdas.core.head import StoredBody
from lambdas.core.job import JobKey
from lambdas.core.letter import UNRESOLVED, EffectStatus, LetterStatus
from lambdas.core.message import Outgoing
from lambdas.core.redrive.approval import Desk, abort, approve
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.starting import start
from lambdas.core.redrive.unbegun import accept
from lambdas.core.settle_effect import Settler, Statement, settle_effect
from tests.simulation.functions import Functions
from tests.simulation.outside import STYLES
from tests.simulation.process import Process
from tests.simulation.world import TENANTS

MOODS = ("well", "well", "flaky", "flaky", "bug", "corrupt", "corrupt", "crash", "hang", "swallow", "review")
API_S = 29.0


class People:
    def __init__(self, functions: Functions) -> None:
        self.functions = functions
        self.world = functions.world
        self._jobs: Counter[str] = Counter()

    def send_job(self) -> None:
        dice = self.world.dice
        tenant = dice.choice(TENANTS)
        self._jobs[tenant] += 1
        job_id = f"job_{self._jobs[tenant]}"  # of its tenant alone: others use the same names
        payload = {
            "tenant": tenant,
            "case": job_id,
            "mood": dice.choice(MOODS),
            "fails": dice.choice(("before", "after")),
            "style": dice.choice(tuple(STYLES)),
            "fill": "x" * dice.choice((0, 0, 5000)),  # a large body lies in the bucket
        }
        body = {"job_id": job_id, "tenant_id": tenant, "job_type": "kyc", "payload": payload}
        self._post(tenant, json.dumps(body))
        self.world.accepted.append(JobKey(tenant_id=tenant, job_type="kyc", job_id=job_id))
        if dice.random() < 0.1:  # the producer's own retry
            self._post(tenant, json.dumps(body))
        if dice.random() < 0.1:  # a newer version of the same job
            self._post(tenant, json.dumps({**body, "version": 2}))
            self.world.accepted.append(JobKey(tenant_id=tenant, job_type="kyc", job_id=job_id, version=2))
        if self.world.troubled and dice.random() < 0.1:
            self._post(tenant, json.dumps({**body, "payload": {**payload, "fill": "another"}}))
            self.world.odd += 1

    def send_nonsense(self) -> None:
        tenant = self.world.dice.choice(TENANTS)
        self._post(tenant, self.world.dice.choice(("nonsense", '{"job_id": "x"}')))
        self.world.odd += 1

    def _post(self, tenant: str, text: str) -> None:
        self.world.lane_queue.send(Outgoing(body=StoredBody(text=text), group=tenant))

    def act(self) -> None:
        """An operator does something; whatever it is, it may fail half-way."""
        process = self.world.process("operator", API_S)
        deeds = (
            self._redrive,
            self._redrive,
            self._redrive,
            self._paste,
            self._abort,
            self._abort,
            self._answer,
            self._settle,
            self._close,
            self._accept,
        )
        self.world.start(process, self.world.dice.choice((*deeds, self._continue, self._stop)))

    def replay_old(self) -> None:
        """Somebody comes late, and replays what is left."""
        left = [each.letter_id for each in self.world.ledger.dead.values() if each.status in UNRESOLVED]
        again: dict[str, Any] = {"action": "replay", "filter": {"letter_ids": left}, "canary": 100, "fixed": "code"}
        given = {**self._given(), **again, "raise": {"replays": 50}}
        if left and not self.world.lane.retired:
            self.world.start(
                self.world.process("operator", API_S),
                lambda process: start(self.functions.recovery(process).starter, given, started_by="ana@example.com"),
            )

    def patient(self, process: Process) -> None:
        """What somebody does in the end: yes or no to what waits, and the truth about what is in doubt."""
        self._answer(process)
        self._settle(process)

    def _given(self) -> dict[str, Any]:
        dice = self.world.dice
        letters = [each for each in self.world.ledger.dead.values() if each.status in UNRESOLVED]
        aim = dice.choice(letters) if letters else None
        chosen: dict[str, Any] = {"tenant_id": dice.choice(TENANTS)}
        if aim is not None:
            ids = [each.letter_id for each in letters][:5]
            chosen = dice.choice(({"kind": aim.kind.value}, {"code": aim.code}, {"letter_ids": ids}, chosen))
        action = dice.choice(("replay", "replay", "replay", "resume", "resume", "discard"))
        return {
            "action": action,
            "job_type": "kyc",
            "filter": chosen,
            "reason": "they asked",
            "operator": "ana",
            "canary": dice.choice((1, 3, 100)),
            "growth": 4,
            "watch_seconds": dice.choice((5, 30)),
            "settle_timeout": 300,
            "max_failure_share": dice.choice((0.0, 0.5, 1.0)),
            "rate_per_second": 50,
            **({} if action == "discard" else {"fixed": "code"}),
        }

    def _redrive(self, process: Process) -> None:
        start(self.functions.recovery(process).starter, self._given(), started_by="ana@example.com")

    def _accept(self, process: Process) -> None:
        starter = self.functions.recovery(process).starter
        offered = [each for each in self.world.redrives.records.values() if each.status is RedriveStatus.PROPOSED]
        if offered:
            accept(starter, self.world.dice.choice(offered), by="ana")

    def _paste(self, _: Process) -> None:
        self.functions.machine.start(f"pasted-{self.world.number()}", self._given())

    def _stop(self, _: Process) -> None:
        running = [each for each in self.world.executions.values() if each.runs]
        if running:
            self.world.dice.choice(running).stopped = True

    def _continue(self, process: Process) -> None:
        open_ones = [each.redrive_id for each in self.world.redrives.records.values() if each.status in _UNDER_WAY]
        ended = [name for name in open_ones if not self._runs(name)]
        if ended:
            self.functions.machine.start(f"goes-on-{self.world.number()}", {"continues": self.world.dice.choice(ended)})

    def _runs(self, redrive_id: str) -> bool:
        return any(each.runs and redrive_id in (each.name, each.redrive_id) for each in self.world.executions.values())

    def _desk(self, process: Process) -> Desk:
        recovery = self.functions.recovery(process)
        return Desk(redrives=recovery.redrives, machine=recovery.machine, clock=process.now, new_id=self.world.new_id)

    def _abort(self, process: Process) -> None:
        for redrive in list(self.world.redrives.records.values()):
            if redrive.status in _UNDER_WAY:
                abort(self._desk(process), redrive.redrive_id, by="bo", why="stop it")

    def _answer(self, process: Process) -> None:
        for redrive in list(self.world.redrives.records.values()):
            if redrive.status is RedriveStatus.WAITING_FOR_APPROVAL and redrive.task_token:
                yes = self.world.dice.random() < 0.7
                # Whoever asked may try to approve, past the desk too: the machine itself must refuse it.
                if self.world.troubled and self.world.dice.random() < 0.2:
                    answer = {"approved": True, "by": self.world.dice.choice(("ana", " Ana@example.com", ""))}
                    self.functions.machine.answer(redrive.task_token, answer)
                else:
                    approve(self._desk(process), redrive.redrive_id, by="bo", why="looked at it", approved=yes)

    def _settle(self, process: Process) -> None:
        """A person who looks it up says what is true."""
        settler = Settler(ledger=self.functions.ledger(process), clock=process.now, new_id=self.world.new_id)
        for letter in list(self.world.ledger.dead.values()):
            if letter.status not in (LetterStatus.OPEN, LetterStatus.HELD):
                continue
            for effect in [each for each in letter.effects if each.status is EffectStatus.INTENT]:
                case = f"{letter.tenant_id}-{effect.key}"
                happened = self.world.outside.done[case] > 0
                ref = f"ref-{case}" if happened else ""
                said = Statement(happened=happened, who="bo", reason="looked it up", ref=ref)
                settle_effect(settler, letter.letter_id, effect.effect_id, said)

    def _close(self, process: Process) -> None:
        port = self.functions.port(process, "breakers")
        found = port.find(self.world.dice.choice(TENANTS), "kyc")
        if found.opened_at is not None:
            port.move(found, breakers.closed(found, at=process.now(), by="bo", why="well again", untold=True))


_UNDER_WAY = (RedriveStatus.SENDING, RedriveStatus.WATCHING, RedriveStatus.PLANNING)
