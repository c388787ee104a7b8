"""`python -m local up` and `python -m local down`: the embedded stack for a person, in the foreground."""

import os
import signal
import sys
import time

from local import cdk, host, stack

PATIENCE = 10  # times in a row that the emulator may not answer, each for up to two seconds


def up() -> int:
    # `make down` and a closing terminal stop it the way Ctrl-C does.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    began = time.monotonic()
    try:
        port = stack.port_from(dict(os.environ))
        with stack.running(home=stack.HOME / str(port), port=port, say=say) as running, stack.published(running):
            say(welcome(running, time.monotonic() - began))
            while alive(running.endpoint):
                time.sleep(1)
            say(f"the emulator ended by itself; see {running.home / 'emulator.log'}")
            return 1
    except KeyboardInterrupt:
        say("\nstopped: all its processes are gone")
        return 0


def alive(endpoint: str) -> bool:
    """A machine that is busy may keep it from answering for some seconds: that is no reason to stop it."""
    for _ in range(PATIENCE):
        if host.answers(endpoint):
            return True
        time.sleep(1)
    return False


def down() -> int:
    port = stack.port_from(dict(os.environ))
    pid = host.holder(stack.HOME / str(port))
    if pid is None:
        say(f"nothing to stop: no embedded stack of this checkout is up on port {port}")
        return 0
    os.kill(pid, signal.SIGTERM)
    deadline = time.monotonic() + 30
    while host.holder(stack.HOME / str(port)) == pid:
        if time.monotonic() > deadline:
            raise host.NotStopped(
                f"process {pid} did not stop within 30 s: `kill -9 {pid}` ends it with all it started"
            )
        time.sleep(0.1)
    say(f"the embedded stack on port {port} is stopped")
    return 0


def welcome(running: stack.Stack, seconds: float) -> str:
    logs = running.home.relative_to(host.ROOT) / "functions.log"
    return f"""
The embedded stack is ready after {seconds:.0f} s: {running.endpoint}, account {stack.ACCOUNT}, region {host.REGION}.
  the console:              {running.outputs.get("ConsoleUrl", "not deployed")}
  In another terminal:      make demo              jobs for it to show, some of which die
                            source .local/env
  send jobs, see letters:   .venv/bin/python -m ops --help
  queues, tables, names:    cat .local/outputs.json
  what functions log:       tail -f {logs}
  stop:                     Ctrl-C here, or make down"""


def say(line: str) -> None:
    print(line, flush=True)


COMMANDS = {"up": up, "down": down}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        raise SystemExit(f"usage: python -m local {'|'.join(COMMANDS)}")
    try:
        raise SystemExit(COMMANDS[sys.argv[1]]())
    except (host.NotStarted, host.NotStopped, cdk.CdkFailed) as failed:
        raise SystemExit(str(failed)) from None
