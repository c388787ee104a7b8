"""The real CDK command line against the embedded stack: bootstrap, synth, deploy.

Its output goes to files and is shown whole when a command fails. It never reaches for the network.
"""

import os
import signal
import subprocess
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

CLI = Path("node_modules", ".bin", "cdk")

# jsii's banners about the Node version would be most of what a newcomer sees. The end-of-life one wants major versions.
QUIET = {
    f"JSII_SILENCE_WARNING_{topic}_NODE_VERSION": ",".join(str(major) for major in range(18, 40))
    for topic in ("DEPRECATED", "END_OF_LIFE", "KNOWN_BROKEN", "UNTESTED")
} | {"CDK_DISABLE_CLI_TELEMETRY": "true"}
# The library's own lint of the templates is most of a synth's time; `make synth` and `make deploy` still do it.
QUICK = {"CDK_VALIDATION": "false"}


class CdkFailed(Exception):
    """A CDK command ended with an error; the text is all it said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One run of the CLI, in its own process group so that it can be ended with its children."""

    words: tuple[str, ...]
    log: Path
    process: subprocess.Popen[bytes]
    started: float = field(default_factory=time.monotonic)

    def wait(self, *, timeout: float = 300.0) -> float:
        """Return the seconds it took."""
        try:
            code = self.process.wait(timeout=max(0.0, self.started + timeout - time.monotonic()))
        except subprocess.TimeoutExpired:
            raise CdkFailed(f"cdk {' '.join(self.words)}: not finished after {timeout:.0f} s\n{self.said()}") from None
        if code != 0:
            raise CdkFailed(f"cdk {' '.join(self.words)}: exit code {code}\n{self.said()}")
        return time.monotonic() - self.started

    def said(self) -> str:
        return self.log.read_text(errors="replace").strip()

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def start(*words: str, cwd: Path, root: Path, log: Path, env: Mapping[str, str]) -> Command:
    # Not the laptop's profile or session: a forgotten one would send the deploy to a real account.
    own = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [str(root / CLI), *words, "--no-notices", "--no-color"],
            cwd=cwd,
            env={**own, **QUIET, **QUICK, **env},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    return Command(words=words, log=log, process=process)
