"""A story in which everything that can be stored is stored, by the real code over the real adapters.

All its times and ids are its own, so that it always writes the same. It checks nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.deploy import Deployed, followed
from lambdas.core.config.lane import Backoff, BreakerLimits, Lane, Model
from lambdas.core.model.breaker import TierLimits, probed
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.group import GroupNote
from lambdas.core.model.head import Event
from lambdas.core.model.job import Job, JobKey, Outgoing
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive import plan, report, send, start, watch
from lambdas.core.redrive.approval import Approvals, abort, ask
from lambdas.core.sweep.recoverer import recover
from lazaret.testing.memory import MemoryQueue
from tests.support.builders import NOON
from tests.support.lane import AgentFunction, body
from tests.support.worlds.island import Island

LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    alternates=("agents.kyc:second",),
    models=(Model(name="small", context_tokens=100_000),),
    run_timeout=5,
    attempts=2,
    backoff=Backoff(base_s=1, cap_s=5),
    redact=("$.secret",),
    breaker=BreakerLimits(failures=100),  # only who is tripped on purpose is
)
WELL, SICK = "tnt_well", "tnt_sick"
PLAIN: dict[str, Any] = {"action": "replay", "job_type": "kyc", "reason": "fixed", "operator": "ana", "fixed": "code"}


@dataclass
class Story(Island):
    """`ledger`, `breakers` and `redrives` are the adapters on DynamoDB; messages are kept as they were sent."""

    lane: Lane = LANE
    sent: list[Outgoing] = field(default_factory=list)
    letters_by_job: dict[str, Letter] = field(default_factory=dict)

    def tell(self) -> None:
        self.versions.versions["kyc"] = "v1"
        self._heads()
        self._letters()
        self._redrives()
        self._breakers()
        self._people()

    def deliver(self, job_id: str, agent: Any, **envelope: Any) -> list[Outgoing]:
        """A job comes and is tried once. What was sent because of it."""
        self.agent = agent
        self.later(1)
        named = {"job_id": job_id, "tenant_id": WELL, **envelope}
        self.work(self.message(body(**named), group=named["tenant_id"]))
        return self._posted()

    def _posted(self) -> list[Outgoing]:
        assert isinstance(self.queue, MemoryQueue)
        posted = [*self.queue.sent, *self.queue.buried]
        self.sent += posted
        self.queue.sent.clear()
        self.queue.buried.clear()
        return posted

    def _heads(self) -> None:
        self.deliver("job_done", thorough, payload={"n": 1, "secret": "s"}, version=2, source="webhook:kyc")
        self.deliver("job_waiting", unlucky)
        self.deliver("job_dying", hopeless)
        self.agent = thorough
        self.crash(self.message(body(job_id="job_running", tenant_id=WELL), group=WELL))
        self.deliver("job_large", unlucky, payload={"fill": "x" * 5000})
        ledger, self.ledger = self.ledger, _Down()  # type: ignore[assignment]
        self.work(self.message(body(job_id="job_unlucky", tenant_id=WELL), group=WELL, receive_count=2))
        self.ledger = ledger
        self._posted()

    def _letters(self) -> None:
        agents: dict[str, AgentFunction] = {"job_open": hopeless, "job_confused": confused, "job_doubted": doubted}
        agents |= {"job_scheduled": unlucky, "job_refuted": refused, "job_crashed": broken}
        for job_id, agent in agents.items():
            self.die(job_id, agent)
        self.die("job_late", thorough, not_after="2026-06-12T12:00:00Z")
        self.work(self.message("no JSON", group=WELL))
        for message in self._posted():
            self._taken_in(message)

    def _worked(self, posted: list[Outgoing]) -> list[Outgoing]:
        for message in posted:
            self.work(self.delivered(message))
        return self._posted()

    def die(self, job_id: str, agent: Any, **envelope: Any) -> Letter:
        posted = self.deliver(job_id, agent, **envelope)
        while posted and not posted[0].death_id:
            self.later(120)
            posted = self._worked(posted)
        letter = self._taken_in(posted[0])
        assert letter is not None
        return letter

    def _taken_in(self, message: Outgoing) -> Letter | None:
        letter = self.take_in(message)
        if letter is not None:
            self.letters_by_job[letter.job_id] = letter
        return letter

    def _redrives(self) -> None:
        for name, agent in (("recovers", thorough), ("dies", hopeless), ("waits", None), ("halts", None)):
            letter = self.die(f"job_{name}", hopeless)
            self._redrive(f"redrive-{name}", letter)
            self._after(name, agent)
        self._resume()
        self._record("redrive-refused", {**PLAIN, "filter": {"code": "NONE"}})
        self.redriver_of("redrive-refused", "plan")
        self.redriver_of("redrive-refused", "report")
        self._record("redrive-dry", {**PLAIN, "filter": {"kind": "permanent"}, "dry_run": True})
        self.redriver_of("redrive-dry", "plan")
        self.redriver_of("redrive-dry", "report")
        self._record("redrive-asks", {**PLAIN, "filter": {"kind": "permanent"}})
        self.redriver_of("redrive-asks", "plan")
        ask(self.redriver, "redrive-asks", "token-1")

    def _redrive(self, redrive_id: str, letter: Letter, **changes: Any) -> None:
        given = {**PLAIN, "filter": {"letter_ids": [letter.letter_id]}, "canary": 1, **changes}
        if given["action"] == "discard":
            given.pop("fixed")
        self._record(redrive_id, given)
        self.redriver_of(redrive_id, "plan")
        parts, _ = watch.choose_wave(self.redriver, redrive_id)
        for part in parts:
            send.send_range(self.redriver, redrive_id, part, until=self.now + timedelta(hours=1))

    def _after(self, name: str, agent: Any) -> None:
        redrive_id, posted = f"redrive-{name}", self._posted()
        if agent is not None:
            self.agent = agent
            for message in self._worked(posted):
                self._taken_in(message)
        if name == "halts":
            desk = Approvals(redrives=self.redrives, machine=self.machine, clock=lambda: self.now, new_id=self.new_id)
            abort(desk, redrive_id, by="bo", why="wrong letters")
        watch.judge_wave(self.redriver, redrive_id, [{"sent": 1, "skipped": {}}], beats=1, sent_ranges=1)
        if name == "halts":
            report.recall(self.redriver, redrive_id, until=self.now + timedelta(hours=1))
        if name != "waits":
            self.redriver_of(redrive_id, "report")

    def _resume(self) -> None:
        self._redrive("redrive-resumes", self.die("job_resumed", hopeless), action="resume")
        self._posted()
        self._redrive("redrive-discards", self.die("job_discarded", hopeless), action="discard")
        watch.judge_wave(self.redriver, "redrive-discards", [{"sent": 1, "skipped": {}}], beats=1, sent_ranges=1)
        self.redriver_of("redrive-discards", "report")

    def _record(self, redrive_id: str, given: dict[str, Any]) -> None:
        self.later(1)
        start.write_down(self.redriver, given, execution=f"arn:{redrive_id}", name=redrive_id)

    def redriver_of(self, redrive_id: str, task: str) -> None:
        tasks: dict[str, Callable[..., Any]] = {"plan": plan.plan, "report": report.report}
        tasks[task](self.redriver, redrive_id)

    def _breakers(self) -> None:
        self.trip(SICK)
        self.deliver("job_parked", thorough, tenant_id=SICK)
        opened = self.breakers.find(SICK, "kyc")
        key = JobKey(tenant_id=SICK, job_type="kyc", job_id="job_parked")
        self.breakers.move(opened, probed(opened, key, attempt=0, until=self.now + timedelta(minutes=2)))
        self.trip("tnt_cured")
        self.close("tnt_cured")
        for tenant_id in ("tnt_slow_1", "tnt_slow_2"):
            self.breakers.slow_down(tenant_id, "kyc", until=self.now + timedelta(seconds=30), now=self.now)
        limited = replace(self.breakers.find(WELL, "kyc"), limits=TierLimits(failures=50))
        self.breakers.set_limits(limited, self._event("limits.set"))

    def _people(self) -> None:
        letter = self.letters_by_job["job_open"]
        told = replace(letter, status=LetterStatus.ESCALATED)
        self.ledger.move_letter(letter, told, self._event("letter.escalated"))
        note = GroupNote(owner="ana", note="wait for the parser", bug_url="https://bugs.example.com/1", on_hold=True)
        self.ledger.note_group("kyc", letter.signature, note, self._event("group.noted"))
        seen = followed(Deployed(), "v0", {"attempts": "3"}, at=NOON)
        self.redrives.note_deployed("kyc", followed(seen, "v1", {"attempts": "4"}, at=NOON))
        self.versions.versions["kyc"] = "v2"
        self.later(3600)
        self.sweep()
        self._posted()
        recover(self.recoverer, until=self.now + timedelta(seconds=50))
        self.later(1)

    def _event(self, what: str) -> Event:
        return Event(at=self.now, event_id=self.new_id(), what=what, who="ana", why="a story", data={"n": 1})


class _Down:
    def __getattr__(self, name: str) -> Any:
        raise Unavailable("the ledger", "a story")


def thorough(job: Job, run: Run) -> dict[str, Any]:
    run.spend(tokens=100, usd=0.01)
    read = run.step("extract", lambda: {"pages": 3})
    case = run.effect("crm.case_created", key=job.job_id, do=lambda: "C-17", compensate="close the case")
    return {"case": case, "read": read}


def unlucky(_job: Job, run: Run) -> None:
    run.step("extract", lambda: {"pages": 3})
    raise Transient("NETWORK", "the line is down", retry_after=2)


def hopeless(job: Job, run: Run) -> None:
    run.effect("crm.case_created", key=job.job_id, do=lambda: "C-18")
    raise Permanent("DOC_PARSE_CORRUPT", "page 3 is torn")


def confused(_job: Job, run: Run) -> None:
    run.output("the same")
    run.output("the same")
    run.output("the same")


def doubted(job: Job, run: Run) -> None:
    def lost() -> None:
        raise Unavailable("the CRM", "its answer was lost")

    run.effect("crm.case_created", key=job.job_id, do=lost)


def refused(job: Job, run: Run) -> None:
    def down() -> None:
        raise ConnectionRefusedError("nobody listens")

    run.effect("crm.case_created", key=job.job_id, do=down, not_done=(ConnectionRefusedError,))


def broken(_job: Job, _run: Run) -> None:
    raise KeyError("birth_date")
