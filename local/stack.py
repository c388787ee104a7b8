"""The embedded stack: the emulator with the real application on it, for `make up`, the demo and the tests.

It never talks to AWS, and nothing of it outlives its `with` block but its folder: logs, and the state of `make up`.

What differs there from AWS: batches hold at most 10 records and batching windows are ignored; delays and visibility
timeouts are noticed within a second, schedules within ten; a mapping pauses for a second after a failed invocation;
metrics in logs (EMF) are kept, but alarms do not evaluate themselves; TTL set by CloudFormation expires nothing; a
partial batch response that names an unknown message counts as success; functions run the project's Python, whatever
runtime they declare, without layers; a mapping has at most LAZARET_CONCURRENCY processes (twice the cores, at least 4).
IAM is enforced: each function acts as its own role.
"""

import contextlib
import hashlib
import json
import os
import shlex
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

from local import cdk, host, sign_in

HOME = host.ROOT / ".local"
APP = "LAZARET_APP"  # the application's folder, for whoever sources `.local/env` too
DEFAULT_PORT = 24566
ACCOUNT = "000000000000"
BOOTSTRAP = "/cdk-bootstrap/hnb659fds/version"  # the parameter that a deploy looks for
# Nothing of it is worth protecting: `first`.
CONTEXT = ("--context", "simulated=true", "--context", "local=true", "--context", "first=true")

Say = Callable[[str], None]


def quiet(_line: str) -> None:
    """What a caller who wants no progress passes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    port: int
    home: Path  # logs are here
    outputs: dict[str, str] = field(default_factory=dict)  # of all stacks, flat

    @property
    def endpoint(self) -> str:
        return host.endpoint(self.port)

    @property
    def told_in(self) -> Path:
        """Where other processes find it. `make up` gives each port a folder of its own in there."""
        return self.home.parent

    def environment(self) -> dict[str, str]:
        return {
            "AWS_ENDPOINT_URL": self.endpoint,
            **host.KEYS,
            "AWS_DEFAULT_REGION": host.REGION,
            "AWS_REGION": host.REGION,
            "NO_PROXY": "127.0.0.1",
        }

    def client(self, service: str, **config: Any) -> Any:
        """A boto3 client of this stack, whatever the environment says."""
        return boto3.client(
            service,
            endpoint_url=self.endpoint,
            region_name=host.REGION,
            aws_access_key_id=host.KEYS["AWS_ACCESS_KEY_ID"],
            aws_secret_access_key=host.KEYS["AWS_SECRET_ACCESS_KEY"],
            config=Config(proxies={}, **config),
        )

    def log_lines(self, function: str) -> list[str]:
        """What a function wrote so far, over all its processes, also those that died."""
        prefix = f"{function} "
        lines = (self.home / "functions.log").read_text(errors="replace").split("\n")
        return [line.removeprefix(prefix) for line in lines if line.startswith(prefix)]


def attached(*, example: bool = False) -> Stack | None:
    """The stack that `make up` last brought up, if it answers. `example`: and if it runs the example application."""
    try:
        known = json.loads((HOME / "up.json").read_text())
    except FileNotFoundError:
        return None
    if example and known.get("app"):
        return None
    stack = Stack(port=known["port"], home=Path(known["home"]), outputs=known["outputs"])
    return stack if host.answers(stack.endpoint) else None


@contextlib.contextmanager
def bare(*, home: Path, port: int | None = None, state: Path | None = None) -> Iterator[Stack]:
    """The emulator alone, with nothing deployed but what its state has."""
    chosen = port or host.free_port()
    with host.reserved(home, chosen):
        try:
            with host.emulator(home, chosen, state=state):
                yield Stack(port=chosen, home=home)
        finally:
            shutil.rmtree(home / "tmp", ignore_errors=True)


@contextlib.contextmanager
def running(
    *, home: Path, port: int | None = None, say: Say = quiet, state: Path | None = None, since: str = ""
) -> Iterator[Stack]:
    """The emulator with the application deployed by the real CDK. `say` gets a line when a part is ready.

    `since` says that `state` has what an earlier one held.
    """
    began = time.monotonic()
    with bare(home=home, port=port, state=state) as empty, contextlib.ExitStack() as commands:
        kept = f", with what it held on {since}" if since else ""
        say(f"emulator   {time.monotonic() - began:5.1f} s   {empty.endpoint}{kept}")

        def start(*words: str, cwd: Path = host.ROOT) -> cdk.Command:
            log = home / f"cdk-{words[0]}.log"
            command = cdk.start(*words, cwd=cwd, root=host.ROOT, log=log, env=empty.environment())
            commands.callback(command.stop)
            return command

        deployed = _deploy(home, start, say, bootstrapped=bool(since) and is_bootstrapped(empty))
        outputs = sign_in.signed_in(deployed, endpoint=empty.endpoint, client=empty.client)
        yield Stack(port=empty.port, home=home, outputs=outputs)


def is_bootstrapped(stack: Stack) -> bool:
    """What was kept may be of a `make up` that ended before it had come so far."""
    try:
        stack.client("ssm").get_parameter(Name=BOOTSTRAP)
    except ClientError:
        return False
    return True


def _deploy(home: Path, start: Callable[..., cdk.Command], say: Say, *, bootstrapped: bool) -> dict[str, str]:
    assembly, outputs = home / "cdk.out", home / "cdk-outputs.json"
    outputs.unlink(missing_ok=True)
    # Elsewhere than in the project, or the bootstrap would synthesize the application too.
    bootstrap = None if bootstrapped else start("bootstrap", f"aws://{ACCOUNT}/{host.REGION}", cwd=home)
    synth = start("synth", "--quiet", "--output", str(assembly), *CONTEXT)
    if bootstrap:
        say(f"bootstrap  {bootstrap.wait():5.1f} s   cdk bootstrap")
    say(f"synth      {synth.wait():5.1f} s   cdk synth")
    deploy = start(
        "deploy",
        *("--app", str(assembly), "--all", "--require-approval", "never"),
        *("--method", "direct", "--concurrency", "8", "--progress", "events", "--outputs-file", str(outputs)),
    )
    say(f"deploy     {deploy.wait():5.1f} s   cdk deploy --all")
    return flat(json.loads(outputs.read_text()) if outputs.exists() else {})


def flat(outputs: dict[str, dict[str, str]]) -> dict[str, str]:
    """One namespace over all stacks, without what CDK exports for its own cross-stack references."""
    merged: dict[str, str] = {}
    for stack, values in outputs.items():
        for name, value in values.items():
            if name.startswith("ExportsOutput"):
                continue
            if merged.setdefault(name, value) != value:
                raise ValueError(f"output {name!r} is {value!r} in stack {stack!r}, {merged[name]!r} in another")
    return merged


@contextlib.contextmanager
def published(stack: Stack) -> Iterator[None]:
    """Tell other processes of this checkout about the stack: `.local/env`, `.local/outputs.json`."""
    tell(stack)
    try:
        yield
    finally:
        # A stack on another port may have taken the place since.
        if json.loads((stack.told_in / "up.json").read_text())["port"] == stack.port:
            for name in ("env", "outputs.json", "up.json"):
                (stack.told_in / name).unlink(missing_ok=True)


def tell(stack: Stack) -> None:
    stack.told_in.mkdir(exist_ok=True)
    signed_in = {"LAZARET_API": stack.outputs["ApiUrl"], "LAZARET_TOKEN": stack.outputs["OperatorToken"]}
    exports = "".join(
        f"export {name}={shlex.quote(value)}\n" for name, value in (stack.environment() | signed_in).items()
    )
    app = os.environ.get(APP, "")
    known = {"port": stack.port, "home": str(stack.home), "outputs": stack.outputs, "app": app}
    whose = f"export {APP}={shlex.quote(app)}\n" if app else f"unset {APP}\n"
    (stack.told_in / "env").write_text("unset AWS_PROFILE AWS_SESSION_TOKEN\n" + whose + exports)
    (stack.told_in / "outputs.json").write_text(json.dumps(stack.outputs, indent=2) + "\n")
    (stack.told_in / "up.json").write_text(json.dumps(known) + "\n")


@contextlib.contextmanager
def ready(say: Say = quiet) -> Iterator[Stack]:
    """The stack that is up, if it has the example application, or one that starts now and ends with the block."""
    if found := attached(example=True):
        say(f"using the embedded stack on {found.endpoint}")
        yield found
    else:
        with running(home=HOME / "demo", say=say) as stack:
            yield stack


def state_of(home: Path, app: str) -> Path:
    """Each application has a state of its own."""
    folder = Path(app).resolve() if app else host.ROOT
    return home / "state" / f"{folder.name}-{hashlib.sha256(str(folder).encode()).hexdigest()[:8]}"


def port_from(environment: dict[str, str]) -> int:
    text = environment.get("LAZARET_PORT") or str(DEFAULT_PORT)
    if not text.isdecimal() or not 1024 <= int(text) <= 65535:
        raise host.NotStarted(f"LAZARET_PORT is {text!r}, expected a port from 1024 to 65535")
    return int(text)
