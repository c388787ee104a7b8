"""The demo's last act: the corrupt documents are sent again with the lane's other agent, as an operator would do it.

It prints each command and runs it in a process of its own. The Step Functions machine does the rest.
"""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from lambdas.core.model.letter import LetterStatus
from local import host
from ops.connection import Connection
from ops.shown import Shown

CODE = "DOC_PARSE_CORRUPT"
AGENT = "agents.kyc:review_page"
LIMIT_S = 180  # a redrive of five takes some ten seconds

Ops = Callable[[Sequence[str]], int]

WHY = f"""
{CODE} is permanent: sent again as they are, these documents would die again. Their metadata is
damaged, but the page itself is whole, and the lane has a second agent that reads only the page. First a dry
run, which sends nothing:
"""
THEN = """
One letter goes first, the canary. The others follow in a wave if it recovers:
"""


def ops_on(environment: Mapping[str, str]) -> Ops:
    """`python -m ops` against one stack, whatever account the terminal is signed in to."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}

    def run(words: Sequence[str]) -> int:
        sys.stdout.flush()
        command, env = [sys.executable, "-m", "ops", *words], {**own, **environment}
        try:
            return subprocess.run(command, cwd=host.ROOT, env=env, timeout=LIMIT_S, check=False).returncode
        except subprocess.TimeoutExpired:
            return 1

    return run


def question(since: datetime) -> tuple[str, ...]:
    """Of this demo's letters alone: a stack that is up may have others."""
    return (
        *("redrive", "start", "--lane", "kyc", "--code", CODE, "--died-after", since.isoformat(timespec="seconds")),
        *("--action", "replay", "--strategy", json.dumps({"agent": AGENT})),
        *("--reason", "the page is whole, its metadata is not"),
    )


def redrive(letters: Sequence[str], *, since: datetime, ops: Ops, connection: Connection, shown: Shown) -> list[str]:
    """Dry run, canary, wave. A sentence for whatever did not go as it had to."""
    asked = question(since)
    shown.line(WHY)
    dry = _run([*asked, "--dry-run"], ops, shown)
    if dry:
        return dry
    shown.line(THEN)
    done = _run([*asked, "--canary", "1", "--watch-seconds", "3", "--watch"], ops, shown)
    return done + [said for each in letters if (said := _not_recovered(each, connection))]


def _run(words: Sequence[str], ops: Ops, shown: Shown) -> list[str]:
    shown.line(f"$ {typed(words)}", style="bold")
    code = ops(words)
    return [f"`python -m ops {shlex.join(words)}` ended with {code}, expected 0"] if code else []


def typed(words: Sequence[str]) -> str:
    """As a person would type it: each long option on a line that fits."""
    lines = ["python -m ops"]
    for option in _options(words):
        if len(lines[-1]) + len(option) > 96:
            lines.append(f"    {option}")
        else:
            lines[-1] += f" {option}"
    return " \\\n".join(lines)


def _options(words: Sequence[str]) -> list[str]:
    """The command's own words, then each option with its value."""
    found: list[str] = []
    for word in words:
        if word.startswith("--") or not found:
            found.append(word)
        else:
            found[-1] += f" {shlex.quote(word)}"
    return found


def _not_recovered(letter_id: str, connection: Connection) -> str:
    letter = connection.ledger.letter(letter_id)
    if letter is not None and letter.status is LetterStatus.RECOVERED:
        return ""
    return f"letter {letter_id} is {letter.status if letter else 'gone'} after its redrive, expected recovered"
