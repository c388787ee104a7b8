"""Producers who send jobs, good and bad, and operators who redrive, approve, abort, settle and deploy."""

import json
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any

from lambdas.core.model import breaker as breakers
from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.head import Event, effect_id
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, EffectStatus, Letter, LetterEffect, LetterStatus
from lambdas.core.operate import Person, letters
from lambdas.core.operate.decide_effect import Decider, Statement, decide_effect
from lambdas.core.ports.outside import Notice
from lambdas.core.ports.redrives import APPROVED, NotWaiting
from lambdas.core.redrive.approval import Approvals, NotAllowed, abort, approve
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.start import accept, start
from tests.simulation.world.agents import MOODS, plan_of
from tests.simulation.world.functions import Functions
from tests.simulation.world.process import Process
from tests.simulation.world.world import TENANTS

API_S = 29.0
MORE = {"replays": 50, "budget_usd": 100.0, "budget_tokens": 1_000_000, "max_steps": 10_000}
ASYNC = 0.25  # of the agents
LOOKS = 0.3  # of the jobs: each of their attempts keeps a step that no other has
FICKLE = 0.15  # of them: they do not ask for an effect each time, or do not wait for it
HASTY = 0.3  # of the worlds: somebody closes a breaker as soon as they hear that it opened, while its jobs still run


class People:
    def __init__(self, functions: Functions) -> None:
        self.functions = functions
        self.world = functions.world
        functions.people = self
        self._haste = Random(f"haste of {self.world.seed}")
        self._hasty = self._haste.random() < HASTY
        self._jobs: Counter[tuple[str, str]] = Counter()

    def send_job(self, *, mood: str = "", tenant: str = "", lane: str = "") -> None:
        dice = self.world.dice
        busy = self.world.busy if dice.random() < 0.7 else ""
        tenant, lane = tenant or busy or dice.choice(TENANTS), lane or dice.choice(list(self.world.lanes))
        self._jobs[tenant, lane] += 1
        job_id = f"job_{self._jobs[tenant, lane]}"  # of its tenant and lane alone: others use the same names
        mood = mood or dice.choice(MOODS)
        plan = self.world.waiters.into(plan_of(dice, list(self.world.lanes), lane))
        if self.world.whims.random() < LOOKS:
            plan.insert(self.world.whims.randint(0, len(plan)), "look")
        payload = {
            "tenant": tenant,
            "mood": mood,
            "plan": plan,
            "size": dice.choice(("small", "small", "small", "middle", "large")),
            "fill": "x" * dice.choice((0, 0, 0, 5000, 9000)),  # a large body lies in the bucket
            "async": dice.random() < ASYNC,
        } | ({"fickle": True} if self.world.whims.random() < FICKLE else {})
        body = {"job_id": job_id, "tenant_id": tenant, "job_type": lane, "payload": payload, **self._named(lane)}
        self._post(lane, tenant, json.dumps(body))
        self._accept_job(tenant, lane, job_id, 1)
        self.world.waiters.signal(self.functions, self.world.accepted[-1], plan)
        if dice.random() < 0.1:  # the producer's own retry
            self._post(lane, tenant, json.dumps(body))
        if dice.random() < 0.1:  # a newer version of the same job
            self._post(lane, tenant, json.dumps({**body, "version": 2}))
            self._accept_job(tenant, lane, job_id, 2)
        if self.world.troubled and dice.random() < 0.1:
            other = json.dumps({**body, "payload": {**payload, "fill": "another"}})
            self._post(lane, tenant, other)
            self.world.deliveries.odd.append((json.dumps(body), other))

    def _named(self, lane: str) -> dict[str, Any]:
        """What a producer may ask for; a later deploy may have dropped it."""
        dice, config = self.world.dice, self.world.lanes[lane]
        named: dict[str, Any] = {}
        if config.models and dice.random() < 0.2:
            named["model"] = dice.choice(config.models).name
        if config.alternates and dice.random() < 0.2:
            named["agent"] = dice.choice((config.agent, *config.alternates))
        if dice.random() < 0.05:
            named["not_after"] = (self.world.now() + timedelta(seconds=dice.choice((5, 600)))).isoformat()
        if dice.random() < 0.1:
            named["not_before"] = (self.world.now() + timedelta(seconds=dice.choice((3, 60)))).isoformat()
            named.pop("not_after", None)
        return named

    def _accept_job(self, tenant: str, lane: str, job_id: str, version: int) -> None:
        self.world.accepted.append(JobKey(tenant_id=tenant, job_type=lane, job_id=job_id, version=version))

    def send_nonsense(self) -> None:
        dice, number = self.world.dice, self.world.number()
        lane, tenant = dice.choice(list(self.world.lanes)), dice.choice(TENANTS)
        elsewhere = {"job_id": f"lost_{number}", "tenant_id": tenant, "job_type": "elsewhere", "payload": {}}
        body = dice.choice((f"nonsense {number}", json.dumps({"job_id": f"x{number}"}), json.dumps(elsewhere)))
        self._post(lane, tenant, body)
        self.world.deliveries.odd.append((body,))

    def _post(self, lane: str, tenant: str, text: str) -> None:
        self.world.queues[lane].send({"MessageBody": text, "MessageGroupId": tenant})

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
            self._hold,
            self._release,
            self._hold_group,
        )
        self.world.start(process, self.world.dice.choice((*deeds, self._continue, self._stop)))

    def replay_old(self) -> None:
        """Somebody comes late, and replays what is left."""
        for lane in self.world.lanes.values():
            left = [each.letter_id for each in self._letters(lane.job_type)]
            again: dict[str, Any] = {"action": "replay", "filter": {"letter_ids": left}, "canary": 100}
            given = {**self._given(lane.job_type), **again, "fixed": "code", "raise": MORE}
            if left and not lane.retired:
                self._start(given)

    def redrive_all(self, lane: str, canary: int, share: float, *, beside: bool) -> None:
        """Everything that waits there, after a deploy; perhaps two people think of it at once."""
        found = [each.letter_id for each in self._letters(lane)]
        if not found or self.world.lanes[lane].retired:
            return
        self._start(self._asked(lane, found, canary=canary, max_failure_share=share, growth=2))
        if beside:
            others = found[: len(found) * 2 // 3]
            self.world.clock.at(
                self.world.clock.now + self.world.dice.choice((0.0, 0.5, 5.0, 40.0)),
                lambda: self._start(self._asked(lane, others, **self._otherwise())),
            )

    def _otherwise(self) -> dict[str, Any]:
        """As a second person may ask for what another is about to send: slowly, all of it at once, or not at all."""
        dice = self.world.dice
        slowly = {"canary": 100, "rate_per_second": dice.choice((0.2, 1))} if dice.random() < 0.5 else {}
        return {"action": dice.choice(("replay", "replay", "discard")), **slowly}

    def _asked(self, lane: str, letter_ids: list[str], **more: Any) -> dict[str, Any]:
        asked = {**self._given(lane), "action": "replay", "filter": {"letter_ids": letter_ids}, "fixed": "code", **more}
        if asked["action"] == "discard":
            asked = {
                name: value for name, value in asked.items() if name not in ("raise", "scope", "strategy", "fixed")
            }
        return {name: value for name, value in asked.items() if name not in ("limit", "dry_run")}

    def resolve_some(self, lane: str) -> None:
        """The oldest letters, one by one, while a redrive of them is planned or waits for a second person."""
        oldest = sorted(self._letters(lane), key=lambda each: (each.died_at, each.letter_id))
        for letter in oldest[: self.world.dice.randint(1, 1 + len(oldest) // 2)]:
            self._start(self._asked(lane, [letter.letter_id], action="discard"))

    def _start(self, given: dict[str, Any]) -> None:
        self.world.start(
            self.world.process("operator", API_S),
            lambda process: start(self.functions.recoverer(process).starter, given, started_by="ana@example.com"),
        )

    def _letters(self, lane: str) -> list[Letter]:
        return [each for each in self.world.view.letters if each.status in UNRESOLVED and each.job_type == lane]

    def patient(self, process: Process) -> None:
        """What somebody does in the end: an answer to what waits, the truth about what is in doubt, and what was
        stopped goes on."""
        for redrive in list(self.world.view.redrives):
            begun = redrive.status in (*_UNDER_WAY, RedriveStatus.WAITING_FOR_APPROVAL) and redrive.execution
            if begun and not self._runs(redrive.redrive_id):
                self.functions.machine.start(f"goes-on-{self.world.number()}", {"continues": redrive.redrive_id})
        self._answer(process)
        self._settle(process)

    def _given(self, lane: str = "") -> dict[str, Any]:
        dice = self.world.dice
        lane = lane or dice.choice(list(self.world.lanes))
        letters = self._letters(lane)
        aim = dice.choice(letters) if letters else None
        chosen: dict[str, Any] = {"tenant_id": dice.choice(TENANTS)}
        if aim is not None:
            ids = [each.letter_id for each in letters][:8]
            chosen = dice.choice(({"kind": aim.kind.value}, {"code": aim.code}, {"letter_ids": ids}, chosen))
        action = dice.choice(("replay", "replay", "replay", "resume", "resume", "discard"))
        more: dict[str, Any] = {} if action == "discard" else {"fixed": "code", **self._also(action, lane)}
        return {
            "action": action,
            "job_type": lane,
            "filter": chosen,
            "reason": "they asked",
            "operator": "ana",
            "canary": dice.choice((1, 2, 3, 100)),
            "growth": dice.choice((2, 4)),
            "watch_seconds": dice.choice((5, 30)),
            "settle_timeout": 300,
            "max_failure_share": dice.choice((0.0, 0.3, 0.5, 1.0)),
            "rate_per_second": dice.choice((0.2, 1, 50, 50)),
            **({"limit": dice.choice((1, 3))} if dice.random() < 0.2 else {}),
            **more,
        }

    def _also(self, action: str, lane: str) -> dict[str, Any]:
        """What an operator may change for the letters of one redrive."""
        dice, config = self.world.dice, self.world.lanes[lane]
        asked: dict[str, Any] = {}
        if dice.random() < 0.2:
            asked["raise"] = dice.choice(
                ({"budget_usd": 4.0}, {"replays": 6}, {"max_steps": 150, "budget_tokens": 9_000})
            )
        if action == "replay" and dice.random() < 0.2:
            asked["scope"] = "fresh"
        if dice.random() < 0.1 and config.alternates:
            asked["strategy"] = {"agent": dice.choice(config.alternates)}
        if dice.random() < 0.05:
            asked["dry_run"] = True
        return asked

    def _redrive(self, process: Process) -> None:
        start(self.functions.recoverer(process).starter, self._given(), started_by="ana@example.com")

    def _accept(self, process: Process) -> None:
        starter = self.functions.recoverer(process).starter
        offered = [each for each in self.world.view.redrives if each.status is RedriveStatus.PROPOSED]
        if offered:
            accept(starter, self.world.dice.choice(offered), by="ana")

    def _paste(self, _: Process) -> None:
        self.functions.machine.start(f"pasted-{self.world.number()}", self._given())

    def _stop(self, _: Process) -> None:
        running = [each for each in self.world.executions.values() if each.runs]
        if running:
            self.world.dice.choice(running).stopped = True

    def _continue(self, process: Process) -> None:
        open_ones = [each.redrive_id for each in self.world.view.redrives if each.status in _UNDER_WAY]
        ended = [name for name in open_ones if not self._runs(name)]
        if ended:
            self.functions.machine.start(f"goes-on-{self.world.number()}", {"continues": self.world.dice.choice(ended)})

    def _runs(self, redrive_id: str) -> bool:
        return any(each.runs and redrive_id in (each.name, each.redrive_id) for each in self.world.executions.values())

    def _desk(self, process: Process) -> Approvals:
        of = self.functions.recoverer(process)
        return Approvals(redrives=of.redrives, machine=of.machine, clock=process.now, new_id=self.world.new_id)

    def _abort(self, process: Process) -> None:
        for redrive in list(self.world.view.redrives):
            if redrive.status in _UNDER_WAY:
                abort(self._desk(process), redrive.redrive_id, by="bo", why="stop it")
                self.world.promises.redrives.aborted.setdefault(redrive.redrive_id, self.world.clock.now)

    def _answer(self, process: Process) -> None:
        for redrive in list(self.world.view.redrives):
            if redrive.status is RedriveStatus.WAITING_FOR_APPROVAL and redrive.task_token:
                yes = self.world.dice.random() < 0.7
                # Whoever asked may try to approve, past the desk too: the machine itself must refuse it.
                if self.world.troubled and self.world.dice.random() < 0.2:
                    self._forge(process, redrive.redrive_id, redrive.task_token)
                else:
                    self._sign(process, redrive.redrive_id, yes=yes)

    def _forge(self, process: Process, redrive_id: str, task_token: str) -> None:
        who = self.world.dice.choice(("ana", " Ana@example.com", ""))
        signed = Event(at=process.now(), event_id=self.world.new_id(), what=APPROVED, who=who)
        if self.world.dice.random() < 0.5:
            self.functions.redrives(process).sign(redrive_id, signed)
        self.functions.machine.answer(task_token, {"approved": True, "by": who})

    def _sign(self, process: Process, redrive_id: str, *, yes: bool) -> None:
        """Two people, for it takes two where nobody knows who started it; one of them may be enough."""
        approve(self._desk(process), redrive_id, by="bo", why="looked at it", approved=yes)
        with suppress(NotAllowed, NotWaiting):
            approve(self._desk(process), redrive_id, by="cy", why="looked at it too", approved=yes)

    def _person(self, process: Process) -> Person:
        return Person(who="bo", clock=process.now, new_id=self.world.new_id)

    def _hold(self, process: Process) -> None:
        """Or discards: letters that a redrive may just be about to send."""
        free = [each for each in self.world.view.letters if each.status in (LetterStatus.OPEN, LetterStatus.ESCALATED)]
        for letter in free[: self.world.dice.choice((1, 4))]:
            with suppress(LetterMoved):
                letters.hold(self.functions.ledger(process), letter, self._person(process), why="let me look")

    def _release(self, process: Process) -> None:
        in_doubt = (EffectStatus.INTENT,)
        for letter in [each for each in self.world.view.letters if each.status is LetterStatus.HELD]:
            if not any(effect.status in in_doubt for effect in letter.effects):
                with suppress(LetterMoved):
                    letters.release(self.functions.ledger(process), letter, self._person(process), why="looked")

    def _hold_group(self, process: Process) -> None:
        """Until whoever is patient releases it."""
        ledger, found = self.functions.ledger(process), list(self.world.view.letters)
        if found:
            letter = self.world.dice.choice(found)
            group = ledger.group(letter.job_type, letter.signature)
            if group is not None:
                letters.hold_group(ledger, group, self._person(process), why="known")
                self.world.audit.held_groups[letter.job_type, letter.signature] = self.world.clock.now

    def _settle(self, process: Process) -> None:
        """A person who looks it up says what is true."""
        decider = Decider(ledger=self.functions.ledger(process), clock=process.now, new_id=self.world.new_id)
        for letter in list(self.world.view.letters):
            if letter.status not in (LetterStatus.OPEN, LetterStatus.HELD):
                continue
            for effect in [each for each in letter.effects if each.status is EffectStatus.INTENT]:
                ref = self._looked_up(letter, effect)
                said = Statement(happened=bool(ref), who="bo", reason="looked it up", ref=ref)
                decide_effect(decider, letter.letter_id, effect.effect_id, said)

    def _looked_up(self, letter: Letter, effect: LetterEffect) -> str:
        """What an effect has made; nothing if it did not happen. A job that was sent is looked for in its queue."""
        if not effect.action.startswith("enqueue."):
            case = self.world.view.effect_named(letter, effect.effect_id)
            return f"ref-{case}" if self.world.outside.done[case] > 0 else ""
        seed = effect_id(f"{letter.tenant_id}/{letter.job_type}/{letter.root}", effect.action, effect.key)
        child = f"enqueued.{seed[:32]}"
        return child if any(f'"{child}"' in body for body in self.world.deliveries.copies) else ""

    def tell(self, notice: Notice) -> None:
        """Whoever reads notices about the whole deployment."""
        if notice.what != breakers.OPENED or not self._hasty or not self.world.troubled:
            return
        whose = (notice.facts["tenant_id"], notice.facts["job_type"])
        at = self.world.clock.now + self._haste.uniform(0.1, 3)
        self.world.clock.at(
            at, lambda: self.world.start(self.world.process("operator", API_S), partial(self._close, whose=whose))
        )

    def _close(self, process: Process, *, whose: tuple[str, str] | None = None) -> None:
        port = self.functions.breakers(process)
        tenant, lane = whose or (self.world.dice.choice(TENANTS), self.world.dice.choice(list(self.world.lanes)))
        found = port.find(tenant, lane)
        if found.opened_at is not None:
            port.move(found, breakers.closed(found, at=process.now(), by="bo", why="well again", untold=True))


_UNDER_WAY = (RedriveStatus.SENDING, RedriveStatus.WATCHING, RedriveStatus.PLANNING)
