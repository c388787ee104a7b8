"""Shells in which people run `python -m ops`: one process for many commands, because each start would take a second."""

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from queue import Queue
from typing import Any

from local import host
from ops.__main__ import main


@dataclass(kw_only=True)
class Shells:
    """Of one person. Who asks for one waits until one is free."""

    environment: Mapping[str, str]
    many: int = 2
    _free: "Queue[subprocess.Popen[str]]" = field(default_factory=Queue)
    _all: list["subprocess.Popen[str]"] = field(default_factory=list)

    def __post_init__(self) -> None:
        for _ in range(self.many):
            shell = subprocess.Popen(
                [sys.executable, "-m", "tests.permissions.shell"],
                cwd=host.ROOT,
                env=dict(self.environment),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            self._all.append(shell)
            self._free.put(shell)

    def run(self, *words: str) -> tuple[int, str, str]:
        """Exit code, stdout, stderr."""
        shell = self._free.get()
        assert shell.stdin is not None
        assert shell.stdout is not None
        try:
            shell.stdin.write(json.dumps(words) + "\n")
            shell.stdin.flush()
            code, out, err = json.loads(shell.stdout.readline())
        finally:
            self._free.put(shell)
        return code, out, err

    def close(self) -> None:
        for shell in self._all:
            shell.kill()
            shell.wait()


def answers(lines: Iterator[str]) -> Iterator[list[Any]]:
    for line in lines:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                code = main(json.loads(line))
            except SystemExit as left:  # a command line that makes no sense
                code = int(str(left.code))
        yield [code, out.getvalue(), err.getvalue()]


if __name__ == "__main__":
    for answer in answers(sys.stdin):
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
