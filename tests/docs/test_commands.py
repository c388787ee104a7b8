"""Commands in the documents exist: make targets, ops options, AWS calls. What is cheap is run."""

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache

import botocore.session
import pytest
from botocore import xform_name

from infra.deployment import SynthRefused, read_deployment
from ops.__main__ import COMMANDS, parser
from tests.docs.makefile import TARGETS
from tests.support.markdown import DOCUMENTS, ROOT, blocks, codes_in, prose, table, text_of

# The commands of the CDK that the project uses against the embedded stack, and one that the emulator does not know.
CDK = {"bootstrap", "synth", "deploy", "import"}
ALONE = (["--help"], ["--version"])  # options of ops that need no command


def shown() -> list[tuple[str, str]]:
    """Every command of every shell block, and what stands in ticks and begins as a command does."""
    found = []
    for document in DOCUMENTS:
        for block in blocks(document, "sh"):
            found += [(document, line) for line in block.text.splitlines() if line.strip()]
        for block in blocks(document, "console"):
            found += [(document, line[2:]) for line in block.text.splitlines() if line.startswith("$ ")]
        begins = re.compile(r"(make |cdk |python -m |\.venv/bin/)\S")
        found += [(document, code) for code in codes_in(prose(document)) if begins.match(code)]
    return found


def check_make(words: list[str]) -> None:
    assert words[0] in TARGETS, f"the Makefile has {', '.join(TARGETS)}"
    for word in words[1:]:
        variable, _, value = word.partition("=")
        assert f"$({variable})" in text_of("Makefile"), f"no target reads {variable}"
        if variable == "CDK_ARGS":
            check_context(value.split())


def check_context(words: list[str]) -> None:
    """`-c name=acme`: a context that the app reads."""
    flags, given = words[::2], dict(word.split("=") for word in words[1::2])
    assert set(flags) <= {"-c"}
    try:
        read_deployment(given.get)
    except SynthRefused as refused:
        pytest.fail(str(refused))
    assert set(given) <= contexts_read()


def contexts_read() -> set[str]:
    read: set[str] = set()

    def context(key: str) -> None:
        read.add(key)

    read_deployment(context)
    return read


def check_ops(words: list[str]) -> None:
    if words and words not in ALONE:
        parser(words).parse_args(words)


def check_module(words: list[str]) -> None:
    module, *rest = words
    if module == "ops":
        # In a sentence the options may be left out.
        assert not rest or rest[0] in COMMANDS or rest in ALONE
        check_ops(rest if len(rest) != 1 or rest in ALONE else [])
    elif module == "pytest":
        assert all((ROOT / word).exists() for word in rest if not word.startswith("-"))
    else:
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def check_ruff(words: list[str]) -> None:
    command = [str(ROOT / ".venv/bin/ruff"), words[0], "--help"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert words[1:] == ["."]


@cache
def cdk_help(command: str) -> str:
    """What the installed CDK says that the command takes."""
    cdk = [str(ROOT / "node_modules" / ".bin" / "cdk"), command, "--help"]
    return subprocess.run(cdk, capture_output=True, text=True, check=True).stdout


def check_cdk(words: list[str]) -> None:
    assert words[0] in CDK
    options = {word for word in words[1:] if word.startswith("--")}
    if options:
        assert options <= set(re.findall(r"--[a-z-]+", cdk_help(words[0])))
    else:
        assert words[1:] in ([], ["Lazaret"])


def check_aws(words: list[str]) -> None:
    """Operation and options as the AWS command line has them: the API's own names in lower case with dashes."""
    service, operation, *options = words
    model = botocore.session.get_session().get_service_model(service)
    operations = {xform_name(name, "-"): name for name in model.operation_names}
    shape = model.operation_model(operations[operation]).input_shape
    flags = [name for name, member in shape.members.items() if member.type_name == "boolean"]
    known = {f"--{xform_name(name, '-')}" for name in shape.members} | {"--query"}
    known |= {f"--no-{xform_name(name, '-')}" for name in flags}
    assert {option for option in options if option.startswith("--")} <= known


def check_source(words: list[str]) -> None:
    assert words == [".local/env"]
    assert '(stack.told_in / "env")' in text_of("local/stack.py")


def check_pip(words: list[str]) -> None:
    """This repository, seen from beside it, with an extra that it has; or a file of its requirements."""
    *option, asked = words
    if option == ["-r"]:
        assert (ROOT / asked.removeprefix("../lazaret/")).is_file()
        return
    if option == ["-e"]:
        assert asked == "../lazaret"
        return
    assert not option
    extra = re.fullmatch(r"\.\./lazaret\[(\w+)\]", asked)
    assert extra
    assert extra[1] in tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"]


CHECKS: dict[str, Callable[[list[str]], None]] = {
    "make": check_make,
    "python -m": check_module,
    ".venv/bin/python -m": check_module,
    ".venv/bin/ruff": check_ruff,
    "node_modules/.bin/cdk": check_cdk,
    "cdk": check_cdk,
    "aws": check_aws,
    "pip install": check_pip,
    "source": check_source,
}


@pytest.mark.parametrize(("document", "command"), shown())
def test_a_command_that_is_shown_exists_with_its_options(document: str, command: str) -> None:
    if command in (".venv/bin/python", "python"):
        return
    words = shlex.split(command, comments=True)
    start = next((start for start in CHECKS if words[: len(start.split())] == start.split()), None)
    assert start is not None, f"{document} shows {command!r}, which no check knows"
    CHECKS[start](words[len(start.split()) :])


def test_commands_are_found() -> None:
    found = [command for _, command in shown()]
    assert len(found) > 20
    assert {"make help", "python -m ops --help", "make up", "source .local/env"} <= set(found)


def test_both_commands_of_the_readme_say_what_they_do() -> None:
    help_text = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("demo", "test"):
        assert re.search(rf"make {target}\s+\S", help_text)


def test_the_help_of_ops_lists_every_command_that_is_shown() -> None:
    command = [sys.executable, "-m", "ops", "--help"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    used = {line.split()[3] for _, line in shown() if line.startswith("python -m ops ")} - {"--help", "--version"}
    assert used
    for name in used:
        assert re.search(rf"^\s+{name}\s+\S", said, re.MULTILINE), name


def test_stack_outputs_that_are_named_are_the_stacks_own() -> None:
    infra = "".join(path.read_text() for path in (ROOT / "infra").rglob("*.py"))
    for name in re.findall(r"`(\w+Arn)`", prose("docs/operate.md")):
        assert re.search(rf'"{name}(\{{number\}})?"', infra)


def test_the_settings_of_the_table_are_those_that_are_read() -> None:
    assert {row["setting"].strip("`") for row in table("docs/reference/deployment.md", "contexts")} == contexts_read()
