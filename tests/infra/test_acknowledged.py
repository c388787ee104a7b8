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
from infra.stacks import make_stacks
from lambdas.lanes import load_lanes
from tests.support.synth import FLAGS, ROOT

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
