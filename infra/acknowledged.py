"""What cdk-nag and cfn-lint hold against the stacks and we keep, each with a reason that one may disagree with.

Only the tests read this: a finding that is not here fails them, and so does a line that nothing needs any more.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lambdas.core.sweep.sweep import BEATS

CORE, LANE = "Lazaret", "<lane>"  # a lane stack, whichever
FUNCTIONS = (
    f"{CORE}/Redrive/Function",
    f"{CORE}/Redrive/Send",
    f"{CORE}/Sweep/Function",
    f"{CORE}/Api/Function",
    f"{CORE}/Notify/Function",
    f"{LANE}/Worker/Function",
    f"{LANE}/Intake/Function",
)
LANE_FUNCTIONS = tuple(path for path in FUNCTIONS if path.startswith(LANE))


@dataclass(frozen=True, slots=True, kw_only=True)
class Acknowledged:
    """`at` are construct paths, without the `/Resource` that each ends in."""

    rule: str
    at: tuple[str, ...]
    why: str

    def findings(self) -> Iterator[tuple[str, str]]:
        return ((self.rule, path) for path in self.at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlinted:
    """A finding of cfn-lint, by how its message begins or the whole of it."""

    rule: str
    message: str  # a regular expression
    why: str


def _policies(*functions: str) -> tuple[str, ...]:
    return tuple(f"{path}Role/DefaultPolicy" for path in functions)


def _wildcard(resource: str, at: tuple[str, ...], why: str) -> Acknowledged:
    return Acknowledged(rule=f"AwsSolutions-IAM5[Resource::{resource}]", at=at, why=why)


_ACCOUNT = "arn:<AWS::Partition>:{}:<AWS::Region>:<AWS::AccountId>:"
_SSM, _SQS, _STATES = (_ACCOUNT.format(service) for service in ("ssm", "sqs", "states"))
_BY_PREFIX = (
    "Each object has a name of its own, made when it is written, so a prefix is the narrowest resource there is. What "
    "serves every lane has the prefix of all lanes."
)
_OF_ITS_LANE = (
    "Each object has a name of its own, made when it is written: the lane's prefix is the narrowest there is."
)
_STORED_BEFORE = (
    "Objects of an older release have the tenant before the lane in their names. They are read there until they "
    "expire, and nothing is written there."
)

WILDCARDS = (
    _wildcard(
        "*",
        (*_policies(*FUNCTIONS), f"{CORE}/Operators"),
        "X-Ray takes segments for the account, not for a resource. So it is with CloudWatch's alarms, which the "
        "redrive function and operators list, and metrics, which API, sweep and operators read. Nothing changes "
        "by them.",
    ),
    _wildcard(
        "*",
        (f"{CORE}/Redrive/MachineRole/DefaultPolicy",),
        "Step Functions sets up the delivery of its logs with the machine's role, by actions that have no resource. "
        "Its right to put a resource policy is wide; without logs a broken redrive could not be understood.",
    ),
    _wildcard(
        f"{_SSM}parameter/lazaret/*/worker-version",
        (
            *_policies(f"{CORE}/Redrive/Function", f"{CORE}/Sweep/Function", f"{CORE}/Api/Function"),
            f"{CORE}/Operators",
        ),
        "Lanes are deployed later and alone, and their versions are not secret. A list of names would make every new "
        "lane a change of these roles.",
    ),
    _wildcard(
        f"{_SSM}parameter/lazaret/webhooks/*",
        _policies(f"{CORE}/Notify/Function", f"{CORE}/Api/Function"),
        "Tenants come and go without a deploy. Operators can set any tenant's webhook through the API; they can read "
        "its letters too.",
    ),
    _wildcard(
        f"{_SQS}lazaret-*",
        (f"{CORE}/Operators",),
        "Two names for each lane would fill a managed policy with 18 lanes. It is for looking: no messages.",
    ),
    _wildcard(
        f"{_STATES}execution:lazaret-redrive:*",
        (f"{CORE}/Operators", *_policies(f"{CORE}/Api/Function")),
        "An execution has a name only when it has begun. All of them are redrives, which operators govern.",
    ),
    *(
        _wildcard(
            f"{_ACCOUNT.format('execute-api')}<ApiHttp17514DA7>/*/{method}/iam/*",
            (f"{CORE}/Operators",),
            "These routes are for operators, whom the API knows by their AWS identity: the path's first word says so, "
            "and each route checks what it is asked for.",
        )
        for method in ("GET", "POST")
    ),
    _wildcard("<bucket>/snapshots/*", _policies(f"{CORE}/Redrive/Send", f"{CORE}/Api/Function"), _BY_PREFIX),
    _wildcard("<bucket>/snapshots/<lane>/*", _policies(f"{LANE}/Intake/Function"), _OF_ITS_LANE),
    _wildcard("<bucket>/bodies/*", _policies(f"{CORE}/Redrive/Send", f"{CORE}/Sweep/Function"), _BY_PREFIX),
    _wildcard("<bucket>/bodies/<lane>/*", _policies(*LANE_FUNCTIONS), _OF_ITS_LANE),
    _wildcard("<bucket>/bodies/*/<lane>/*", _policies(*LANE_FUNCTIONS), _STORED_BEFORE),
    _wildcard("<bucket>/results/*", _policies(f"{CORE}/Api/Function", f"{CORE}/Sweep/Function"), _BY_PREFIX),
    _wildcard("<bucket>/results/<lane>/*", _policies(f"{LANE}/Worker/Function"), _OF_ITS_LANE),
    _wildcard("<bucket>/results/*/<lane>/*", _policies(f"{LANE}/Worker/Function"), _STORED_BEFORE),
    _wildcard(
        "<bucket>/redrives/*",
        _policies(f"{CORE}/Redrive/Function", f"{CORE}/Redrive/Send", f"{CORE}/Api/Function"),
        _BY_PREFIX,
    ),
    _wildcard("<bucket>/archive/*", _policies(f"{CORE}/Sweep/Function"), _BY_PREFIX),
)

ACKNOWLEDGED = (
    *WILDCARDS,
    Acknowledged(
        rule="AwsSolutions-S1",
        at=(f"{CORE}/Objects/Bucket",),
        why="Server access logs need a second bucket with a life of its own, and are best effort. Who looked at a "
        "payload is in the letter's timeline; an account that must have more has CloudTrail's data events.",
    ),
    Acknowledged(
        rule="AwsSolutions-COG1",
        at=(f"{CORE}/Api/SignIn/People",),
        why="Passwords have 12 characters or more. Classes of characters are not asked for: NIST SP 800-63B advises "
        "against them, because people answer with Password1!.",
    ),
    Acknowledged(
        rule="AwsSolutions-COG8",
        at=(f"{CORE}/Api/SignIn/People",),
        why="The plus tier bills each person each month to guess at stolen passwords. Nobody signs up here.",
    ),
    Acknowledged(
        rule="AwsSolutions-APIG4",
        at=tuple(f"{CORE}/Api/GET --{path}" for path in ("", "console--{file+}", "v1--openapi.json", "v1--docs")),
        why="The console's files and the API's description are the same for everybody and hold no data: a page must "
        "load before somebody can sign in on it.",
    ),
    Acknowledged(
        rule="AwsSolutions-APIG4",
        at=(f"{CORE}/Api/POST --v1--callbacks--{{token}}",),
        why="Whoever calls back has no account with us. The link's own secret, of which a digest is kept, lets it send "
        "one signal to one job, once.",
    ),
    *(
        Acknowledged(
            rule=rule,
            at=FUNCTIONS,
            why="Python 3.13 is what the layer's wheels are chosen for and what the tests stay close to. A newer "
            "runtime is a change of its own, with a new layer, not something that a linter's release brings.",
        )
        for rule in ("AwsSolutions-L1", "Serverless-LambdaLatestVersion")
    ),
    Acknowledged(
        rule="Serverless-LambdaDLQ",
        at=FUNCTIONS,
        why="It serves asynchronous invocations. Only the sweep has those, and a lost beat is made good by the next "
        "one within a minute; the others are called by queues, by the machine and by API Gateway, which see the error.",
    ),
    Acknowledged(
        rule="Serverless-LambdaAsyncFailureDestination",
        at=(f"{CORE}/Sweep/Function/EventInvokeConfig",),
        why="A beat that failed is made good by the next one within a minute. Nobody would read what became of it, and "
        "a beat that is silent or far behind has an alarm.",
    ),
    Acknowledged(
        rule="Serverless-EventBusDLQ",
        at=tuple(f"{CORE}/Sweep/{beat.capitalize()}" for beat in BEATS),
        why="A beat that was not delivered is worth nothing a minute later. Its absence has an alarm.",
    ),
    Acknowledged(
        rule="Serverless-SQSRedrivePolicy",
        at=(f"{CORE}/Notices/Dead", f"{LANE}/Jobs/Dead"),
        why="They are the dead-letter queues. What the intake cannot read it still writes down, so nothing need leave.",
    ),
    Acknowledged(
        rule="Serverless-LambdaEventSourceMappingDestination",
        at=(
            f"{CORE}/Notify/Function/SqsEventSource",
            f"{LANE}/Worker/Function/SqsEventSource",
            f"{LANE}/Intake/Function/SqsEventSource",
        ),
        why="Lambda takes such a destination only for streams. A queue's failed messages go where its policy says.",
    ),
)

UNLINTED = (
    Unlinted(
        rule="W3005",
        message=r"'\w+Role\w+' dependency already enforced by a 'GetAtt' at 'Resources/\w+/Properties/Role(Arn)?'",
        why="CDK writes that a function waits for its role and the role's policy. The first is said twice, harmlessly.",
    ),
    Unlinted(
        rule="E3601",
        message=r"'arn:\$\{partition\}:states:::[\w.:]+' does not match .*",
        why="The linter reads the machine's text before CloudFormation puts the partition in. With `aws` written "
        "there, the stack would not deploy in China or GovCloud.",
    ),
)
