"""Synthesizes deployments of a small repository in this process, and reads their templates as plain data."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aws_cdk import App, Stack
from aws_cdk.assertions import Template

from infra.deployment import Deployment
from infra.stacks import make_stacks
from lambdas.core.config.lane import FULL, AlarmLimits, Lane

ROOT = Path(__file__).resolve().parents[2]
FLAGS = json.loads((ROOT / "cdk.json").read_text())["context"]
SMALL = {
    "lanes.toml": '[kyc]\nagent = "agents.kyc:review"\n',
    "requirements.txt": "aws-lambda-powertools==3.37.0\n",
    "agents/kyc.py": "def review(job, run): ...\n",
    "lambdas/core/config/lane.py": "",
    "lambdas/handlers/__init__.py": "",
    "lambdas/handlers/worker.py": "",
    **{f"lambdas/handlers/{name}.py": "" for name in ("api", "intake", "notify", "redrive", "redrive_send", "sweep")},
    "console/index.html": "",
}

Resource = dict[str, Any]


def small_repository(root: Path, lanes: Iterable[Lane] = ()) -> Path:
    """With a file for each of the lanes' agents."""
    modules = {name.partition(":")[0] for lane in lanes for name in (lane.agent, *lane.alternates)}
    agents = {f"{module.replace('.', '/')}.py": "" for module in modules}
    for name, content in {**agents, **SMALL}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return root


def a_lane(job_type: str, **changed: Any) -> Lane:
    return Lane(**{"job_type": job_type, "agent": "agents.kyc:review", **changed})


@dataclass(frozen=True, slots=True, kw_only=True)
class Synthesized:
    """The templates of one deployment, by stack id."""

    templates: Mapping[str, Mapping[str, Any]]
    protected: Mapping[str, bool]
    environments: Mapping[str, str]

    def of_type(self, type_: str, stack: str | None = None) -> dict[str, Resource]:
        """By `<stack>/<logical id>`."""
        return {path: resource for path, resource in self.resources(stack) if resource["Type"] == type_}

    def resources(self, stack: str | None = None) -> Iterator[tuple[str, Resource]]:
        for stack_id, template in self.templates.items():
            if stack in (None, stack_id):
                for logical_id, resource in template["Resources"].items():
                    yield f"{stack_id}/{logical_id}", resource

    def named(self, type_: str, key: str, name: str) -> Resource:
        """The properties of the one resource of this physical name."""
        found = [resource for resource in self.of_type(type_).values() if resource["Properties"].get(key) == name]
        assert len(found) == 1, f"expected one {type_} named {name}, found {len(found)}"
        properties: Resource = found[0]["Properties"]
        return properties

    @property
    def watched(self) -> Mapping[str, Any]:
        """What all stacks have of CloudWatch as one template: alarms are in the stacks of what they watch."""
        return {"Resources": {path: one for path, one in self.resources() if "CloudWatch" in one["Type"]}}

    def function(self, name: str) -> Resource:
        return self.named("AWS::Lambda::Function", "FunctionName", name)

    def queue(self, name: str) -> Resource:
        return self.named("AWS::SQS::Queue", "QueueName", name)


def synthesized(deployment: Deployment, lanes: list[Lane], root: Path, outdir: Path) -> Synthesized:
    # An empty list of stacks to bundle for: nothing is fetched, and the layer keeps the hash it is named by.
    app = App(outdir=str(outdir), analytics_reporting=False, context={**FLAGS, "aws:cdk:bundling-stacks": []})
    make_stacks(app, deployment, {lane.job_type: lane for lane in lanes}, root)
    stacks = [child for child in app.node.children if isinstance(child, Stack)]
    return Synthesized(
        templates={stack.stack_name: Template.from_stack(stack).to_json() for stack in stacks},
        protected={stack.stack_name: bool(stack.termination_protection) for stack in stacks},
        environments={stack.stack_name: stack.environment for stack in stacks},
    )


def statements(policy: Resource) -> list[dict[str, Any]]:
    """The policy's statements, actions and resources as lists."""
    return [
        {**one, "Action": _listed(one["Action"]), "Resource": _listed(one["Resource"])}
        for one in policy["Properties"]["PolicyDocument"]["Statement"]
    ]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


LANES = [
    a_lane(
        "kyc",
        alarms=AlarmLimits(level=FULL),
        run_timeout=60,
        max_receive_count=4,
        batch_size=5,
        max_concurrency=20,
        retention_days=400,
        enqueues=("simulated",),
    ),
    a_lane("old-backfill", retired=True),
    a_lane("simulated"),
]
