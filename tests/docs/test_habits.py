"""What contributors go by is true: the map, the steps, the version, the hooks, and the workflows."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.audit.files import files
from tests.docs.makefile import GROUPS, TARGETS
from tests.support.markdown import ROOT, codes_in, prose, table, text_of

GUIDE, LOG = "CONTRIBUTING.md", "CHANGELOG.md"
WORKFLOWS = sorted((ROOT / ".github/workflows").iterdir())
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").iterdir() if path.name != "config.yml")
# A folder of ours that no newcomer looks into.
LEFT_OUT = {"cdk.out", "node_modules"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text())


def steps_of(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def test_every_folder_of_the_map_exists_and_no_folder_is_missing() -> None:
    shown = [row["folder"].strip("`") for row in table(GUIDE, "map")]
    assert [folder for folder in shown if not (ROOT / folder).is_dir()] == []
    tracked = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith((".", "__"))}
    built = {"build", "lazaret.egg-info"}  # by `pip install` of this folder
    assert tracked - LEFT_OUT - built <= {folder.split("/")[0] for folder in shown}
    rooms = {f"lambdas/core/{path.parent.name}/" for path in (ROOT / "lambdas/core").glob("*/__init__.py")}
    assert rooms == {folder for folder in shown if folder.startswith("lambdas/core/")}


def test_every_path_that_the_guide_names_exists() -> None:
    made_by_make = (".venv/", ".local/")
    named = [code for code in codes_in(prose(GUIDE)) if re.fullmatch(r"[\w.-]+(/[\w.-]*)+|[\w-]+\.(toml|txt|md)", code)]
    assert len(named) > 30
    assert [path for path in named if not path.startswith(made_by_make) and not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", sorted(str(path.relative_to(ROOT)) for path in files() if path.suffix == ".md"))
def test_every_path_that_a_document_names_exists(document: str) -> None:
    rooms = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - LEFT_OUT
    named = [code for code in codes_in(prose(document)) if re.fullmatch(r"[\w.-]+(/[\w.-]*)+", code)]
    ours = {path for path in named if path.split("/")[0] in rooms} - {"console/config.json"}  # which a deploy writes
    assert {path for path in ours if not (ROOT / path).exists()} == set()


def test_the_layers_of_the_guide_are_the_inputs_that_are_locked() -> None:
    rows = table(GUIDE, "requirements")
    locked = re.findall(r"^\t@\$\(LOCK\) \$\(ARGS\) (\S+) --output-file (\S+)$", text_of("Makefile"), re.MULTILINE)
    assert [(row["input"].strip("`"), row["lock"].strip("`")) for row in rows] == locked


def test_no_two_decisions_have_one_number_and_none_is_left_out() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*", text_of("docs/decisions.md"), re.MULTILINE)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_names_in_the_steps_are_names_in_the_code() -> None:
    for name, path in [
        ("ROUTES", "lambdas/api/routes/table.py"),
        ("Code", "lambdas/core/model/failure.py"),
        ("ANSWERS", "lambdas/core/worker/strategies.py"),
        ("Alarm", "infra/watch/lane_alarms.py"),
        ("Alarm", "infra/watch/shared_alarms.py"),
    ]:
        assert re.search(rf"\b{name}\b", text_of(path)), f"{name} is not in {path}"
        assert f"`{path}`" in text_of(GUIDE)


def test_the_changelog_begins_with_the_version_of_the_project() -> None:
    version = tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    newest = re.findall(r"^## (.+)$", text_of(LOG), re.MULTILINE)[0]
    assert newest in (version, f"Unreleased ({version})")
    assert "**Upgrade notes**" in text_of(LOG).split("\n## ")[1]


def test_the_version_is_written_in_one_place() -> None:
    version = tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    for folder in ("ops", "lambdas", "lazaret", "infra", "local"):
        assert [path for path in (ROOT / folder).rglob("*.py") if version in path.read_text()] == []


@pytest.mark.parametrize(
    "path", [*WORKFLOWS, ROOT / ".ci/run", ROOT / ".github/PULL_REQUEST_TEMPLATE.md"], ids=lambda path: path.name
)
def test_what_is_made_has_a_target(path: Path) -> None:
    asked = re.findall(r"(?:^|`|run: )make ([a-z-]+)", path.read_text(), re.MULTILINE)
    assert asked
    assert set(asked) <= TARGETS.keys()


def test_ci_runs_all_that_must_pass() -> None:
    runs = [step.get("run", "") for step in steps_of(ROOT / ".github/workflows/ci.yml")]
    assert {".ci/run", "make demo"} <= set(runs)
    asked = re.findall(r"^make (\S+)$", text_of(".ci/run"), re.MULTILINE)
    assert asked == ["check", "test", "test-slow"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_read_only_and_runs_what_was_reviewed(path: Path) -> None:
    """An action is named by its commit: a tag may be moved to other code."""
    assert read(path)["permissions"] == {"contents": "read"}
    used = [step["uses"] for step in steps_of(path) if "uses" in step]
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", each)] == []


def test_the_deploy_has_a_token_of_its_own_and_no_stored_key() -> None:
    path = ROOT / ".github/workflows/deploy.yml.example"
    (job,) = read(path)["jobs"].values()
    assert job["permissions"] == {"contents": "read", "id-token": "write"}
    assert job["environment"] == "production"
    assert "secrets." not in path.read_text()
    order = [step.get("run") or step["uses"].split("@")[0] for step in job["steps"]]
    signed_in = order.index("aws-actions/configure-aws-credentials")
    assert order.index("make synth") < signed_in < order.index('make deploy CDK_ARGS="--require-approval never"')


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_asks_for_something_and_needs_an_answer(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= form.keys()
    ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert len(set(ids)) == len(ids)
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_a_hook_calls_a_tool_of_the_project_that_is_there() -> None:
    (repo,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"  # nothing that another repository may change
    for hook in repo["hooks"]:
        tool, *rest = hook["entry"].split()
        assert (ROOT / tool).exists()
        assert all((ROOT / word).exists() for word in rest if word.startswith("tests/"))


def test_make_help_has_every_target_under_a_heading() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    _, *groups = said.split("\n\n")
    listed = {name for group in groups for name in re.findall(r"^  make (\S+)", group, re.MULTILINE)}
    assert listed == TARGETS.keys() - {"help"}
    assert [group.splitlines()[0] for group in groups] == GROUPS
