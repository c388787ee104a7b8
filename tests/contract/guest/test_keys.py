"""A guest has none of the worker's keys: not in its environment, not in /proc, not at the address of its own."""

import json
import os
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from lambdas.guest.keys import MOST_CONNECTIONS, Keys, KeyServer
from lambdas.settings import ROOT, guest_environment

SECRETS = {
    "AWS_ACCESS_KEY_ID": "AKIAWORKER",
    "AWS_SECRET_ACCESS_KEY": "the-workers-secret",
    "AWS_SESSION_TOKEN": "the-workers-token",
    "AWS_LAMBDA_RUNTIME_API": "127.0.0.1:9001",
    "LEDGER_TABLE": "the-ledger-table",
    "BREAKERS_TABLE": "the-breakers-table",
    "BUCKET": "the-bucket",
    "QUEUE_URL": "the-queue-url",
    "DEAD_QUEUE_URL": "the-dead-queue-url",
    "ALERTS_TOPIC": "the-alerts-topic",
    "NOTICES_QUEUE": "the-notices-queue",
    "AGENT_ROLE": "the-agent-role",
    "LAZARET_NAME": "the-deployments-name",
    "JOB_TYPE": "the-lanes-name",
    "WORKER_VERSION": "the-workers-version",
    "POWERTOOLS_SERVICE_NAME": "the-service",
}
# A worker's process without any privilege, as Lambda's user has none: root's are taken from it before it begins.
WITHOUT_PRIVILEGES = """
import ctypes, os, sys
if os.getuid() == 0:
    for capability in range(64):
        ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP
os.execv(sys.executable, [sys.executable, "-c", sys.argv[1]])
"""
# It hides itself, as wiring.py lets it, and runs an agent that looks for everything.
WORKER = """
import json, os
from lambdas.guest.process import hide_from_neighbours
from tests.support.guests import Guests, hosting
hide_from_neighbours()
with hosting() as host:
    lane = Guests(host=host)
    lane.run("peeking")
    print(json.dumps([os.getpid(), lane.result()]))
"""


@pytest.fixture(scope="module")
def found() -> tuple[int, dict[str, Any]]:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_PRIVILEGES, WORKER],
        cwd=ROOT,
        env={**os.environ, **SECRETS},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    pid, peeked = json.loads(ran.stdout.splitlines()[-1])
    return pid, peeked


def test_an_agents_environment_has_no_key_and_no_address_of_ours(found: tuple[int, dict[str, Any]]) -> None:
    environment = found[1]["environment"]
    assert not SECRETS.keys() & environment.keys()
    assert not set(SECRETS.values()) & set(environment.values())


def test_an_agent_reads_nothing_of_the_worker_and_of_the_process_that_all_guests_come_from(
    found: tuple[int, dict[str, Any]],
) -> None:
    worker, peeked = found
    for pid in (worker, peeked["zygote"]):
        read = {name: text for name, text in peeked["read"].items() if name.startswith(f"{pid}/")}
        assert read == {f"{pid}/{name}": "PermissionError" for name in ("environ", "mem", "maps")}
    assert not any(secret in text for text in peeked["read"].values() for secret in SECRETS.values())


def test_the_lanes_own_variables_and_the_region_reach_the_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "the-lanes-own")
    monkeypatch.setenv("AWS_REGION", "eu-central-1")
    environment = guest_environment(ROOT)
    assert (environment["OPENAI_API_KEY"], environment["AWS_REGION"]) == ("the-lanes-own", "eu-central-1")
    assert str(ROOT) in environment["PYTHONPATH"].split(os.pathsep)


def test_a_guest_imports_nothing_that_an_agent_could_have_left_at_home() -> None:
    """`/tmp` is often a function's home, and an interpreter runs what it finds among a user's own packages."""
    script = "import site; print(site.ENABLE_USER_SITE)"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=guest_environment(ROOT),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (ran.stdout.strip(), guest_environment(ROOT)["PYTHONNOUSERSITE"]) == ("False", "1")


class Role:
    """Hands out keys that last as long as the test says, and counts them."""

    def __init__(self, *, minutes: int = 60) -> None:
        self.handed_out = 0
        self.minutes = minutes
        self.now = datetime(2026, 6, 12, 12, tzinfo=UTC)

    def fetch(self) -> Keys:
        self.handed_out += 1
        expires_at = self.now + timedelta(minutes=self.minutes)
        return Keys(access_key=f"AK{self.handed_out}", secret_key="s", token="t", expires_at=expires_at)


@pytest.fixture
def role() -> Role:
    return Role()


def asked(environment: dict[str, str], token: str) -> dict[str, Any]:
    request = urllib.request.Request(environment["AWS_CONTAINER_CREDENTIALS_FULL_URI"])
    request.add_header("Authorization", token)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=10) as answer:
        read: dict[str, Any] = json.load(answer)
    return read


def test_the_keys_of_the_agents_role_are_served_to_whoever_has_the_token_and_to_nobody_else(role: Role) -> None:
    server = KeyServer(role.fetch, clock=lambda: role.now)
    environment = dict(server.start())
    try:
        given = asked(environment, environment["AWS_CONTAINER_AUTHORIZATION_TOKEN"])
        assert given["AccessKeyId"] == "AK1"
        for wrong in ("", "guessed"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                asked(environment, wrong)
            assert (refused.value.code, refused.value.read()) == (403, b'{"message": "not for you"}')
    finally:
        server.close()


def test_who_connects_and_says_nothing_is_hung_up_on(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    server = KeyServer(role.fetch, clock=lambda: role.now)
    monkeypatch.setattr(server._server.RequestHandlerClass, "timeout", 0.1)
    port = int(server.start()["AWS_CONTAINER_CREDENTIALS_FULL_URI"].rpartition(":")[2].partition("/")[0])
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as silent:
            assert silent.recv(1) == b""
    finally:
        server.close()


def test_who_connects_without_end_takes_few_of_the_workers_threads_and_no_keys_from_its_neighbours(
    role: Role, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = KeyServer(role.fetch, clock=lambda: role.now)
    monkeypatch.setattr(server._server.RequestHandlerClass, "timeout", 60)  # they say a little, now and then
    environment = server.start()
    port = int(environment["AWS_CONTAINER_CREDENTIALS_FULL_URI"].rpartition(":")[2].partition("/")[0])
    before = threading.active_count()
    with ExitStack() as silent:
        silent.callback(server.close)
        for number in range(100):
            silent.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
            if number % 50 == 49:
                assert asked(environment, environment["AWS_CONTAINER_AUTHORIZATION_TOKEN"])["AccessKeyId"] == "AK1"
        assert threading.active_count() - before <= MOST_CONNECTIONS + 4


def test_keys_are_kept_until_an_sdk_would_want_new_ones(role: Role) -> None:
    server = KeyServer(role.fetch, clock=lambda: role.now)
    token = server.start()["AWS_CONTAINER_AUTHORIZATION_TOKEN"]
    try:
        for minutes, key in ((0, "AK1"), (39, "AK1"), (2, "AK2")):
            role.now += timedelta(minutes=minutes)
            assert server.answer("/agent-role", token)[1]["AccessKeyId"] == key
    finally:
        server.close()


def test_boto3_finds_them_by_itself(role: Role) -> None:
    role.now = datetime.now(UTC)
    server = KeyServer(role.fetch, clock=lambda: role.now)
    script = "import boto3; print(boto3.Session().get_credentials().get_frozen_credentials().access_key)"
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), "HOME": "/nowhere"}
    try:
        ran = subprocess.run(
            [sys.executable, "-c", script],
            env=environment | dict(server.start()) | {"AWS_EC2_METADATA_DISABLED": "true", "NO_PROXY": "*"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    finally:
        server.close()
    assert ran.stdout.strip() == "AK1", ran.stderr


def test_no_part_of_a_guest_imports_an_aws_sdk() -> None:
    script = "import sys, lambdas.guest.zygote; print([m for m in sys.modules if m.startswith(('boto', 'aws_lambda'))])"
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(ROOT), capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stdout.strip() == "[]"
