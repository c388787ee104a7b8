"""An agent whose import starts a process of its own, as some libraries do. No test imports it: a zygote does."""

import os
import subprocess
from pathlib import Path
from typing import Any

from lazaret import Job, Run

HELPER = subprocess.Popen(["sleep", "600"])


def perform(job: Job, _run: Run) -> Any:
    """Whether the helper is still there."""
    if job.payload.get("crash"):
        os._exit(3)
    stat = Path(f"/proc/{HELPER.pid}/stat")
    return {"alive": stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"}
