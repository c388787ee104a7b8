"""One deployment of Lazaret: what its settings say, and every physical name that follows from it.

Names hold no wildcard and no look-up: two deployments in one account differ in their first word.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from aws_cdk import DefaultStackSynthesizer, Environment, RemovalPolicy
from aws_cdk import aws_logs as logs

from infra.issuer import ISSUER_SETTINGS, Issuer, read_issuer, read_origin
from infra.layer import PYTHON
from infra.settings import REQUIRED, RETENTIONS, Given
from lambdas.core.model.errors import LazaretError
from lambdas.settings import DEFAULT_NAME, metric_namespace

_TOGETHER = (("account", "region"), ("domain", "certificate_arn"))
# What names something that exists in an account. The embedded stack has none of it, and uses what is our own.
_ABROAD = frozenset(
    {
        *("account", "region", "alerts", "kms_key_arn", "event_bus", "ledger_table", "breakers_table"),
        *("permissions_boundary", "bootstrap_qualifier", "domain", "certificate_arn", *ISSUER_SETTINGS),
    }
)


class SynthRefused(LazaretError):
    """The context or lanes.toml cannot be deployed; `faults` holds one sentence for each thing to mend."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deployment:
    name: str = DEFAULT_NAME
    simulated: bool = False  # with the lane whose agent does what the payload says
    local: bool = False  # on the embedded stack: no layer, and nothing that it does not know
    account_concurrency: int | None = None  # the account's Lambda limit, once it is to be shared out
    runbook_url: str = "docs/runbook.md"  # where alarms and dashboard send people; a heading is added
    python: str = PYTHON  # what the functions run on; synth on the same gives them bytecode
    issuer: Issuer | None = None  # of the API's tokens, if it is not our own user pool
    mfa: str = REQUIRED  # a second factor of whoever signs in to our own user pool
    console_origin: str = ""  # another origin that may call the API from a browser
    account: str = ""  # pinned together with the region: the CDK refuses credentials of another
    region: str = ""
    alerts: str = ""  # an e-mail address that gets them, or the ARN of a topic to use instead of our own
    first: bool = False  # a first deploy, which may fail: nothing is protected until one has succeeded
    protect: bool = True  # from deletion; false for a stack that is tried and thrown away
    kms_key_arn: str = ""  # a key to use instead of our own
    event_bus: str = ""  # ARN of the bus on which moves are announced, instead of the account's default one
    ledger_table: str = ""  # a table that was restored beside our own, to use instead of it
    breakers_table: str = ""
    log_retention_days: int | None = None
    tags: Mapping[str, str] = field(default_factory=dict)
    permissions_boundary: str = ""  # ARN of a managed policy, on every role
    bootstrap_qualifier: str = ""  # of the account's CDK bootstrap, if it is not the usual one
    domain: str = ""  # of the API and its console, with its certificate
    certificate_arn: str = ""

    @property
    def metric_namespace(self) -> str:
        return metric_namespace(self.name)

    @property
    def stack_id(self) -> str:
        return self.name.capitalize()

    def lane_stack_id(self, job_type: str) -> str:
        return f"{self.stack_id}-{job_type}"

    @property
    def asks_second_factor(self) -> bool:
        """On the embedded stack people are made up, and sign in without a page."""
        return self.mfa == REQUIRED and not self.local

    @property
    def protected(self) -> bool:
        return self.protect and not self.first

    @property
    def kept(self) -> RemovalPolicy:
        """Of what holds data. A create that is rolled back leaves nothing, or its names would block the next try."""
        return RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE if self.protect else RemovalPolicy.DESTROY

    @property
    def env(self) -> Environment | None:
        return Environment(account=self.account, region=self.region) if self.account else None

    @property
    def synthesizer(self) -> DefaultStackSynthesizer | None:
        """Another for each stack, because each is bound to one. Without a setting, what the application has."""
        return DefaultStackSynthesizer(qualifier=self.bootstrap_qualifier) if self.bootstrap_qualifier else None

    def retention(self, days: int) -> logs.RetentionDays:
        """Of logs, in days, where the deployment does not say another."""
        return dict(zip(RETENTIONS, logs.RetentionDays, strict=False))[self.log_retention_days or days]

    def reserved(self, share: int) -> int | None:
        """Nothing, unless the account's limit is known: see concurrency.py."""
        return share if self.account_concurrency else None

    def named(self, *parts: str) -> str:
        return "-".join((self.name, *parts))

    @property
    def ledger_in_use(self) -> str:
        return self.ledger_table or self.named("ledger")

    @property
    def breakers_in_use(self) -> str:
        return self.breakers_table or self.named("breakers")

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


def read_deployment(context: Callable[[str], object], table: Mapping[str, object] | None = None) -> Deployment:
    """From the contexts and the table [deployment]. Raise `SynthRefused` with every fault of both at once.

    For the embedded stack the table is checked whole, and what it names of an account is left out.
    """
    given = Given(context, table or {})
    settings = given.read()
    given.unknown(ISSUER_SETTINGS)
    issuer, console_origin = read_issuer(given, given.faults), read_origin(given, given.faults)
    given.faults += [
        f"[deployment] {key} is missing: {' and '.join(both)} go together"
        for both in _TOGETHER
        for key in both
        if settings.keys() & both and key not in settings
    ]
    deployment = Deployment(**settings, issuer=issuer, console_origin=console_origin)
    given.faults += _strange_tables(deployment)
    if given.faults:
        raise SynthRefused(given.faults)
    if deployment.local and _ABROAD & given.table.keys():
        return read_deployment(context, {key: said for key, said in given.table.items() if key not in _ABROAD})
    return deployment


def _strange_tables(deployment: Deployment) -> list[str]:
    """What agents may not reach is known by how it is named."""
    return [
        f"[deployment] {key} is {name!r}, expected a name that begins with {deployment.named('')}"
        for key, name in (("ledger_table", deployment.ledger_in_use), ("breakers_table", deployment.breakers_in_use))
        if not name.startswith(deployment.named(""))
    ]
