"""The embedded stack as the people have it whose policies are tried: producers who send, operators who act."""

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import boto3
from botocore.config import Config

from local import host
from local.stack import Stack
from tests.permissions.shell import Shells
from tests.support.embedded.api import Answer, Caller
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import Machine

PATIENT = 400.0  # seconds: the journeys share the machine with one another, and with whatever else runs there
DIRECT = Config(proxies={})
POLICIES = {"producers": "ProducerPolicyArn", "operators": "OperatorPolicyArn"}  # a user → the policy it has


class SharedStack(Stack):
    """Its clients may be made by several threads: boto3's default session may not."""

    __slots__ = ()
    _one_at_a_time = threading.Lock()

    def client(self, service: str, **config: Any) -> Any:
        with self._one_at_a_time:
            return super().client(service, **config)


@dataclass(kw_only=True)
class Stage:
    stack: SharedStack
    keys: dict[str, dict[str, str]]  # of each user
    shells: dict[str, Shells]
    routes: set[str] = field(default_factory=set)  # of the API, that answered well

    def client(self, user: str, service: str) -> Any:
        own = {name.lower(): value for name, value in self.keys[user].items()}
        with SharedStack._one_at_a_time:
            return boto3.client(
                service, endpoint_url=self.stack.endpoint, region_name=host.REGION, config=DIRECT, **own
            )

    def lane(self, job_type: str = "simulated", **fields: Any) -> EmbeddedLane:
        """As a producer has it; what it looks up is nobody's."""
        lane = EmbeddedLane(self.stack, job_type=job_type, **fields)
        lane.sqs = self.client("producers", "sqs")
        return lane

    def dead(self, count: int, *script: list[dict[str, Any]]) -> list[str]:
        """The ids of letters of one tenant."""
        lane = self.lane()
        sent = [lane.send(*script) for _ in range(count)]
        return [lane.letter(job_id, within=PATIENT).letter_id for job_id in sent]

    def machine(self) -> Machine:
        return Machine(self.stack)

    def ops(self, *words: str, user: str = "operators", fails: bool | None = False) -> Any:
        """`python -m ops`, as that person. None: it may end either way."""
        code, out, err = self.shells[user].run(*words, "--json")
        assert fails in (None, code != 0), f"{' '.join(words)}: {err}{out}"
        return json.loads(out) if out.startswith(("{", "[")) else err

    def api(self, persona: str, method: str, route: str, body: Any = None, **named: str) -> Answer:
        """One route of lambdas/api/routes/table.py, its names filled in; `query` is added to it."""
        query = named.pop("query", "")
        caller = Caller(self.stack, self.stack.outputs[f"{persona}Token"] if persona else None)
        answer = caller(method, route.replace("+}", "}").format(**named) + query, body)
        assert answer.status < 300, f"{method} {route}: {answer.status} {answer.text}"
        self.routes.add(f"{method} {route}")
        return answer

    def sweep(self) -> dict[str, Any]:
        told: dict[str, Any] = self.ops("sweep")
        return told


@contextlib.contextmanager
def staged(stack: Stack) -> Iterator[Stage]:
    iam, keys = stack.client("iam"), {}
    for user, output in POLICIES.items():
        iam.create_user(UserName=user)
        iam.attach_user_policy(UserName=user, PolicyArn=stack.outputs[output])
        key = iam.create_access_key(UserName=user)["AccessKey"]
        keys[user] = {"AWS_ACCESS_KEY_ID": key["AccessKeyId"], "AWS_SECRET_ACCESS_KEY": key["SecretAccessKey"]}
    shells = {user: Shells(environment={**stack.environment(), **own}) for user, own in keys.items()}
    shared = SharedStack(port=stack.port, home=stack.home, outputs=stack.outputs)
    try:
        yield Stage(stack=shared, keys=keys, shells=shells)
    finally:
        for each in shells.values():
            each.close()


def until(question: Callable[[], Any], *, within: float = PATIENT, every: float = 1) -> Any:
    deadline = time.monotonic() + within
    while not (answer := question()):
        assert time.monotonic() < deadline, f"still {answer!r} after {within:.0f} s"
        time.sleep(every)
    return answer
