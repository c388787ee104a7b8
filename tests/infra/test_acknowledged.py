"""What cdk-nag (AwsSolutions, Serverless) and cfn-lint find in the app of lanes.toml is acknowledged, all of it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aws_cdk import App, Validations
from cdk_nag import AwsSolutionsChecks, ServerlessChecks
from cfnlint import api as cfnlint  # type: ignore[import-untyped]

from infra.acknowledged import ACKNOWLEDGED, UNLINTED, Acknowledged, Unlinted
from infra.deployment import Deployment
from infra.stacks import make_stacks, read_inputs
from lambdas.lanes import load_lanes
from tests.support.synth import FLAGS, ROOT, small_repository

pytestmark = pytest.mark.slow

Finding = tuple[str, str]


@pytest.fixture(scope="module")
def assembly(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Synthesized once, with both packs."""
    outdir = tmp_path_factory.mktemp("nagged")
    app = App(outdir=str(outdir), analytics_reporting=False, context={**FLAGS, "aws:cdk:bundling-stacks": []})
    make_stacks(app, Deployment(), load_lanes(ROOT, simulated=False), ROOT)
    Validations.of(app).add_plugins(AwsSolutionsChecks(app), ServerlessChecks(app))
    with pytest.raises(RuntimeError, match="ValidationFailed"):  # it has findings, acknowledged or not
        app.synth()
    return outdir


def nagged(report: dict[str, Any]) -> Iterator[Finding]:
    for pack in report["pluginReports"]:
        for violation in pack["violations"]:
            if violation["ruleName"].startswith("Annotation::lazaret:"):
                continue  # what synth itself says to whoever deploys
            for construct in violation["violatingConstructs"]:
                yield _without_ids(violation["ruleName"]), _without_ids(construct["constructPath"])


def _without_ids(text: str) -> str:
    """With `<lane>` for the stack of a lane, and no logical id or hash, which say nothing to a reader."""
    text = re.sub(r"^Lazaret-(?!Watch/)[^/]+/", "<lane>/", text)
    text = re.sub(r"::(<ObjectsBucket\w+\.Arn>|Lazaret:ExportsOutput\w+Objects\w+)/", "::<bucket>/", text)
    text = re.sub(r"(<bucket>/[a-z]+/(?:\*/)?)[a-z][^/\]]*/\*", r"\1<lane>/*", text)
    return re.sub(r"(SqsEventSource):\w+", r"\1", text).removesuffix("/Resource")


@pytest.mark.timeout(300)
def test_cdk_nag_finds_what_is_acknowledged_and_nothing_else(assembly: Path) -> None:
    found = set(nagged(json.loads((assembly / "validation-report.json").read_text())))
    known = {finding for each in ACKNOWLEDGED for finding in each.findings()}
    assert sorted(found - known) == [], "mend these, or say in infra/acknowledged.py why not"
    assert sorted(known - found) == [], "nothing needs these lines of infra/acknowledged.py any more"


def linted(path: Path) -> list[Finding]:
    return [(match.rule.id, match.message) for match in cfnlint.lint(path.read_text(), regions=["eu-central-1"])]


def _known(finding: Finding, line: Unlinted) -> bool:
    return finding[0] == line.rule and re.fullmatch(line.message, finding[1], re.DOTALL) is not None


# What the shipped lanes.toml has none of: each setting that makes, leaves out or changes a resource.
_ACCOUNT = "123456789012"
FURNISHED = f"""
[deployment]
name = "acme"
account = "{_ACCOUNT}"
region = "eu-central-1"
alerts = "ops@example.com"
runbook_url = "https://wiki.example.com/runbook"
account_concurrency = 1000
kms_key_arn = "arn:aws:kms:eu-central-1:{_ACCOUNT}:key/0f3b1c2d-0000-4000-8000-000000000000"
event_bus = "arn:aws:events:eu-central-1:{_ACCOUNT}:event-bus/moves"
ledger_table = "acme-ledger-2"
log_retention_days = 7
permissions_boundary = "arn:aws:iam::{_ACCOUNT}:policy/boundary"
domain = "jobs.example.com"
certificate_arn = "arn:aws:acm:eu-central-1:{_ACCOUNT}:certificate/0f3b1c2d-0000-4000-8000-000000000000"
tags = {{ team = "payments" }}

[furnished]
agent = "agents.kyc:review"
alarms = {{ level = "full" }}
unwrap = "sns"
events = ["dead", "done"]
enqueues = ["guarded"]
vpc = {{ subnets = ["subnet-0a1b2c3d", "subnet-4e5f6a7b"], security_groups = ["sg-0a1b2c3d"] }}
layers = ["arn:aws:lambda:eu-central-1:{_ACCOUNT}:layer:tools:3"]
environment = {{ MODE = "strict" }}
secrets = {{ API_KEY = "secretsmanager:vendor/key" }}
memory_mb = 1024
ephemeral_mb = 2048

[guarded]
agent = "agents.kyc:review"
producers = [{{ sender = "AROA0123456789ABCDEFG", tenants = ["acme-*"] }}]
allow = [{{ actions = ["bedrock:InvokeModel"], resources = ["*"] }}]
"""


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root, outdir = small_repository(tmp_path_factory.mktemp("root")), tmp_path_factory.mktemp("furnished")
    (root / "lanes.toml").write_text(FURNISHED)
    app = App(outdir=str(outdir), analytics_reporting=False, context={**FLAGS, "aws:cdk:bundling-stacks": []})
    make_stacks(app, *read_inputs(lambda _name: None, root), root)
    app.synth()
    return outdir


@pytest.mark.timeout(300)
def test_cfn_lint_finds_nothing_else_where_every_setting_is_used(furnished: Path) -> None:
    found = {(path.name, *each) for path in sorted(furnished.glob("*.template.json")) for each in linted(path)}
    assert [each for each in sorted(found) if not any(_known(each[1:], line) for line in UNLINTED)] == []


@pytest.mark.timeout(300)
def test_cfn_lint_finds_what_is_acknowledged_and_nothing_else(assembly: Path) -> None:
    templates = sorted(assembly.glob("*.template.json"))
    assert [path.name for path in templates if path.name.startswith("Lazaret-Watch")]
    found = {(path.name, *finding) for path in templates for finding in linted(path)}
    assert [each for each in sorted(found) if not any(_known(each[1:], line) for line in UNLINTED)] == []
    assert [line.rule for line in UNLINTED if not any(_known(each[1:], line) for each in found)] == [], "not needed"


@pytest.mark.parametrize("line", [*ACKNOWLEDGED, *UNLINTED], ids=lambda line: line.rule)
def test_an_acknowledgement_has_a_reason_in_whole_sentences(line: Acknowledged | Unlinted) -> None:
    assert len(line.why) > 60
    assert line.why.endswith((".", "!"))
