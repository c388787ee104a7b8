"""The bare emulator, for tests that bring toy functions of their own, and the command line against the whole stack."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from local import stack
from local.stack import Stack
from tests.support.embedded.ops_line import OpsLine, ops_line
from tests.support.embedded.toys import TRUST, MakeFunction, policy, zipped


@pytest.fixture(scope="session")
def emulator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with stack.bare(home=tmp_path_factory.mktemp("emulator")) as running:
        yield running


@pytest.fixture(scope="session")
def make_function() -> MakeFunction:
    """Create a function whose `handler` is in `code`, with a role of its own that may do what `allow` says."""

    def make(name: str, code: str, *, on: Stack, timeout: int = 10, allow: dict[str, str] | None = None) -> str:
        iam = on.client("iam")
        role = iam.create_role(RoleName=name, AssumeRolePolicyDocument=policy(TRUST))["Role"]["Arn"]
        statements = [{"Effect": "Allow", "Action": action, "Resource": arn} for action, arn in (allow or {}).items()]
        if statements:
            iam.put_role_policy(RoleName=name, PolicyName="allow", PolicyDocument=policy(*statements))
        created = on.client("lambda").create_function(
            FunctionName=name,
            Runtime="python3.13",
            Handler="toy.handler",
            Role=role,
            Timeout=timeout,
            Code={"ZipFile": zipped(toy=code)},
        )
        return str(created["FunctionArn"])

    return make


@pytest.fixture(scope="session")
def eventually() -> Callable[..., Any]:
    """Ask until the answer is true, and return it."""

    def ask(question: Callable[[], Any], *, within: float = 30.0, every: float = 0.2) -> Any:
        deadline = time.monotonic() + within
        while not (answer := question()):
            assert time.monotonic() < deadline, f"still {answer!r} after {within:.0f} s"
            time.sleep(every)
        return answer

    return ask


@pytest.fixture
def line(embedded: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> OpsLine:
    return ops_line(embedded, monkeypatch, capsys)
