"""Agents for tests of guests: importable by name, because a process of its own finds them no other way."""

import asyncio
import contextvars
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace
from lambdas.core.worker.settle import Worked, Worker
from lambdas.guest import process
from lambdas.guest.host import SHARE, ProcessHost
from lambdas.guest.slots import NoGuest
from lambdas.settings import ROOT, guest_environment
from lazaret import Job, NotDone, Permanent, Run, Transient
from tests.support.lane import KEY, LANE, InMemory, body

HERE = "tests.support.guests"
SEEN = contextvars.ContextVar("SEEN", default="nothing")


def healthy(_job: Job, _run: Run) -> dict[str, bool]:
    return {"ok": True}


def told(job: Job, run: Run) -> dict[str, Any]:
    """What a run says of itself."""
    found = {"attempt": run.attempt, "model": run.model, "compress": run.strategy.compress_to_tokens}
    return {**found, "payload": job.payload, "tenant": job.tenant_id, "late": run.deadline.isoformat()}


def stepping(job: Job, run: Run) -> dict[str, Any]:
    """Two steps and an effect, then the failure that the payload asks for, on the first attempt only."""
    first = run.step("first", lambda n: {"n": n}, job.payload.get("n", 1))
    run.spend(tokens=10, usd=0.01)
    second = run.step("second", os.getpid)
    sent = run.effect("mail.sent", key="k", do=lambda: f"mail-{second}")
    if run.attempt == 1 and job.payload.get("fail"):
        raise Transient("DEPENDENCY_UNAVAILABLE", "not yet", retry_after=0)
    return {"first": first, "second": second, "sent": sent}


def waiting(_job: Job, run: Run) -> dict[str, Any]:
    """A step, and then what somebody outside says."""
    pid = run.step("before", os.getpid)
    return {"paid": run.wait_for("paid"), "kept": pid == run.step("before again", lambda: pid)}


def asking(_job: Job, run: Run) -> dict[str, Any]:
    """One that somebody answers, and one that nobody does."""
    about = {"eur": 7}
    said = run.ask("Refund?", key="refund", options=["yes", "no"], to="operators", about=about)
    done = run.effect("refund", key="1", do=lambda eur: {"eur": eur}, kwargs=about, approved_by=said)
    late = run.ask("Anybody?", key="late", timeout=0, default="nobody")
    return {"said": said.value, "who": said.who, "done": done, "late": late.value}


def calling_back(_job: Job, run: Run) -> dict[str, Any]:
    """Two links for one wait: each attempt makes its own."""
    return {"links": [run.callback("paid", timeout=60), run.callback("paid")]}


def gathering(_job: Job, run: Run) -> list[Any]:
    """Two other jobs, one of which returned more than a signal holds."""
    return [(each.done, len(str(each.result))) for each in run.gather([("kyc", "a"), ("kyc", "b")])]


def many(_job: Job, run: Run) -> list[Any]:
    """Steps in four threads at once."""
    results: list[Any] = [None] * 4

    def one(number: int) -> None:
        results[number] = run.step(f"part {number}", lambda: number * number)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


async def in_turns(_job: Job, run: Run) -> list[Any]:
    async def part(number: int) -> int:
        await asyncio.sleep(0.01)
        return number + 1

    return list(await asyncio.gather(*(run.step(f"part {n}", part, n) for n in range(5))))


def in_doubt(_job: Job, run: Run) -> Any:
    def do() -> None:
        raise ConnectionResetError("cut")

    return run.effect("mail.sent", key="k", do=do)


def verifying(job: Job, run: Run) -> Any:
    """The first version fails in the middle; the next one looks, and finds that nothing happened."""

    def do() -> str:
        if job.version == 1:
            raise ConnectionResetError("cut")
        return "sent"

    return run.effect("mail.sent", key="k", do=do, verify=lambda: None)


def not_done(_job: Job, run: Run) -> Any:
    def do() -> None:
        raise NotDone("refused before anything happened")

    return run.effect("mail.sent", key="k", do=do)


def spender(_job: Job, run: Run) -> Any:
    for _ in range(20):
        with suppress(BaseException):
            run.spend(usd=0.3)
    return {"spent": True}


def looping(_job: Job, run: Run) -> Any:
    return [run.step("again", lambda: 1) for _ in range(50)]


def busy(_job: Job, run: Run) -> Any:
    return [run.step(f"step {number}", lambda: 1) for number in range(50)]


def repeating(_job: Job, run: Run) -> Any:
    for _ in range(5):
        run.output("the same")


def hiding(_job: Job, run: Run) -> Any:
    def fail() -> None:
        raise KeyError("gone")

    with suppress(KeyError):
        run.step("look", fail)
    return {"ok": True}


def nothing(_job: Job, _run: Run) -> None:
    return None


def unfit(_job: Job, _run: Run) -> Any:
    return {"a": object()}


def large(_job: Job, run: Run) -> Any:
    return {"text": run.step("read", lambda: "x" * 200_000)}


def sends(_job: Job, run: Run) -> Any:
    return run.enqueue("kyc", {"n": 2}, key="next")


def sends_elsewhere(_job: Job, run: Run) -> Any:
    return run.enqueue("payments", {"n": 2}, key="next")


def permanent(_job: Job, _run: Run) -> Any:
    raise Permanent("DOC_PARSE_CORRUPT", "page 3")


def program_error(job: Job, _run: Run) -> Any:
    return job.payload["missing"]["field"]


def vendor_error(_job: Job, run: Run) -> Any:
    def ask() -> None:
        error = type("RateLimitError", (Exception,), {"__module__": "openai"})("slow down")
        error.status_code = 429
        error.retry_after = 3
        raise error from TimeoutError("inner")

    return run.step("ask", ask)


def leaving(_job: Job, _run: Run) -> Any:
    raise SystemExit("goodbye")


def slow_step(_job: Job, run: Run) -> Any:
    return run.step("read the scan", lambda: time.sleep(60))


def slow(_job: Job, _run: Run) -> Any:
    time.sleep(60)


def leaking(_job: Job, _run: Run) -> Any:
    before = SEEN.get()
    SEEN.set("something")
    return {"before": before}


def printing(_job: Job, _run: Run) -> Any:
    sys.stdout.write("to stdout\n")
    sys.stderr.write("to stderr\n")
    return {"ok": True}


def exiting(job: Job, run: Run) -> Any:
    """Ends its process in a step or in an effect, after it has said something."""
    sys.stderr.write("about to go\n")
    run.spend(usd=0.25, tokens=7)
    run.step("done before", lambda: 1)
    if job.payload.get("in") == "effect":
        run.effect("mail.sent", key="k", do=lambda: os._exit(3))
    return run.step("the last one", lambda: os._exit(3))


def left_thread(_job: Job, _run: Run) -> Any:
    threading.Thread(target=time.sleep, args=(60,), daemon=True, name="forgotten").start()
    return {"pid": os.getpid()}


def left_process(_job: Job, _run: Run) -> Any:
    """One that has gone away from its parent and its session."""
    script = "import os, time; os.setsid(); os.fork() and os._exit(0); time.sleep(60)"
    left = subprocess.Popen([sys.executable, "-c", script])
    left.wait()
    return {"pid": os.getpid()}


def whoami(_job: Job, _run: Run) -> Any:
    return {"pid": os.getpid()}


def peeking(_job: Job, _run: Run) -> Any:
    """Everything that a curious agent finds of the worker's: its own environment, and what /proc shows of others."""
    found: dict[str, Any] = {"environment": dict(os.environ), "read": {}, "zygote": os.getppid()}
    pid = os.getpid()
    while pid > 1:
        for name in ("environ", "mem", "maps"):
            try:
                with Path(f"/proc/{pid}/{name}").open("rb") as file:
                    found["read"][f"{pid}/{name}"] = file.read(2048).decode("latin-1")
            except OSError as refused:
                found["read"][f"{pid}/{name}"] = type(refused).__name__
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return found


def asks_for_more(job: Job, run: Run) -> Any:
    """Goes round its run and asks the worker for what is not its own."""
    line: Any = run._ledger._line  # type: ignore[attr-defined]
    return line.ask(job.payload["ask"], **job.payload["facts"])


AGENTS = tuple(
    f"{HERE}:{name}"
    for name, made in list(globals().items())
    if callable(made) and getattr(made, "__module__", "") == __name__ and not isinstance(made, type)
)
LANE_OF_GUESTS = replace(
    LANE,
    agent=f"{HERE}:healthy",
    alternates=tuple(name for name in AGENTS if not name.endswith(":healthy")),
    run_timeout=30,
    budget_usd=1.0,
    max_steps=30,
    attempts=3,
    retention_days=3650,  # a guest has the real clock, and its lane one of its own
)


@dataclass
class Guests(InMemory):
    """A lane in memory whose agents are real: found by name, in threads or in processes."""

    lane: Lane = LANE_OF_GUESTS
    host: ProcessHost | None = None
    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    @property
    def worker(self) -> Worker:
        return replace(super().worker, host=self.host, agent_named=named)

    def ask(self, what: str, facts: dict[str, Any], *, job_id: str = "job_1") -> Worked:
        """A guest goes round its run, and asks the worker for this."""
        return self.run("asks_for_more", job_id=job_id, ask=what, facts=facts)

    def run(self, agent: str, *, job_id: str = "job_1", **payload: Any) -> Worked:
        return self.work(self.message(body(job_id=job_id, payload=payload, agent=f"{HERE}:{agent}")))

    def again(self) -> Worked:
        """The next attempt of what was put back last."""
        sent = self.queue.sent[-1]
        self.later(sent.delay_s)
        return self.work(self.delivered(sent))

    def result(self, job_id: str = "job_1") -> Any:
        head = self.of(job_id)
        return head.result if not head.result_ref else self.store.get(head.result_ref)

    def of(self, job_id: str) -> Head:
        return self.head(JobKey(tenant_id=KEY.tenant_id, job_type=KEY.job_type, job_id=job_id))


def named(path: str) -> Callable[[Job, Run], Any]:
    found: Callable[[Job, Run], Any] = globals()[path.partition(":")[2]]
    return found


@contextmanager
def hosting(
    lane: Lane = LANE_OF_GUESTS, *, room_mb: int = 0, adopts: bool = False, **environment: str
) -> Iterator[ProcessHost]:
    """`room_mb` is what guests may hold beside this process, which is as large as the tests before have made it."""
    memory_mb = int((process.resident(os.getpid()) // 1024**2 + room_mb) / SHARE) if room_mb else 0
    said: list[tuple[str, dict[str, Any]]] = []
    host = ProcessHost(
        lane,
        root=ROOT,
        environment={**guest_environment(ROOT), **environment},
        memory_mb=memory_mb,
        tell=lambda what, facts: said.append((what, dict(facts))),
        adopts=adopts,
    )
    host.said = said  # type: ignore[attr-defined]
    host.start()
    try:
        with suppress(NoGuest):  # whoever wants an import to fail asks for it; nobody's run is to pay for it
            host._slots.ready()
        yield host
    finally:
        host.close()


def run_alone(script: str) -> list[str]:
    """The lines that it prints, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()
