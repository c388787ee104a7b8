"""The command line starts quickly because it imports little: each test asks a process of its own what it loaded."""

import json
import subprocess
import sys
import tomllib

import pytest

from local import host
from ops.__main__ import COMMANDS, parser

HEAVY = ("boto3", "botocore", "rich", "pydantic", "aws_lambda_powertools", "aws_cdk", "jsii", "moto", "ministack")
PROBE = """
import json, sys
from ops.__main__ import main
try:
    code = main(%r)
except SystemExit as ended:
    code = ended.code
print("\\n" + json.dumps([code, sorted(sys.modules)]))
"""


def loaded_by(*argv: str) -> tuple[int, set[str]]:
    """Of a real command line, with nothing but the environment of a shell."""
    environment = {"AWS_ACCESS_KEY_ID": "testing", "AWS_SECRET_ACCESS_KEY": "testing", "AWS_REGION": "us-east-1"}
    nowhere = {"AWS_ENDPOINT_URL": "http://127.0.0.1:9", "AWS_MAX_ATTEMPTS": "1", "PATH": ""}
    command = [sys.executable, "-c", PROBE % (list(argv),)]
    ended = subprocess.run(
        command, cwd=host.ROOT, env={**environment, **nowhere}, capture_output=True, text=True, check=True
    )
    code, modules = json.loads(ended.stdout.splitlines()[-1])
    return int(code), set(modules)


def families(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


@pytest.mark.parametrize("word", ["--help", "--version"])
def test_the_help_and_the_version_load_neither_boto3_nor_rich_nor_any_of_the_domain(word: str) -> None:
    code, modules = loaded_by(word)
    assert code == 0
    assert not families(modules) & {*HEAVY, "lambdas", "agents", "local"}
    assert {name for name in modules if name.startswith("ops.")} == {"ops.__main__"}


@pytest.mark.parametrize("argv", [("letters",), ("redrive", "list"), ("breaker", "list")], ids=" ".join)
def test_a_list_loads_what_it_asks_with_and_nothing_of_the_build_or_the_api(argv: tuple[str, ...]) -> None:
    """Nothing listens there, so it ends with 1, after it has loaded all that a list needs."""
    code, modules = loaded_by(*argv)
    assert code == 1
    assert {"botocore", "rich"} <= families(modules)
    assert not families(modules) & (set(HEAVY) - {"boto3", "botocore", "rich"})


def test_a_command_loads_no_other_command_that_it_does_not_use() -> None:
    _, modules = loaded_by("letters", "--help")
    assert not modules & {"ops.jobs.send", "ops.redrive.verbs", "ops.tenants.breakers", "ops.reports.report"}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_loads_neither_boto3_nor_rich(name: str) -> None:
    code, modules = loaded_by(name, "--help")
    assert code == 0
    assert not families(modules) & {"boto3", "botocore", "rich"}


LISTED = [(name, told) for name, (_, told) in COMMANDS.items()]


@pytest.mark.parametrize(("name", "told"), LISTED)
def test_every_command_that_is_listed_is_there_under_its_name(
    name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser([name]).parse_args([name, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m ops {name} ")
    assert told


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser(["--version"]).parse_args(["--version"])
    project = tomllib.loads((host.ROOT / "pyproject.toml").read_text())["project"]
    assert (ended.value.code, capsys.readouterr().out) == (0, f"lazaret {project['version']}\n")


def test_a_word_that_is_no_command_is_refused_with_the_commands_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser(["leters"]).parse_args(["leters"])
    assert ended.value.code == 2
    assert "'leters'" in (said := capsys.readouterr().err)
    assert "'letters'" in said
