"""The emulator's process: its port, its folder, its lock, its start and its end.

It knows nothing of the application that is deployed on it.
"""

import contextlib
import fcntl
import importlib.metadata
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REGION = "us-east-1"
# A key of our own: the CDK command line remembers, over all its runs, which account a key belongs to.
KEYS = {"AWS_ACCESS_KEY_ID": "lazaretlocal", "AWS_SECRET_ACCESS_KEY": "lazaretlocal"}
# In a stack's folder, if LAZARET_CALLS is set: who asked what of AWS, a line each.
CALLS = "calls.jsonl"
# In the folder of a state: that it is whole, of which emulator, and since when.
KEPT = "kept.json"
TO_KEEP_S = 60  # a laptop writes tens of thousands of letters in a few

# The laptop's proxy must not be asked for the laptop itself.
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class NotStarted(Exception):
    """The emulator cannot start, or ended while starting; the text says why and what to do."""


class NotKept(Exception):
    """An embedded stack left a state that cannot be used; the text says why."""


class NotStopped(Exception):
    """An embedded stack was told to stop and did not."""


def endpoint(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def is_here(address: str) -> bool:
    """Whether it is an endpoint of an embedded stack."""
    return address.startswith("http://127.0.0.1:")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answers(url: str) -> bool:
    try:
        with _direct.open(f"{url}/_ministack/health", timeout=2) as response:
            return bool(response.status == 200)
    except (OSError, urllib.error.URLError):
        return False


@contextlib.contextmanager
def reserved(home: Path, port: int) -> Iterator[None]:
    """Hold the folder and check the port. The lock ends with the process that holds it, so it is never stale."""
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            user = f"the embedded stack of process {holder(home)}, which `make down` stops"
            raise NotStarted(_in_use(port, user)) from None
        try:
            _bind_once(port)
        except OSError as taken:
            raise NotStarted(_in_use(port, f"another program ({taken.strerror})")) from None
        lock.truncate(0)
        lock.write(json.dumps({"pid": os.getpid(), "port": port}))
        lock.flush()
        yield
        lock.truncate(0)


def _in_use(port: int, user: str) -> str:
    return f"port {port} is in use by {user}; to choose another: LAZARET_PORT={port + 1} make up"


def _bind_once(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def holder(home: Path) -> int | None:
    """The process that holds the folder, or none."""
    try:
        with (home / "lock").open("r+") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                known = lock.read()
                return int(json.loads(known)["pid"]) if known else None
    except FileNotFoundError:
        pass
    return None


@contextlib.contextmanager
def emulator(home: Path, port: int, *, state: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """Run the emulator and end it with all processes of its functions.

    What it holds is read from and written to `state`. Without one it keeps nothing, and is simply killed.
    """
    temporary = home / "tmp"
    temporary.mkdir(exist_ok=True)
    for name in ("functions.log", "events.log"):
        (home / name).write_bytes(b"")
    with (home / "emulator.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "local.emulator"],
            cwd=ROOT,
            env=_environment(home, port) | (_keeping(state) if state else {}),
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    begun = False
    try:
        _wait_until_healthy(process, home, port)
        if state:
            _require_read(home)
            (state / KEPT).unlink(missing_ok=True)  # of before: it holds only once this one has ended well
        begun = True
        yield process
    finally:
        if state and begun:
            _end_keeping(process, home, state)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def kept_since(state: Path, version: str) -> str:
    """When the state was written, or empty if there is none that can be read: its folder is cleared then.

    Raise `NotKept` if there was one.
    """
    if not state.exists():
        return ""
    try:
        known = json.loads((state / KEPT).read_text())
    except (FileNotFoundError, ValueError):
        known = {}
    if known.get("version") == version:
        return str(known["at"])
    shutil.rmtree(state)
    why = f"it is of emulator {known['version']}, this is {version}" if known else "it was not stopped, but ended"
    raise NotKept(f"what the last one held cannot be used: {why}. This one begins empty")


def _keeping(state: Path) -> dict[str, str]:
    state.mkdir(parents=True, exist_ok=True)
    objects = {"S3_PERSIST": "1", "S3_DATA_DIR": str(state / "s3")}
    return {"PERSIST_STATE": "1", "STATE_DIR": str(state), **objects}


def _require_read(home: Path) -> None:
    """ministack goes on without what it could not read: half of a state would only confuse."""
    said = (home / "emulator.log").read_text(errors="replace")
    if "Persistence: " in said or "Failed to restore" in said:
        raise NotStarted(
            f"what the last one held cannot be read; to begin anew: make up FRESH=1\n{said.strip()[-2000:]}"
        )


def _end_keeping(process: subprocess.Popen[bytes], home: Path, state: Path) -> None:
    """The emulator writes its state when it is asked to end. Only a whole one is marked as kept."""
    process.send_signal(signal.SIGTERM)
    try:
        ended = process.wait(timeout=TO_KEEP_S)
    except subprocess.TimeoutExpired:
        return
    failed = "Persistence: " in (home / "emulator.log").read_text(errors="replace")
    if ended == 0 and not failed:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime())
        kept = {"version": importlib.metadata.version("ministack"), "at": at}
        (state / KEPT).write_text(json.dumps(kept))


def _environment(home: Path, port: int) -> dict[str, str]:
    """All that the emulator sees, and so all that functions inherit: nothing else of the laptop's environment."""
    concurrency = os.environ.get("LAZARET_CONCURRENCY") or str(max(4, 2 * (os.cpu_count() or 2)))
    return {
        **KEYS,
        "PATH": os.environ.get("PATH", os.defpath),
        "LANG": "C.UTF-8",
        "HOME": str(home / "tmp"),
        "TMPDIR": str(home / "tmp"),
        "BIND_HOST": "127.0.0.1",
        "MINISTACK_HOST": "127.0.0.1",
        "GATEWAY_PORT": str(port),
        "AWS_ENDPOINT_URL": endpoint(port),
        "AWS_DEFAULT_REGION": REGION,
        "AWS_EC2_METADATA_DISABLED": "true",
        "AUTH": "true",
        "LOG_LEVEL": "WARNING",
        "SFTP_ENABLED": "0",
        "IOT_MTLS_ENABLED": "0",
        "LAZARET_CONCURRENCY": concurrency,
        "LAZARET_FUNCTION_LOG": str(home / "functions.log"),
        **({"LAZARET_CALLS": str(home / CALLS)} if os.environ.get("LAZARET_CALLS") else {}),
    }


def _wait_until_healthy(process: subprocess.Popen[bytes], home: Path, port: int, *, timeout: float = 60.0) -> None:
    deadline = time.monotonic() + timeout
    while not answers(endpoint(port)):
        ended = process.poll()
        if ended is not None or time.monotonic() > deadline:
            how = f"ended with code {ended}" if ended is not None else f"did not answer within {timeout:.0f} s"
            said = (home / "emulator.log").read_text(errors="replace").strip()
            raise NotStarted(f"the emulator on port {port} {how}; it said:\n{said}")
        time.sleep(0.1)


def end_with_the_starter() -> None:
    """The starter holds the other end of stdin. However it ends, what it started must not outlive it."""

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os.killpg(os.getpgrp(), signal.SIGKILL)

    threading.Thread(target=wait, daemon=True, name="end-with-the-starter").start()
