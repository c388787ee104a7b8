"""Agents that mean harm, or do it by mistake: to their own line, to the worker, to the job that comes after them."""

import _thread
import ctypes
import json
import mmap
import os
import resource
import signal
import stat
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from lambdas.guest import process, slot
from lambdas.guest.ask import Line
from lazaret import Job, Run

# What some libraries start when they are imported; not in the tests' own process.
HELPER = subprocess.Popen(["sleep", "600"]) if os.environ.get("STARTS_A_HELPER") else None


def healthy(_job: Job, _run: Run) -> Any:
    return {"pid": os.getpid()}


def helped(_job: Job, _run: Run) -> Any:
    """Whether what the import has started is still there."""
    assert HELPER is not None
    stat = Path(f"/proc/{HELPER.pid}/stat")
    return {"alive": stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"}


def gone(_job: Job, _run: Run) -> Any:
    os._exit(3)


def forked(_job: Job, _run: Run) -> Any:
    """The child's exec fails, and its error climbs up through the agent."""
    if (pid := os.fork()) == 0:
        os.execv("/nowhere", ["nowhere"])
    os.waitpid(pid, 0)
    return {"by": "the parent"}


def effect_in_a_fork(job: Job, run: Run) -> Any:
    """The same effect in a child and here. Each would find its own intent, and take it for never acted on."""

    def do() -> str:
        time.sleep(0.6)
        with open(job.payload["file"], "a") as file:  # noqa: PTH123
            file.write("sent\n")
        return "sent"

    if (pid := os.fork()) == 0:
        try:
            run.effect("mail.sent", key="k", do=do)
        finally:
            os._exit(0)
    time.sleep(0.3)
    sent = run.effect("mail.sent", key="k", do=do)
    os.waitpid(pid, 0)
    return sent


def says(job: Job, run: Run) -> Any:
    """Sends this text as a frame, going round its run. It knows where to find the number of its stay."""
    frame = sys._getframe()
    while frame.f_back is not None and "asked" not in frame.f_locals:
        frame = frame.f_back
    number = frame.f_locals["asked"]["stay"] if job.payload.get("knows") else ""
    text = job.payload["frame"].replace("STAY", number).encode()
    connection: Any = run._ledger._line._frames.connection  # type: ignore[attr-defined]
    connection.sendall(len(text).to_bytes(4, "big") + text)
    time.sleep(0.2)
    if job.payload.get("knows"):
        os._exit(0)
    return {"by": "the run itself"}


def asks_at_once(job: Job, run: Run) -> Any:
    """As many questions as the payload says, without waiting for an answer to any."""
    connection: Any = run._ledger._line._frames.connection  # type: ignore[attr-defined]
    used = {"used": {"spend_usd": 0.5, "tokens": 0, "steps_begun": 0}}
    for number in range(job.payload["questions"]):
        text = json.dumps({"ask": "note_used", "number": number + 1_000_000, "with": used}).encode()
        connection.sendall(len(text).to_bytes(4, "big") + text)
    return {"ok": True}


def babbling_fork(_job: Job, run: Run) -> Any:
    """Leaves a child that talks on the same line for ever, and goes."""
    connection: Any = run._ledger._line._frames.connection  # type: ignore[attr-defined]
    if os.fork() == 0:
        text = b'{"doing":"' + b"x" * 100_000 + b'","ask":"nothing","with":{}}'
        while True:
            connection.sendall(len(text).to_bytes(4, "big") + text)
    time.sleep(0.3)
    os._exit(3)


def endless(job: Job, run: Run) -> Any:
    """Begins a frame of so many bytes, which fills the worker's memory and not its own."""
    connection: Any = run._ledger._line._frames.connection  # type: ignore[attr-defined]
    connection.sendall(int(job.payload["bytes"]).to_bytes(4, "big"))
    while True:
        connection.sendall(b"0" * 65_536)


def large_result(job: Job, _run: Run) -> Any:
    return {"text": "x" * int(job.payload["bytes"])}


def large_step(job: Job, run: Run) -> Any:
    return len(run.step("read", lambda: "x" * int(job.payload["bytes"])))


def eavesdropping(job: Job, _run: Run) -> Any:
    """Stays in its process without a thread: each later job that comes here is written down."""
    performed = slot._performed

    def overheard(line: Any, asked: Any, lane: Any) -> Any:
        with open(job.payload["file"], "a") as file:  # noqa: PTH123
            file.write(f"{asked['job']['tenant_id']}\n")
        return performed(line, asked, lane)

    slot._performed = overheard
    return {"pid": os.getpid()}


def multiplying(job: Job, _run: Run) -> Any:
    """So many processes, each in a session of its own, that would live for long."""
    for _ in range(job.payload["processes"]):
        if os.fork() == 0:
            os.setsid()
            time.sleep(600)
            os._exit(0)
    time.sleep(60)


def in_a_child(job: Job, _run: Run) -> Any:
    """Holds memory in a process below its own."""
    if os.fork() == 0:
        held = bytearray(b"1") * (job.payload["mb"] * 1024 * 1024)
        time.sleep(600)
        os._exit(len(held) % 2)
    time.sleep(60)


def orphaned(job: Job, _run: Run) -> Any:
    """Leaves a process in another session, and kills the one that all guests descend from."""
    subprocess.Popen(
        [sys.executable, "-c", f"import time; time.sleep({job.payload['seconds']})"], start_new_session=True
    )
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(60)


def tells(job: Job, _run: Run) -> Any:
    """Prints each of these texts, and leaves a thread of this name."""
    for text in job.payload["texts"]:
        sys.stdout.write(text)
        sys.stdout.flush()
        sys.stderr.write(text)
        sys.stderr.flush()
        time.sleep(0.05)  # so that they come one by one
    if name := job.payload.get("thread"):
        threading.Thread(target=time.sleep, args=(60,), daemon=True, name=name).start()
    return {"ok": True}


def dumping(_job: Job, _run: Run) -> Any:
    """Fills the pipe of its stacks, which the worker reads until the end."""
    dump = max(int(name) for name in os.listdir("/proc/self/fd"))  # noqa: PTH208
    for fd in range(3, dump + 1):
        for _ in range(1_000):
            with suppress(OSError):
                if stat.S_ISFIFO(os.fstat(fd).st_mode):
                    os.write(fd, b"x" * 65_536)
    return {"ok": True}


def limits(_job: Job, _run: Run) -> Any:
    return {"tasks": resource.getrlimit(resource.RLIMIT_NPROC)[0]}


def holding(_job: Job, _run: Run) -> Any:
    """More than a guest that only talks, and not much."""
    held = bytearray(b"1" * (20 * 1024 * 1024))
    time.sleep(2)
    return {"held": len(held)}


def mapping(job: Job, _run: Run) -> Any:
    """A large file that is read in place, as an index of vectors is; or memory that it shares with its children."""
    size = job.payload["mb"] * 1024 * 1024
    if not (name := job.payload.get("file")):
        held = mmap.mmap(-1, size)
        held.write(b"1" * size)
        time.sleep(60)
        return {"held": len(held)}
    with open(name, "wb") as made:  # noqa: PTH123
        made.writelines(b"1" * 1024 * 1024 for _ in range(job.payload["mb"]))
    with open(name, "rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as read:  # noqa: PTH123
        first = sum(read[page] for page in range(0, len(read), mmap.PAGESIZE))
        time.sleep(1)
        return {"read": first}


def growing(_job: Job, _run: Run) -> Any:
    """Little by little, for some seconds."""
    held = []
    for _ in range(30):
        held.append(bytearray(b"1") * (2 * 1024 * 1024))
        time.sleep(0.1)
    return {"held": len(held)}


def mute(_job: Job, _run: Run) -> Any:
    sys.stdout = None
    return {"ok": True}


def armed(_job: Job, _run: Run) -> Any:
    """A timeout that was never called off."""
    signal.setitimer(signal.ITIMER_REAL, 0.7)
    return {"pid": os.getpid()}


def armed_otherwise(_job: Job, _run: Run) -> Any:
    """As profilers do: timers of the CPU's time."""
    signal.setitimer(signal.ITIMER_PROF, 0.2)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.2)
    return {"pid": os.getpid()}


def burning(_job: Job, _run: Run) -> Any:
    until = time.process_time() + 0.4
    while time.process_time() < until:
        pass
    return {"pid": os.getpid()}


def deaf(_job: Job, _run: Run) -> Any:
    """To the signal by which its stacks are asked for."""
    signal.signal(process.DUMP, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, {process.DUMP})
    return {"pid": os.getpid()}


def hanging(_job: Job, _run: Run) -> Any:
    time.sleep(60)


def nameless_thread(_job: Job, _run: Run) -> Any:
    """Begun below `threading`, which does not know it."""
    begun = threading.Event()

    def stays() -> None:
        begun.set()
        time.sleep(60)

    _thread.start_new_thread(stays, ())
    begun.wait()
    return {"pid": os.getpid()}


def spoiling(_job: Job, _run: Run) -> Any:
    """Breaks what its process needs when the run is over."""

    def broken() -> bool:
        raise LookupError("it was spoilt")

    process.has_children = broken
    return {"pid": os.getpid()}


def patient(_job: Job, _run: Run) -> Any:
    time.sleep(1.5)
    return {"pid": os.getpid()}


def deaf_to_answers(job: Job, run: Run) -> Any:
    """One thread asks for what is large while another lets no Python run, as some libraries do."""
    run.step("read", lambda: "x" * 4_000_000)
    [kept] = run._ledger.steps(job.key)
    asked = threading.Thread(target=run.results.store.get, args=(kept.result_ref,))
    asked.start()
    time.sleep(0.0001)
    ctypes.PyDLL(None).usleep(int(job.payload["seconds"] * 1e6))
    asked.join()
    return {"ok": True}


def reads_no_more(job: Job, run: Run) -> Any:
    """Asks for more than its line holds, and reads none of it; says that all is well."""
    run.step("read", lambda: "x" * 4_000_000)
    [kept] = run._ledger.steps(job.key)
    connection: Any = run._ledger._line._frames.connection  # type: ignore[attr-defined]
    text = json.dumps({"ask": "get", "number": 1_000_000, "with": {"ref": kept.result_ref}}).encode()
    connection.sendall(len(text).to_bytes(4, "big") + text)
    Line.order = lambda _self: time.sleep(60)  # type: ignore[assignment,return-value]
    return {"ok": True}


def many_large_steps(_job: Job, run: Run) -> Any:
    for number in range(20):
        run.step(f"page {number}", lambda: "x" * 1_000_000)
    return {"ok": True}


AGENTS = tuple(
    f"{__name__}:{name}"
    for name, made in list(globals().items())
    if callable(made) and getattr(made, "__module__", "") == __name__
)
