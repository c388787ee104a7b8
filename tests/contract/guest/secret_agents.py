"""Agents that use a secret: one that wants it when it is imported, as clients of vendors do, and says it aloud."""

import os
import sys
from typing import Any

from lazaret import Job, Permanent, Run

AT_IMPORT = os.environ["VENDOR_KEY"]
sys.stdout.write(f"imported with {AT_IMPORT}\n")


def asking(_job: Job, run: Run) -> dict[str, Any]:
    """Whether both are the secret of now. Not the secret itself: that would be hidden."""
    shown = {"imported": AT_IMPORT[-4:], "now": os.environ["VENDOR_KEY"][-4:], "pid": os.getpid()}
    kept: dict[str, Any] = run.step("look", lambda: shown)
    return kept


def telling(job: Job, run: Run) -> Any:
    """Says it wherever a run can."""
    key = os.environ["VENDOR_KEY"]
    sys.stdout.write(f"with {key}\n")
    sys.stderr.write(f"{'x' * 70_000}{key}{'y' * 70_000}\n")
    run.step("call", lambda: {"header": f"Bearer {key}"})
    if job.payload.get("crash"):
        sys.stderr.write(f"{key} and {'z' * 1_995}")
        sys.stderr.flush()
        os._exit(3)
    if job.payload.get("fail"):
        raise Permanent("DOC_PARSE_CORRUPT", f"refused {key}")
    return {"key": key}
