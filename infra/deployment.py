"""One deployment of Lazaret: what the CDK context says, and every physical name that follows from it.

Names hold no wildcard and no look-up: two deployments in one account differ in their first word.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from infra.issuer import Issuer, read_issuer, read_origin
from lambdas.core.model.errors import LazaretError

_NAME = re.compile(r"[a-z][a-z0-9]{0,15}")
_FLAGS = {"true": True, "false": False, True: True, False: False, None: False}


class SynthRefused(LazaretError):
    """The context or lanes.toml cannot be deployed; `faults` holds one sentence for each thing to mend."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deployment:
    name: str = "lazaret"
    simulated: bool = False  # with the lane whose agent does what the payload says
    local: bool = False  # on the embedded stack: no layer, nothing protected from deletion
    account_concurrency: int | None = None  # the account's Lambda limit, once it is to be shared out
    runbook_url: str = "docs/runbook.md"  # where alarms and dashboard send people; a heading is added
    issuer: Issuer | None = None  # of the API's tokens, if it is not our own user pool
    console_origin: str = ""  # another origin that may call the API from a browser

    @property
    def stack_id(self) -> str:
        return self.name.capitalize()

    def lane_stack_id(self, job_type: str) -> str:
        return f"{self.stack_id}-{job_type}"

    def reserved(self, share: int) -> int | None:
        """Nothing, unless the account's limit is known: see concurrency.py."""
        return share if self.account_concurrency else None

    def named(self, *parts: str) -> str:
        return "-".join((self.name, *parts))

    def queue_name(self, job_type: str) -> str:
        return self.named(job_type)

    def dead_queue_name(self, job_type: str) -> str:
        return self.named(job_type, "dead")

    @property
    def notices_queue_name(self) -> str:
        """No lane's: a job type is not named notices."""
        return self.queue_name("notices")

    @property
    def notices_dead_queue_name(self) -> str:
        return self.dead_queue_name("notices")


def read_deployment(context: Callable[[str], object]) -> Deployment:
    """Raise `SynthRefused` with every fault of the context at once."""
    faults: list[str] = []
    name = context("name") or "lazaret"
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        faults.append(f"context name is {name!r}, expected a-z and 0-9 from a letter, at most 16 characters")
    flags = {key: context(key) for key in ("simulated", "local")}
    faults += [
        f"context {key} is {value!r}, expected true or false"
        for key, value in flags.items()
        if not isinstance(value, str | bool | None) or value not in _FLAGS
    ]
    limit = context("account_concurrency")
    if limit is not None and not re.fullmatch(r"[1-9][0-9]{0,6}", str(limit)):
        faults.append(f"context account_concurrency is {limit!r}, expected a whole number from 1, such as 1000")
    runbook_url = _runbook_url(context("runbook_url"), faults)
    issuer, console_origin = read_issuer(context, faults), read_origin(context, faults)
    if faults:
        raise SynthRefused(faults)
    return Deployment(
        name=str(name),
        runbook_url=runbook_url,
        issuer=issuer,
        console_origin=console_origin,
        account_concurrency=None if limit is None else int(str(limit)),
        **{key: _FLAGS[value] for key, value in flags.items()},
    )


def _runbook_url(given: object, faults: list[str]) -> str:
    if given is None:
        return Deployment().runbook_url
    # An alarm's description has 1,024 characters, and says something else too.
    if not isinstance(given, str) or not re.fullmatch(r"https://[^\s#()]{1,490}", given):
        faults.append(f"context runbook_url is {given!r}, expected https://… without a # part, at most 500 characters")
    return str(given)
