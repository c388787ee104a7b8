"""An AWS account of one's own on the emulator, and an application that the real CDK command line deploys to it."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aws_cdk import App

from infra.app_folder import rooted
from infra.stacks import make_stacks, read_inputs
from lambdas.core.model.head import HeadStatus
from local import cdk, host, stack
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane
from tests.support.synth import FLAGS

_AGENT = 'def run(job, run):\n    return {{"said": {said!r}, "order": job.payload["order"]}}\n'
PATIENCE = 300.0  # seconds, for one command
_DEPLOY = ("--all", "--require-approval", "never", "--concurrency", "8")


@contextmanager
def account(home: Path) -> Iterator[Stack]:
    """The emulator, bootstrapped, with nothing deployed."""
    with stack.bare(home=home) as empty:
        _run(empty, "bootstrap", f"aws://{stack.ACCOUNT}/{host.REGION}")
        yield empty


def _run(on: Stack, *words: str, patience: float = PATIENCE) -> str:
    log = on.home / f"cdk-{words[0]}.log"
    # Elsewhere than in the project: what is deployed was synthesized before.
    command = cdk.start(*words, cwd=on.home, root=host.ROOT, log=log, env=on.environment())
    try:
        command.wait(timeout=patience)
    finally:
        command.stop()
    return command.said()


@dataclass
class Application:
    """A deployment of its own name: a lane for each agent, which says what it was written to say."""

    name: str
    folder: Path
    on: Stack
    lanes: dict[str, str] = field(default_factory=dict)  # the lines of each one's table
    patience: float = PATIENCE

    def write(self, lane: str, said: str = "hello", keys: str = "") -> None:
        module = lane.replace("-", "_")
        package = self.folder / "shop"
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
        (package / f"{module}.py").write_text(_AGENT.format(said=said))
        self.lanes[lane] = f'agent = "shop.{module}:run"\nisolation = "thread"\n{keys}'

    def synth(self, settings: str = "", **context: str) -> Path:
        """As `cdk synth` does, in this process: Node takes seconds to start."""
        tables = [f"[{lane}]\n{lines}\n" for lane, lines in self.lanes.items()]
        (self.folder / "lanes.toml").write_text(f'[deployment]\nname = "{self.name}"\n{settings}\n' + "".join(tables))
        root = rooted(host.ROOT, str(self.folder), under=self.folder.with_suffix(".root"))
        out = self.folder.with_suffix(".out")
        app = App(outdir=str(out), analytics_reporting=False, context=FLAGS)
        make_stacks(app, *read_inputs({"local": "true", **context}.get, root), root)
        app.synth()
        return out

    def cdk(self, *words: str) -> str:
        """What the command said. Raise `CdkFailed` with it."""
        return _run(
            self.on, words[0], "--app", str(self.folder.with_suffix(".out")), *words[1:], patience=self.patience
        )

    def deploy(self, settings: str = "", **context: str) -> Stack:
        """`make deploy`: the deployment with its outputs."""
        self.synth(settings, **context)
        outputs = self.folder.with_suffix(".json")
        self.cdk("deploy", *_DEPLOY, "--outputs-file", str(outputs))
        return replace(self.on, outputs=stack.flat(json.loads(outputs.read_text())))

    def stacks(self) -> dict[str, Mapping[str, Any]]:
        """Those of this deployment that exist, without the deployment's name."""
        pages = self.on.client("cloudformation").get_paginator("describe_stacks").paginate()
        own = self.name.capitalize()
        return {
            each["StackName"].removeprefix(own).lstrip("-"): each
            for page in pages
            for each in page["Stacks"]
            if each["StackName"] == own or each["StackName"].startswith(f"{own}-")
        }

    def statuses(self) -> dict[str, str]:
        return {name: each["StackStatus"] for name, each in self.stacks().items()}

    def resources(self) -> int:
        """Of all its stacks."""
        pages = self.on.client("cloudformation").get_paginator("list_stack_resources")
        names = [each["StackName"] for each in self.stacks().values()]
        return sum(len(page["StackResourceSummaries"]) for name in names for page in pages.paginate(StackName=name))

    def delete(self, *names: str) -> None:
        """Stacks, by their names without the deployment's; each is gone when the next is asked for."""
        client = self.on.client("cloudformation")
        for name in names:
            full = "-".join(filter(None, (self.name.capitalize(), name)))
            client.delete_stack(StackName=full)
            client.get_waiter("stack_delete_complete").wait(StackName=full, WaiterConfig={"Delay": 1})


def send(lane: EmbeddedLane, order: str) -> str:
    job = lane.envelope(payload={"order": order})
    lane.send_raw(json.dumps(job), MessageGroupId=lane.tenant_id)
    return str(job["job_id"])


def said(lane: EmbeddedLane, order: str) -> object:
    """What the lane's agent answers to a job that is sent now."""
    head = lane.settled(send(lane, order), within=120)
    assert head.status is HeadStatus.DONE, head
    assert head.result is not None
    return head.result["said"]
