"""Provokes every error of the libraries and keeps its evidence: `make corpus`.

What it writes is what `make test` judges, so the libraries themselves are installed only here.
"""

import importlib
import json
import re
import subprocess
import sys
import threading
import traceback
from functools import reduce
from pathlib import Path
from typing import Any

from lambdas.core.classify.evidence import extract
from tests.corpus.case import Case
from tests.corpus.evidence import as_data
from tests.corpus.loopback import Loopback, serving

RECORDED = Path(__file__).parent / "recorded"
MODULES = {
    "written": tuple(f"written.{name}" for name in ("models", "stores", "services", "tools")),
    "measured": tuple(f"measured.{name}" for name in ("models", "stores", "services", "tools")),
    "fresh": ("fresh",),  # of the tests' own environment: recorded with .venv/bin/python
    "later": tuple(f"later.{name}" for name in ("money", "models", "stores")),
    "wide": tuple(f"wide.{name}" for name in ("models", "stores", "services", "tools")),
    "latest": ("latest.own", "latest.services"),
    "spread": ("spread.services", "spread.clouds", "spread.stores", "spread.files"),
    "further": ("further.services", "further.clouds", "further.stores", "further.files"),
    "farthest": ("farthest.services", "farthest.work", "farthest.files"),
    "outermost": ("farthest.outermost",),
    "recalled": tuple(
        f"recalled.{name}" for name in ("models", "stores", "brokers", "services", "offices", "documents", "tools")
    ),
}
_LONGEST_CALL_S = 60.0
_INSTALLED = re.compile(r"/\S*/site-packages/")
# Of whoever records: the folder of this repository, of its packages, and of a person.
_THEIRS = sorted(
    {str(Path(__file__).parents[3]), sys.prefix, sys.base_prefix, str(Path.home())} - {"/"}, key=len, reverse=True
)


def provoked(case: Case, server: Loopback) -> BaseException:
    """What the case raises, within a minute: one client that hangs must not hide the others."""
    raised: list[BaseException] = []

    def run() -> None:
        try:
            case.provoke(server)
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(timeout=_LONGEST_CALL_S)
    return raised[0] if raised else AssertionError(f"{case.name} raised nothing")


def told(case: Case, error: BaseException) -> dict[str, Any]:
    links = as_data(extract(error))
    for link in links:
        link.pop("frames", None)  # they name the machine that recorded them, and no judgement reads them
        for name in link.keys() & {"text", "message", "said"}:
            link[name] = reduce(lambda text, own: text.replace(own, "/srv"), _THEIRS, _INSTALLED.sub("", link[name]))
    package, _, what = case.name.partition(": ")
    kept: dict[str, Any] = {"package": package, "what": what, "label": str(case.code), "links": links}
    if case.also:
        kept["also"] = [str(code) for code in case.also]
    if case.in_effect:
        kept["in_effect"] = True
    if case.constructed:
        kept["constructed"] = True
    return kept


def recorded(split: str, server: Loopback) -> list[dict[str, Any]]:
    found = []
    for module in MODULES[split]:
        for case in importlib.import_module(f"tests.corpus.libraries.{module}").CASES:
            error = provoked(case, server)
            if isinstance(error, AssertionError | ImportError | NameError):
                traceback.print_exception(error)
            found.append(told(case, error))
            print(f"{case.name}: {type(error).__name__}", file=sys.stderr)
    return found


def record(split: str) -> None:
    RECORDED.mkdir(exist_ok=True)
    with serving() as server:
        lines = ",\n".join(json.dumps(case, sort_keys=True) for case in recorded(split, server))
        (RECORDED / f"{split}.json").write_text(f"[\n{lines}\n]\n")


def main() -> None:
    """Each split in a process of its own: what one package patches, another cannot bear."""
    splits = sys.argv[1:] or [name for name in MODULES if name != "fresh"]
    if len(splits) == 1:
        record(splits[0])
    else:
        for split in splits:
            subprocess.run([sys.executable, "-m", "tests.corpus.libraries.record", split], check=True)


if __name__ == "__main__":
    main()
