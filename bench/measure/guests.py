"""The CPU that guests take, and the process that makes them: it is not in the clock of the worker's own process."""

import os
import time

from lambdas.guest import process
from lambdas.guest.host import ProcessHost


def cpu_of_guests(host: ProcessHost) -> float:
    """Seconds: of those that live to the nanosecond, and of those that have ended to the kernel's tick."""
    zygote = host._slots._zygote
    if zygote is None:
        return 0.0
    living = sum(_cpu_of(pid) for pid in (zygote.pid, *process.descendants(zygote.pid)))
    return living + sum(map(int, process._stat(zygote.pid)[13:15])) / os.sysconf("SC_CLK_TCK")


def _cpu_of(pid: int) -> float:
    try:
        return time.clock_gettime((~pid << 3) | 2)
    except OSError:  # it has ended
        return 0.0
