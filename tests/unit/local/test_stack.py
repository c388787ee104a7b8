"""How the embedded stack is chosen, named and told about, without starting one."""

import fcntl
import importlib.metadata
import json
import subprocess
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from botocore.exceptions import ClientError

from local import cdk, emulator, functions, host, machines, queues, stack
from local.__main__ import PATIENCE, down, kept, welcome
from local.__main__ import alive as is_alive
from local.demo.__main__ import what_next
from local.stack import Stack

SIGNED_IN = {"ApiUrl": "http://api/abc/$default", "OperatorToken": "eyJ"}


def test_outputs_of_all_stacks_are_one_namespace_without_cdks_own_exports() -> None:
    outputs = {"Lazaret": {"LedgerTable": "t", "ExportsOutputRefX": "x"}, "Lazaret-kyc": {"KycQueueUrl": "u"}}
    assert stack.flat(outputs) == {"LedgerTable": "t", "KycQueueUrl": "u"}


def test_two_stacks_with_different_values_for_one_output_are_refused() -> None:
    with pytest.raises(ValueError, match="output 'Url' is 'b' in stack 'Two', 'a' in another"):
        stack.flat({"One": {"Url": "a"}, "Two": {"Url": "b"}})


@pytest.mark.parametrize("there", [True, False])
def test_what_was_kept_of_an_emulator_that_ended_early_is_bootstrapped_once_more(there: bool) -> None:
    """A `make up` that was stopped, or failed, in its first seconds has kept a state too."""

    def get_parameter(*, Name: str) -> dict[str, object]:  # noqa: N803 - as boto3 has it
        if there:
            return {"Parameter": {"Name": Name, "Value": "21"}}
        raise ClientError({"Error": {"Code": "ParameterNotFound"}}, "GetParameter")

    ssm = SimpleNamespace(get_parameter=get_parameter)
    assert stack.is_bootstrapped(SimpleNamespace(client=lambda _service: ssm)) is there  # type: ignore[arg-type]


@pytest.mark.parametrize(("environment", "port"), [({}, 24566), ({"LAZARET_PORT": "31000"}, 31000)])
def test_the_port_is_the_default_or_the_one_asked_for(environment: dict[str, str], port: int) -> None:
    assert stack.port_from(environment) == port


@pytest.mark.parametrize("text", ["http", "80", "70000", "-1"])
def test_a_port_that_cannot_be_is_refused_with_its_value(text: str) -> None:
    with pytest.raises(host.NotStarted, match=f"LAZARET_PORT is '{text}', expected a port from 1024 to 65535"):
        stack.port_from({"LAZARET_PORT": text})


def test_a_stack_that_is_up_is_told_in_files_a_shell_and_a_program_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stack, "HOME", tmp_path)
    up = Stack(port=31000, home=tmp_path / "31000", outputs={"LedgerTable": "lazaret-ledger", **SIGNED_IN})
    with stack.published(up):
        assert "export AWS_ENDPOINT_URL=http://127.0.0.1:31000\n" in (tmp_path / "env").read_text()
        assert "export LAZARET_TOKEN=eyJ\n" in (tmp_path / "env").read_text()
        read = ["bash", "-c", f'source "{tmp_path}/env"; echo "$LAZARET_API"']
        assert subprocess.check_output(read, text=True) == "http://api/abc/$default\n", (
            "no shell takes it for a variable"
        )
        assert "export AWS_REGION=us-east-1\n" in (tmp_path / "env").read_text()
        assert "unset LAZARET_APP\n" in (tmp_path / "env").read_text()
        assert '"LedgerTable": "lazaret-ledger"' in (tmp_path / "outputs.json").read_text()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("app", "attaches"), [("", True), ("/home/ada/acme agents", False)])
def test_the_demo_leaves_the_stack_of_another_application_alone(
    app: str, attaches: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its jobs are for the lanes of the example: elsewhere nobody would take them."""
    monkeypatch.setattr(stack, "HOME", tmp_path)
    monkeypatch.setenv("LAZARET_APP", app)
    monkeypatch.setattr(host, "answers", lambda _endpoint: True)
    with stack.published(Stack(port=31000, home=tmp_path / "31000", outputs=SIGNED_IN)):
        assert (stack.attached(example=True) is not None) is attaches
        assert stack.attached() is not None, "whoever operates it does"
        if app:
            assert "export LAZARET_APP='/home/ada/acme agents'\n" in (tmp_path / "env").read_text()


def test_a_stack_that_stops_leaves_the_files_of_one_that_came_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stack, "HOME", tmp_path)
    later = stack.published(Stack(port=31001, home=tmp_path / "home", outputs=SIGNED_IN))
    with stack.published(Stack(port=31000, home=tmp_path / "home", outputs=SIGNED_IN)):
        later.__enter__()
    assert "127.0.0.1:31001" in (tmp_path / "env").read_text()


@pytest.mark.enable_socket
def test_a_stack_that_does_not_answer_is_not_attached_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stack, "HOME", tmp_path)
    assert stack.attached() is None
    with stack.published(Stack(port=host.free_port(), home=tmp_path / "home", outputs=SIGNED_IN)):
        assert stack.attached() is None


@pytest.mark.parametrize(
    ("answers", "alive"),
    [([True], True), ([False, False, True], True), ([False] * PATIENCE, False)],
    ids=["at once", "busy for a while", "gone"],
)
def test_a_stack_that_is_slow_to_answer_is_not_given_up(
    answers: list[bool], alive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(answers)
    monkeypatch.setattr(host, "answers", lambda _: next(left))
    monkeypatch.setattr(time, "sleep", lambda _: None)
    assert is_alive("http://127.0.0.1:1") is alive
    assert list(left) == []


def test_whoever_brings_a_stack_up_is_told_where_its_console_is_and_how_to_fill_it() -> None:
    console = "http://127.0.0.1:24566/_aws/execute-api/abc/$default/console/index.html"
    told = welcome(Stack(port=24566, home=stack.HOME / "24566", outputs={"ConsoleUrl": console}), 9.6)
    assert console in told.split()
    assert "make demo" in told
    assert "tail -f .local/24566/events.log" in told
    own = welcome(Stack(port=24566, home=stack.HOME / "24566", outputs={"ConsoleUrl": console}), 9.6, lane="refunds")
    assert "make demo" not in own
    assert "ops send --lane refunds" in own


def test_the_demo_leads_to_the_console_of_a_stack_that_is_still_up() -> None:
    assert "http://here/console" in what_next("http://here/console").split()
    assert "make up" in what_next("")


def test_log_lines_are_those_of_the_function_alone(tmp_path: Path) -> None:
    (tmp_path / "functions.log").write_text("kyc one\nkyc-intake two\nkyc three\n")
    assert Stack(port=1, home=tmp_path).log_lines("kyc") == ["one", "three"]


def test_another_version_of_ministack_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"ministack is 1\.6\.0, expected 1\.5\.33"):
        emulator.refuse_another_ministack("1.6.0", ())


def test_a_missing_private_function_is_named() -> None:
    part = SimpleNamespace(__name__="ministack.app", main=None)
    with pytest.raises(SystemExit, match=r"has no ministack\.app\._gone:"):
        emulator.refuse_another_ministack(emulator.PINNED, [(part, ("main", "_gone"))])


def test_the_installed_ministack_has_all_that_is_relied_on() -> None:
    relied_on = (*emulator.RELIES_ON, *functions.RELIES_ON, *machines.RELIES_ON, *queues.RELIES_ON)
    assert len(relied_on) > 5
    emulator.refuse_another_ministack(emulator.PINNED, relied_on)


def test_a_cdk_command_that_fails_shows_all_it_said_and_gets_no_profile_of_the_laptop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / cdk.CLI
    fake.parent.mkdir(parents=True)
    fake.write_text('#!/bin/sh\necho first; echo "$1 as ${AWS_PROFILE-nobody}" >&2; exit 3\n')
    fake.chmod(0o755)
    monkeypatch.setenv("AWS_PROFILE", "production")
    command = cdk.start("synth", cwd=tmp_path, root=tmp_path, log=tmp_path / "log", env={})
    with pytest.raises(cdk.CdkFailed, match="cdk synth: exit code 3\nfirst\nsynth as nobody"):
        command.wait()


def test_a_state_of_another_emulator_is_said_and_not_used(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    (state / host.KEPT).write_text('{"version": "1.0.0", "at": "2026-06-12 12:00"}')
    with pytest.raises(host.NotKept, match=r"it is of emulator 1\.0\.0, this is 1\.5\.33"):
        host.kept_since(state, "1.5.33")
    assert not state.exists()


def test_each_application_has_a_state_of_its_own(tmp_path: Path) -> None:
    states = {stack.state_of(tmp_path, app) for app in ("", "/one/agents", "/two/agents", str(host.ROOT))}
    assert len(states) == 3, "this repository is its own application, named or not"


def test_a_fresh_start_clears_what_was_kept_and_one_that_is_in_use_is_left_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    state = stack.state_of(home, "")
    state.mkdir(parents=True)
    known = {"version": importlib.metadata.version("ministack"), "at": "noon"}
    (state / host.KEPT).write_text(json.dumps(known))
    assert kept(home, state, fresh=False) == "noon"
    with (home / "lock").open("a+") as lock:  # as the one that runs holds it
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write('{"pid": 1}')
        lock.flush()
        assert kept(home, state, fresh=True) == ""
        assert state.exists(), "of a stack that runs"
    assert kept(home, state, fresh=True) == ""
    assert not state.exists()


def test_who_stops_a_stack_that_is_on_another_port_is_told_which(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stack, "HOME", tmp_path)
    monkeypatch.setenv("LAZARET_PORT", "24566")
    for up, hint in ((None, ""), (Stack(port=24777, home=tmp_path / "24777"), "LAZARET_PORT=24777 make down")):
        monkeypatch.setattr(stack, "attached", lambda up=up: up)
        assert down() == 0
        assert capsys.readouterr().out.endswith(f"port 24566{'; one is up on another: ' if hint else ''}{hint}\n")
