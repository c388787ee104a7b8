"""Lazaret inside a CDK application of somebody else's: its stacks are there, and theirs are as they were."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aws_cdk import App, Environment, Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_sns as sns

from infra.app_folder import rooted
from infra.deployment import SynthRefused
from lazaret.cdk import REPOSITORY, add_lazaret
from ops.new.command import write_app
from tests.support.synth import FLAGS

ENV = Environment(account="111122223333", region="eu-central-1")
DEPLOYMENT = """
[deployment]
name = "acme"
tags = { team = "agents" }
permissions_boundary = "arn:aws:iam::111122223333:policy/boundary"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    made = tmp_path / "acme-agents"
    write_app(made, "")
    with (made / "lanes.toml").open("a") as lanes:
        lanes.write(DEPLOYMENT)
    yield made
    shutil.rmtree(rooted(REPOSITORY, str(made)))


def their_app(tmp_path: Path) -> App:
    """With a context that has our names for its own purposes, and a stack with a role and a topic."""
    names = {"name": "theirs", "local": "true", "simulated": "true", "aws:cdk:bundling-stacks": []}
    app = App(outdir=str(tmp_path / "out"), analytics_reporting=False, context={**FLAGS, **names})
    theirs = Stack(app, "Theirs")
    iam.Role(theirs, "Role", assumed_by=iam.ServicePrincipal("lambda.amazonaws.com"))
    sns.Topic(theirs, "Topic")
    return app


def template(app: App, name: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((Path(app.outdir) / f"{name}.template.json").read_text())
    return told


def test_its_stacks_stand_beside_those_of_the_application_which_stay_as_they_were(folder: Path, tmp_path: Path) -> None:
    app = their_app(tmp_path)
    core = add_lazaret(app, folder=folder, env=ENV)
    assembly = app.synth()
    assert sorted(stack.stack_name for stack in assembly.stacks) == ["Acme", "Acme-Watch", "Acme-refunds", "Theirs"]
    assert {stack.environment.region for stack in assembly.stacks if stack.stack_name != "Theirs"} == {"eu-central-1"}
    assert core.ledger.table.table_name
    role, topic = sorted(template(app, "Theirs")["Resources"].values(), key=lambda each: str(each["Type"]))
    assert "PermissionsBoundary" not in role["Properties"]
    assert "Tags" not in topic.get("Properties", {})
    ours = [each for each in template(app, "Acme-refunds")["Resources"].values() if each["Type"] == "AWS::IAM::Role"]
    assert all(each["Properties"]["PermissionsBoundary"].endswith("policy/boundary") for each in ours)
    assert all({"Key": "team", "Value": "agents"} in each["Properties"]["Tags"] for each in ours)


def test_settings_outweigh_the_file_and_the_applications_own_context_is_not_read(folder: Path, tmp_path: Path) -> None:
    app = their_app(tmp_path)
    add_lazaret(app, folder=folder, name="second")
    names = {stack.stack_name for stack in app.synth().stacks}
    assert names == {"Second", "Second-Watch", "Second-refunds", "Theirs"}, "not theirs, and without the simulated lane"


def test_every_fault_of_the_folder_is_raised_at_once(folder: Path, tmp_path: Path) -> None:
    with (folder / "lanes.toml").open("a") as lanes:
        lanes.write('\n[broken]\nagent = "acme_agents.agent:nobody"\natempts = 3\n')
    with pytest.raises(SynthRefused) as refused:
        add_lazaret(their_app(tmp_path), folder=folder, nmae="second", name="Not A Name")
    for fault in ("nmae is not a setting", "name is 'Not A Name'", "broken.atempts: unknown key", "no function nobody"):
        assert [said for said in refused.value.faults if fault in said], (fault, refused.value.faults)


def test_what_holds_for_one_deploy_is_an_argument_too(folder: Path, tmp_path: Path) -> None:
    core = add_lazaret(their_app(tmp_path), folder=folder, first=True)
    assert not core.deployment.protected


def test_nothing_of_lazaret_starts_the_cdk_until_it_is_asked_to() -> None:
    code = (
        "import lazaret, lazaret.cdk, sys; print([name for name in sys.modules if name.startswith(('aws_', 'jsii'))])"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


THEIRS = """
import importlib.util, sys

class Editable:
    '''As `pip install -e` has it: a finder behind all others.'''
    def find_spec(self, name, path=None, target=None):
        if name in ("lazaret", "lambdas"):
            at = f"{sys.argv[1]}/{name}"
            return importlib.util.spec_from_file_location(name, f"{at}/__init__.py", submodule_search_locations=[at])

sys.meta_path.append(Editable())
from infra.before import BEFORE
from aws_cdk import App
from lazaret.cdk import add_lazaret
app = App(outdir=sys.argv[3], analytics_reporting=False)
for name in ("one", "two"):
    add_lazaret(app, folder=sys.argv[2], name=name, local=True)
from infra.after import AFTER
import lambdas.ours
print(BEFORE + AFTER, lambdas.ours.__name__, *sorted(stack.stack_name for stack in app.synth().stacks))
"""


def test_an_application_may_have_packages_that_are_named_like_lazarets(folder: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    for path in ("infra/__init__.py", "lambdas/ours.py"):
        (theirs / path).parent.mkdir(parents=True)
        (theirs / path).touch()
    for name in ("before", "after"):
        (theirs / f"infra/{name}.py").write_text(f"{name.upper()} = {name!r}\n")
    (theirs / "app.py").write_text(THEIRS)
    outside = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "app.py", str(REPOSITORY), str(folder), str(tmp_path / "out")]
    said = subprocess.run(command, cwd=theirs, env=outside, capture_output=True, text=True, check=False)
    stacks = "One One-Watch One-refunds Two Two-Watch Two-refunds"
    assert said.stdout.strip() == f"beforeafter lambdas.ours {stacks}", said.stderr[-2000:]
