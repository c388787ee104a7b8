"""`python -m local.loop HOME PORT`: the process beside `make up` that deploys what is edited. Never started by hand.

It keeps the CDK loaded, so that a synth takes a second. What cannot be synthesized or imported is shown, and what runs
stays as it is. It ends with whoever started it.
"""

import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from aws_cdk import App
from botocore.exceptions import BotoCoreError, ClientError

from infra.app_folder import VARIABLE, rooted
from infra.closure import Sources
from infra.deployment import Deployment
from infra.stacks import make_stacks, read_inputs
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LazaretError
from local import host, stack, stand_ins
from local.loop import delivery, files, swap
from local.loop.delivery import Made, NotDelivered
from local.loop.trial import Trial, imports_of
from local.stack import Stack

POLL_S = 0.25
# As the command line does it, so that an unedited application gives the templates that are deployed.
OF_THE_CLI = {"aws:cdk:enable-path-metadata": True, "aws:cdk:enable-asset-metadata": True}
MOST_ROUNDS = 30  # what the CDK has made stays in its memory: then the process begins anew
READY = "edits are deployed as you save them"


class NotImportable(Exception):
    """An agent's module raises when it is imported. The text is what Python said."""


# What an edit can make fail. A file may be gone before it is copied or followed; the CDK raises RuntimeErrors, and
# outputs that clash are ValueErrors.
REFUSALS = (
    *(LazaretError, NotImportable, NotDelivered),
    *(SyntaxError, ValueError, OSError, RuntimeError, ClientError, BotoCoreError),
)


class Loop:
    def __init__(self, running: Stack, *, app: str, say: Callable[[str], None]) -> None:
        self._stack, self._app, self._say = running, app, say
        self._folder = Path(app).resolve() if app else host.ROOT
        self._places = files.watched(host.ROOT, app)
        self._seen = files.seen(self._places)
        self._assembly = running.home / "loop.out"
        self._live: dict[str, str] = {}
        self._stacks: list[Made] = []  # as they were deployed last
        self._name = ""  # of the deployment, as it was when this began
        self._lanes: dict[str, Lane] = {}  # as they were synthesized last
        self._imports: dict[str, str] = {}  # of each lane: what importing its agents depends on
        self._imported: frozenset[str] = frozenset()  # those of what runs, which need not be tried again
        self._undelivered: list[str] = []  # edits, since then: what was refused may have needed the whole way
        self._rounds = 0

    def run(self) -> None:
        """The first round loads the CDK, and deploys what was edited since the stack was synthesized."""
        self._round([])
        self._say(READY)
        while self._rounds < MOST_ROUNDS:
            time.sleep(POLL_S)
            self._look()

    def _look(self) -> None:
        """Two looks that see the same: an editor may write a file in several goes."""
        now = files.seen(self._places)
        if not (edits := files.edited(self._seen, now)):
            return
        while (later := self._a_moment_later()) != now:
            now = later
        edits, self._seen = files.edited(self._seen, now), now
        self._round(edits)

    def _a_moment_later(self) -> files.Seen:
        time.sleep(POLL_S)
        return files.seen(self._places)

    def _round(self, edits: list[str]) -> None:
        self._rounds += 1
        began = max((self._seen[path][0] / 1e9 for path in edits if path in self._seen), default=time.time())
        self._undelivered = [*self._undelivered, *edits]
        try:
            stacks = self._swapped() or self._synthesized()
            delivered = delivery.deliver(self._stack, stacks)
        except REFUSALS as refused:
            self._say(f"{self._named(edits)}: not deployed, what ran before stays\n{refused}")
            return
        before, self._live, self._stacks = self._live, delivery.versions(stacks), stacks
        self._imported = frozenset(self._imports.values())
        self._undelivered = []
        stack.tell(Stack(port=self._stack.port, home=self._stack.home, outputs=self._outputs(stacks)))
        if delivered:
            what = ", ".join(moved(before, self._live)) or f"{', '.join(delivered)}, no lane's worker"
            self._say(f"{self._named(edits)}: {what}; live {time.time() - began:.1f} s after the edit")
            for line in stand_ins.put(self._stack.client, self._lanes.values()):
                self._say(line)
        elif edits:
            self._say(f"{self._named(edits)}: nothing that runs has changed")

    def _swapped(self) -> list[Made]:
        """The quick way; nothing if the edit needs the whole one."""
        if not self._stacks or not swap.is_quick(self._undelivered, self._folder, self._lanes.values()):
            return []
        root = rooted(host.ROOT, self._app)
        deployment, lanes = read_inputs(_context().get, root)
        changed = self._changed(deployment, lanes, root)
        try:
            stacks = swap.swapped(self._stacks, changed, root, deployment.python, under=self._assembly)
        except LookupError:  # a lane that the last synth did not have
            return []
        _import(self._trial(changed, root))
        return stacks

    def _synthesized(self) -> list[Made]:
        """Raise `SynthRefused`, `NotImportable`, or `NotDelivered` for another name."""
        root = rooted(host.ROOT, self._app)
        shutil.rmtree(self._assembly, ignore_errors=True)
        app = App(outdir=str(self._assembly), analytics_reporting=False, context=_context())
        deployment, lanes = read_inputs(app.node.try_get_context, root)
        self._require_the_same(deployment.name)
        self._lanes = lanes
        changed = self._changed(deployment, self._lanes, root)
        trial = self._trial(changed, root)  # beside the synth, which takes as long
        make_stacks(app, deployment, self._lanes, root)
        app.synth()
        _import(trial)
        return delivery.made(self._assembly)

    def _require_the_same(self, name: str) -> None:
        """All that is up has the name in its own: another one is another deployment, beside it."""
        if name != (self._name or name):
            raise NotDelivered(f"[deployment] name is {name!r} now, and {self._name!r} is up: make down, then make up")
        self._name = name

    def _changed(self, deployment: Deployment, lanes: dict[str, Lane], root: Path) -> list[Lane]:
        sources = Sources(root)
        known = self._live or delivery.live(self._stack, deployment.name, list(lanes))
        self._live = dict(known)
        now = {name: worker_version(lane, sources, deployment.python) for name, lane in lanes.items()}
        self._imports = {name: imports_of(lane, sources) for name, lane in lanes.items()}
        return [lane for name, lane in lanes.items() if known.get(name) != now[name]]

    def _trial(self, changed: list[Lane], root: Path) -> Trial:
        """Of the lanes whose imports are others: most edits of lanes.toml leave them as they are."""
        by_imports = {self._imports[lane.job_type]: lane for lane in reversed(changed)}
        unsure = [lane for imports, lane in by_imports.items() if imports not in self._imported]
        return Trial(unsure, root, folder=self._folder)

    def _named(self, edits: list[str]) -> str:
        if not edits:
            return "since the start"
        first = edits[0].removeprefix(f"{self._folder}/").removeprefix(f"{host.ROOT}/")
        return first if len(edits) == 1 else f"{first} and {len(edits) - 1} more"

    def _outputs(self, stacks: list[Made]) -> dict[str, str]:
        """Addresses and tokens as `make up` made them for this machine, and those of lanes that are new."""
        return {**delivery.outputs(self._stack, stacks), **self._stack.outputs}


def moved(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What became of each lane that is not as it was. Of one that went all stays, as in AWS."""
    changed = [
        f"{lane} {before.get(lane, 'is new')} → {version}"
        for lane, version in after.items()
        if before.get(lane) != version
    ]
    gone = [f"{lane} is no longer in lanes.toml; what is deployed of it stays" for lane in before if lane not in after]
    return [*changed, *gone]


def _context() -> dict[str, object]:
    flags = json.loads((host.ROOT / "cdk.json").read_text())["context"]
    return {**flags, **OF_THE_CLI, **dict(each.split("=", 1) for each in stack.CONTEXT if "=" in each)}


def _import(trial: Trial) -> None:
    if faults := trial.faults():
        raise NotImportable("\n".join(f"lane {lane}: {text}" for lane, text in faults.items()))


def main() -> None:
    home, port = Path(sys.argv[1]), int(sys.argv[2])
    host.end_with_the_starter()
    running = Stack(port=port, home=home, outputs=json.loads((home.parent / "outputs.json").read_text()))
    Loop(running, app=os.environ.get(VARIABLE, ""), say=lambda line: print(line, flush=True)).run()
    os.execv(sys.executable, [sys.executable, "-m", "local.loop", *sys.argv[1:]])  # noqa: S606 - this very process


if __name__ == "__main__":
    main()
