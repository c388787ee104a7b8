"""What a lane gives its agents: variables of their environment, references to secrets, a network, layers.

A reference says where a secret is kept. Its value is in no file: the worker reads it, and synth grants exactly that.
"""

import re
from typing import Any

from lambdas.core.config.shape import Wrong, WrongAndPrivate
from lambdas.core.model.value import value

SECRETS_MANAGER, PARAMETER_STORE = "secretsmanager", "ssm"
_REFERENCE = re.compile(
    r"(?P<service>secretsmanager):(?P<name>arn:aws[a-z-]*:secretsmanager:[a-z0-9-]+:[0-9]{12}:secret:[\w/+=.@-]{1,512}"
    r"|[\w/+=.@-]{1,512})(?:#(?P<key>[^#\s]{1,200}))?"
    r"|(?P<store>ssm):(?P<path>/[\w./-]{1,1010})",
    re.ASCII,
)
_KEY_ARN = re.compile(r"arn:aws[a-z-]*:kms:[a-z0-9-]+:[0-9]{12}:key/(mrk-[0-9a-f]{32}|[0-9a-f-]{36})")
_SUBNET = re.compile(r"subnet-[0-9a-f]{8,17}")
_SECURITY_GROUP = re.compile(r"sg-[0-9a-f]{8,17}")
_LAYER = re.compile(r"arn:aws[a-z-]*:lambda:[a-z0-9-]+:[0-9]{12}:layer:[A-Za-z0-9_-]{1,140}:[0-9]{1,6}")
_LOCK = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.txt", re.ASCII)
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,127}", re.ASCII)
# What the function and its processes themselves are run by. A lane that set one would not start, or not be itself.
_TAKEN = re.compile(r"AWS_.*|_.*|LD_.*|PYTHON.*|LAMBDA_.*|LAZARET_.*|PATH|TZ|POWERTOOLS_.*|XDG_.*|LANG|HOME")
# Names and addresses of a deployment, and keys of its functions: a guest gets none of them.
NOT_FOR_GUESTS = (
    "LAZARET_NAME",
    "JOB_TYPE",
    "WORKER_VERSION",
    "SIMULATED",
    "LOCAL",
    "TENANT_CLAIM",
    "GROUPS_CLAIM",
    "REDRIVE_MOST_EVENTS",
    "LEDGER_TABLE",
    "BREAKERS_TABLE",
    "BUCKET",
    "ALERTS_TOPIC",
    "NOTICES_QUEUE",
    "API_URL",
    "QUEUE_URL",
    "DEAD_QUEUE_URL",
    "SIGN_IN_URL",
    "CLIENT_ID",
    "REDRIVE_MACHINE",
    "AGENT_ROLE",
    "EVENT_BUS",
)
_OURS = frozenset({*NOT_FOR_GUESTS, "WORLD_TABLE"})
MOST_BYTES = 2_500  # of a lane's own variables: Lambda takes 4 KB, and ours need the rest


@value
class Reference:
    """A secret of Secrets Manager, perhaps one key of its JSON, or a parameter of Systems Manager."""

    service: str
    name: str  # also an ARN, for a secret of another account
    key: str = ""


def reference(given: object) -> str:
    """The text as it stands, checked. Raise `Wrong` for what refers to nothing."""
    if not isinstance(given, str) or not _REFERENCE.fullmatch(given):
        raise WrongAndPrivate(
            '"secretsmanager:name", "secretsmanager:name#key" or "ssm:/path": where it is kept, not the value'
        )
    return given


def referred(text: str) -> Reference:
    """Of a text that `reference` has checked."""
    found = _REFERENCE.fullmatch(text)
    if found is None:
        raise ValueError("not a reference to a secret")
    if found["store"]:
        return Reference(service=PARAMETER_STORE, name=found["path"])
    return Reference(service=SECRETS_MANAGER, name=found["name"], key=found["key"] or "")


def variable(given: object) -> str:
    if not isinstance(given, str) or not _VARIABLE.fullmatch(given):
        raise Wrong("the name of an environment variable, such as OPENAI_API_KEY")
    if given in _OURS or _TAKEN.fullmatch(given):
        raise Wrong("another name: the function itself is run by this variable")
    return given


def plain_text(given: object) -> str:
    if not isinstance(given, str) or not 0 < len(given) <= MOST_BYTES or "\0" in given:
        raise Wrong(f"a text of 1 to {MOST_BYTES} characters")
    return given


def key_arn(given: object) -> str:
    if not isinstance(given, str) or not (given == "" or _KEY_ARN.fullmatch(given)):
        raise Wrong("the ARN of a KMS key: arn:aws:kms:…:key/…")
    return given


def subnet(given: object) -> str:
    return _named(given, _SUBNET, "the id of a subnet, such as subnet-0123abcd")


def security_group(given: object) -> str:
    return _named(given, _SECURITY_GROUP, "the id of a security group, such as sg-0123abcd")


def layer(given: object) -> str:
    return _named(given, _LAYER, "the ARN of a version of a layer: arn:aws:lambda:…:layer:name:1")


def lock(given: object) -> str:
    if given == "":
        return given
    if given == "requirements.txt":
        raise Wrong("another file: requirements.txt is what every function has")
    return _named(given, _LOCK, 'a file beside lanes.toml that pip reads, such as "invoices.txt"')


def networked(given: Any) -> None:
    if not all(given.values()):
        raise Wrong("at least one subnet and one security group")


def _named(given: object, pattern: "re.Pattern[str]", expected: str) -> str:
    if not isinstance(given, str) or not pattern.fullmatch(given):
        raise Wrong(expected)
    return given
