"""The settings of a deployment, as people write them: the table [deployment] of lanes.toml, and the CDK's contexts.

A context of the same name wins: a table is for what holds, a context for what holds once. Nothing here builds anything.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

_FLAGS = {"true": True, "false": False, True: True, False: False}
_ARN = r"arn:aws[a-z-]*:"
# What CloudWatch Logs takes, in days.
RETENTIONS = (1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653)
REQUIRED, OPTIONAL = MFA = ("required", "optional")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# Cognito refuses them anywhere in a domain, Systems Manager at the start of a parameter's name, S3 of a bucket's.
_REFUSED = re.compile(r"aws|amazon|cognito|^ssm|^sthree$")
_TAG = re.compile(r"[\w .:/=+@-]*")  # of keys and values, as IAM takes them
_MOST_TAGS = 50


class Refused(Exception):
    """The value is not allowed; the text says what is."""


def text(pattern: str, expected: str) -> Callable[[Any], str]:
    def check(given: Any) -> str:
        if not isinstance(given, str) or not re.fullmatch(pattern, given):
            raise Refused(expected)
        return given

    return check


def name(given: Any) -> str:
    text(r"[a-z][a-z0-9]{0,15}", "a-z and 0-9 from a letter, at most 16 characters")(given)
    if _REFUSED.search(given):
        raise Refused("a name without aws, amazon or cognito in it, not from ssm on, nor sthree: AWS refuses those")
    return str(given)


def flag(given: Any) -> bool:
    if not isinstance(given, str | bool) or given not in _FLAGS:
        raise Refused("true or false")
    return _FLAGS[given]


def whole(given: Any) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,6}", str(given)):
        raise Refused("a whole number from 1, such as 1000")
    return int(str(given))


def retention(given: Any) -> int:
    if str(given) not in map(str, RETENTIONS):
        raise Refused(f"days that CloudWatch Logs takes: {', '.join(map(str, RETENTIONS))}")
    return int(str(given))


def python(given: Any) -> str:
    if given not in PYTHONS:
        raise Refused(f'one of {", ".join(PYTHONS)}, as a text: "3.13"')
    return str(given)


def mfa(given: Any) -> str:
    if given not in MFA:
        raise Refused(f"one of {', '.join(MFA)}")
    return str(given)


def tags(given: Any) -> dict[str, str]:
    if not isinstance(given, Mapping) or not all(
        isinstance(value, str) and len(value) <= 256 and 0 < len(key) <= 128 for key, value in given.items()
    ):
        raise Refused('a table of texts, such as { team = "payments" }')
    texts = [text for each in given.items() for text in each]
    if any(text.lower().startswith("aws:") or not _TAG.fullmatch(text) for text in texts):
        raise Refused("letters, digits, spaces and _.:/=+-@ in each key and value, and none from aws: on")
    if len(given) > _MOST_TAGS:
        raise Refused(f"at most {_MOST_TAGS} tags")
    return dict(given)


# An alarm's description has 1,024 characters, and says something else too.
_RUNBOOK = text(r"https://[^\s#()]{1,490}", "https://… without a # part, at most 500 characters")
_ALERTS = text(
    rf"[^@\s]+@[^@\s]+\.[^@\s]+|{_ARN}sns:[^\s:]+:[0-9]{{12}}:[^\s:]+", "an e-mail address, or a topic's ARN"
)
_TABLE = text(r"[a-zA-Z0-9_.-]{3,255}", "the name of a table that was restored beside our own")
CHECKS: dict[str, Callable[[Any], Any]] = {
    "name": name,
    "account": text(r"[0-9]{12}", 'the 12 digits of an account, as a text: "111122223333"'),
    "region": text(r"[a-z]{2}(-[a-z]+)+-[0-9]", "a region, such as eu-central-1"),
    "alerts": _ALERTS,
    "runbook_url": _RUNBOOK,
    "protect": flag,
    "kms_key_arn": text(
        rf"{_ARN}kms:[^\s:]+:[0-9]{{12}}:key/[0-9a-f-]{{36}}|{_ARN}kms:[^\s:]+:[0-9]{{12}}:key/mrk-[0-9a-f]{{32}}",
        "the ARN of a key",
    ),
    "event_bus": text(rf"{_ARN}events:[^\s:]+:[0-9]{{12}}:event-bus/\S+", "the ARN of an event bus"),
    "ledger_table": _TABLE,
    "breakers_table": _TABLE,
    "log_retention_days": retention,
    "tags": tags,
    "permissions_boundary": text(rf"{_ARN}iam::([0-9]{{12}}|aws):policy/\S+", "the ARN of a managed policy"),
    "bootstrap_qualifier": text(r"[a-z0-9]{1,10}", "the qualifier of your bootstrap: up to 10 of a-z 0-9"),
    "domain": text(r"([a-z0-9-]+\.)+[a-z]{2,}", "a domain name, such as lazaret.example.com"),
    "certificate_arn": text(rf"{_ARN}acm:[^\s:]+:[0-9]{{12}}:certificate/\S+", "the ARN of a certificate"),
    "account_concurrency": whole,
    "mfa": mfa,
    "python": python,
    "simulated": flag,
    "first": flag,
    "local": flag,
}
ONLY_CONTEXTS = ("first", "local")  # each holds for one deploy, or for one machine


@dataclass(slots=True)
class Given:
    """Where each setting was given. Every fault that is found is added to `faults`."""

    context: Callable[[str], object]
    table: Mapping[str, object] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def __call__(self, key: str) -> object:
        """The setting as it was written; None if it was not."""
        own = self.context(key)
        return self.table.get(key) if own is None else own

    def where(self, key: str) -> str:
        return f"context {key}" if self.context(key) is not None else f"[deployment] {key}"

    def read(self) -> dict[str, Any]:
        """The settings that were given and are right."""
        found: dict[str, Any] = {}
        for key, check in CHECKS.items():
            given = self(key)
            if given is None:
                continue
            try:
                found[key] = check(given)
            except Refused as refused:
                self.faults.append(f"{self.where(key)} is {given!r}, expected {refused}")
        return found

    def unknown(self, known: tuple[str, ...]) -> None:
        there = [key for key in (*CHECKS, *known) if key not in ONLY_CONTEXTS]
        self.faults += [
            f"[deployment] {key} is not a setting; there are {', '.join(there)}"
            for key in self.table
            if key not in there
        ]
