"""Sends the jobs of the load proof at the pace at which they are taken, and kills processes of functions meanwhile."""

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from local.stack import Stack, quiet
from proof.loading.account import Account
from proof.loading.story import LANE, Job

AHEAD = 150  # messages in the queue: the emulator looks at each of them whenever it takes one
KILL_EVERY = 100  # jobs sent
SWEEP_EVERY_S = 15.0  # when all is sent; until then the schedule's own, each minute, are enough
LOOK_EVERY_S = 10.0
A_LOOK = 1000
PAUSE_S = 0.5
PATIENCE_S = 300.0  # without any progress
VICTIMS = (f"lazaret-{LANE}-worker", f"lazaret-{LANE}-worker", f"lazaret-{LANE}-intake")  # two workers to one intake
SWEEP = "lazaret-sweep"


class Load:
    """One run of the proof on one stack."""

    def __init__(
        self, stack: Stack, jobs: Sequence[Job], *, say: Callable[[str], None] = quiet, kill_every: int = KILL_EVERY
    ) -> None:
        """`kill_every` jobs that are sent, in tens, a process is killed."""
        self._stack, self._say, self._kill_every = stack, say, kill_every
        self._sqs, self._lambda = stack.client("sqs"), stack.client("lambda")
        self._url = stack.outputs[f"{LANE.capitalize()}QueueUrl"]
        self._dice = random.Random(1)
        self._unsent = list(reversed(jobs))
        self._due: dict[str, float] = {}
        self.account = Account(stack, jobs)
        self.killed: Counter[str] = Counter()

    def run(self) -> list[str]:
        """What was lost or done twice, or ended otherwise than it had to."""
        began = moved = time.monotonic()
        known = -1
        while (self._unsent or self.account.open or self.account.left()) and time.monotonic() - moved < PATIENCE_S:
            self._send()
            if not self._unsent and self._every("sweep", SWEEP_EVERY_S):
                self._lambda.invoke(FunctionName=SWEEP, InvocationType="Event", Payload=b"{}")
            if self._every("look", LOOK_EVERY_S):
                self.account.look(A_LOOK)
                self._say(self._progress(time.monotonic() - began))
            if known != (known := len(self._unsent) + len(self.account.open)):
                moved = time.monotonic()
            time.sleep(PAUSE_S)
        left = [f"{number} messages are left in the queues"] if (number := self.account.left()) else []
        return [*left, *self.account.wrong()]

    def _send(self) -> None:
        if self._unsent and self.account.waiting() < AHEAD:
            for _ in range(min(self._kill_every, len(self._unsent)) // 10 or 1):
                batch = [self._unsent.pop() for _ in range(min(10, len(self._unsent)))]
                entries = [
                    {"Id": str(n), "MessageBody": job.body, "MessageGroupId": job.tenant_id}
                    for n, job in enumerate(batch)
                ]
                answer = self._sqs.send_message_batch(QueueUrl=self._url, Entries=entries)
                refused = [batch[int(failed["Id"])] for failed in answer.get("Failed", [])]
                self._unsent += refused
                self.account.expect(job for job in batch if job not in refused)
            self._kill(self._dice.choice(VICTIMS))

    def _kill(self, function: str) -> None:
        if found := list(processes_of(function, self._stack.endpoint)):
            with suppress(ProcessLookupError):
                os.kill(self._dice.choice(found), signal.SIGKILL)
                self.killed[function] += 1

    def _every(self, what: str, seconds: float) -> bool:
        now = time.monotonic()
        if now < self._due.setdefault(what, now + seconds):
            return False
        self._due[what] = now + seconds
        return True

    def _progress(self, seconds: float) -> str:
        settled, jobs = len(self.account.heads), len(self.account.jobs)
        sent = jobs - len(self._unsent)
        return f"{seconds:5.0f} s   {sent:,} of {jobs:,} sent   {settled:,} settled   {self.killed.total()} killed"


def processes_of(function: str, endpoint: str) -> Iterator[int]:
    """Of this stack alone: another may run on the same machine."""
    wanted = {f"AWS_LAMBDA_FUNCTION_NAME={function}".encode(), f"AWS_ENDPOINT_URL={endpoint}".encode()}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ended meanwhile, or is somebody else's
            if wanted <= set((folder / "environ").read_bytes().split(b"\0")):
                yield int(folder.name)
