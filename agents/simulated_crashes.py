"""The ways in which an agent takes its process with it, or does not let go of it: each as an op of a script.

None of them ends the worker, but for the one that is meant to.
"""

import ctypes
import os
import signal
import socket
import stat
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

MEGABYTE = 1024 * 1024
MOST_MB = 16 * 1024  # an agent that nobody stops must not take a whole laptop

Op = dict[str, Any]


def allocate(op: Op) -> None:
    """Hold more and more memory, for ever, or up to `mb`."""
    held = []
    for _ in range(int(op.get("mb", MOST_MB)) // 8):
        held.append(bytearray(os.urandom(1)) * (8 * MEGABYTE))  # written to, so that it is there
        time.sleep(0.002)


def segfault(_op: Op) -> None:
    ctypes.string_at(0)


def hang(_op: Op) -> None:
    """In the middle of C code, where no exception can reach it."""
    while True:
        with suppress(BaseException):
            time.sleep(3600)


def hang_up(_op: Op) -> None:
    """Close every connection that this process has, as a careless `closefrom` does, and go on."""
    for fd in range(3, 256):
        with suppress(OSError):
            if stat.S_ISSOCK(os.fstat(fd).st_mode):
                socket.socket(fileno=fd).close()
    time.sleep(3600)


def outlive(op: Op) -> None:
    """Leave a process behind that has a session of its own, and end."""
    script = f"import time; time.sleep({float(op['seconds'])})"
    subprocess.Popen(["python3", "-c", script], start_new_session=True)
    if op.get("exit"):
        os._exit(1)


def kill_worker(_op: Op) -> None:
    """A lost sandbox: the worker's process ends without a word, and with it all of its guests.

    It is the first above this one that does not run a module of the guests; in a thread, this very one.
    """
    pid = os.getpid()
    while "lambdas.guest" in Path(f"/proc/{pid}/cmdline").read_text():
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    os.kill(pid, signal.SIGKILL)
    time.sleep(3600)
