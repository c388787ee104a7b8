"""`python -m local up` and `python -m local down`: the embedded stack for a person, in the foreground."""

import importlib.metadata
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from lambdas.lanes import load_lanes
from local import cdk, host, loop, stack, stand_ins

TO_STOP_S = 90  # what it holds is written first
PATIENCE = 10  # times in a row that the emulator may not answer, each for up to two seconds


def up(*, fresh: bool = False) -> int:
    # `make down` and a closing terminal stop it the way Ctrl-C does.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    began = time.monotonic()
    try:
        port = stack.port_from(dict(os.environ))
        home = stack.HOME / str(port)
        app = os.environ.get(stack.APP, "")
        state = stack.state_of(home, app)
        since = kept(home, state, fresh=fresh)
        with (
            stack.running(home=home, port=port, say=say, state=state, since=since) as running,
            stack.published(running),
        ):
            lanes = load_lanes(Path(app or host.ROOT), simulated=False)
            put = stand_ins.put(running.client, lanes.values())
            say("\n".join([welcome(running, time.monotonic() - began, lane=next(iter(lanes)) if app else ""), *put]))
            with loop.beside(running) as beside:
                stay(running, beside)
            say(f"the emulator ended by itself; see {running.home / 'emulator.log'}")
            return 1
    except KeyboardInterrupt:
        say("\nstopped: all its processes are gone; the next make up goes on from here, make up FRESH=1 does not")
        return 0


def kept(home: Path, state: Path, *, fresh: bool) -> str:
    """Since when there is a state to begin with; empty if there is none."""
    if host.holder(home) is not None:  # it is in use, which `running` will say
        return ""
    if fresh:
        shutil.rmtree(state, ignore_errors=True)
    try:
        return host.kept_since(state, importlib.metadata.version("ministack"))
    except host.NotKept as lost:
        say(str(lost))
        return ""


def stay(running: stack.Stack, beside: subprocess.Popen[bytes]) -> None:
    """Until the emulator is gone. Without the loop it goes on, and says that edits no longer arrive."""
    reported = False
    while alive(running.endpoint):
        if beside.poll() is not None and not reported:
            reported = True
            say(f"edits are no longer deployed: make down and make up again; see {running.home / loop.LOG}")
        time.sleep(1)


def alive(endpoint: str) -> bool:
    """A machine that is busy may keep it from answering for some seconds: that is not a reason to stop it."""
    for _ in range(PATIENCE):
        if host.answers(endpoint):
            return True
        time.sleep(1)
    return False


def down() -> int:
    port = stack.port_from(dict(os.environ))
    pid = host.holder(stack.HOME / str(port))
    if pid is None:
        other = stack.attached()
        hint = f"; one is up on another: LAZARET_PORT={other.port} make down" if other else ""
        say(f"nothing to stop: no embedded stack of this checkout is up on port {port}{hint}")
        return 0
    os.kill(pid, signal.SIGTERM)
    deadline = time.monotonic() + TO_STOP_S
    while host.holder(stack.HOME / str(port)) == pid:
        if time.monotonic() > deadline:
            raise host.NotStopped(
                f"process {pid} did not stop within {TO_STOP_S} s: `kill -9 {pid}` ends it with all it started"
            )
        time.sleep(0.1)
    say(f"the embedded stack on port {port} is stopped")
    return 0


def welcome(running: stack.Stack, seconds: float, *, lane: str = "") -> str:
    """`lane` is one of an application of its own: the demo's jobs are for the lanes of the example."""
    home = running.home.relative_to(host.ROOT)
    demo = "make demo              jobs for it to show, some of which die\n                            "
    ops = f"send --lane {lane} --tenant acme --payload '{{…}}'" if lane else "--help"
    return f"""
The embedded stack is ready after {seconds:.0f} s: {running.endpoint}, account {stack.ACCOUNT}, region {host.REGION}.
  the console:              {running.outputs.get("ConsoleUrl", "not deployed")}
  In another terminal:      {"" if lane else demo}source .local/env
  send jobs, see letters:   .venv/bin/python -m ops {ops}
  queues, tables, names:    cat .local/outputs.json
  what functions log:       tail -f {home}/functions.log
  what lanes announce:      tail -f {home}/events.log
  stop:                     Ctrl-C here, or make down"""


def say(line: str) -> None:
    print(line, flush=True)


COMMANDS: dict[tuple[str, ...], Callable[[], int]] = {
    ("up",): up,
    ("up", "--fresh"): partial(up, fresh=True),
    ("down",): down,
}

if __name__ == "__main__":
    command = COMMANDS.get(tuple(sys.argv[1:]))
    if command is None:
        raise SystemExit("usage: python -m local up [--fresh] | down")
    try:
        raise SystemExit(command())
    except (host.NotStarted, host.NotStopped, cdk.CdkFailed) as failed:
        raise SystemExit(str(failed)) from None
