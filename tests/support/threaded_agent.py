"""An agent whose import starts a thread, as a tracer or a client with a heartbeat does."""

import threading
import time

from lazaret import Job, Run

threading.Thread(target=time.sleep, args=(3600,), name="always there", daemon=True).start()


def perform(_job: Job, _run: Run) -> dict[str, bool]:
    return {"ok": True}
