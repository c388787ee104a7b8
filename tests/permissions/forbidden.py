"""What no role may do, and what each role in particular may not: call by call, with the reason.

A test judges each by the synthesized policies, another makes it for real with the role's own keys.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.permissions.templates import PSEUDO

_PLACE = f"{PSEUDO['AWS::Region']}:{PSEUDO['AWS::AccountId']}"
_ACCOUNT = PSEUDO["AWS::AccountId"]
LANE, OTHER = "simulated", "kyc"  # whose functions are tried, and whose things they must not reach
KEY, POOL = "<key>", "<pool>"  # known only when they are deployed
LEDGER, BREAKERS = (f"arn:aws:dynamodb:{_PLACE}:table/lazaret-{name}" for name in ("ledger", "breakers"))
BUCKET = f"arn:aws:s3:::lazaret-{_ACCOUNT}-{PSEUDO['AWS::Region']}"
MACHINE = f"arn:aws:states:{_PLACE}:stateMachine:lazaret-redrive"
EXECUTION = f"arn:aws:states:{_PLACE}:execution:lazaret-redrive:x"
TOPIC = f"arn:aws:sns:{_PLACE}:lazaret-alerts"
TENANT = "tnt-other"
OWN_JOB, OTHERS_JOB = (f"T#{TENANT}#J#{lane}#job" for lane in (LANE, OTHER))


def queue(name: str) -> str:
    return f"arn:aws:sqs:{_PLACE}:lazaret-{name}"


def function(name: str) -> str:
    return f"arn:aws:lambda:{_PLACE}:function:lazaret-{name}"


def parameter(name: str) -> str:
    return f"arn:aws:ssm:{_PLACE}:parameter/lazaret/{name}"


def stored(key: str) -> str:
    return f"{BUCKET}/{key}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    action: str
    resource: str
    why: str
    partition: str = ""  # of a table
    whole: bool = True  # every attribute is asked for
    named: tuple[str, ...] = field(default=())  # else these

    def __str__(self) -> str:
        return " ".join(filter(None, (self.action, self.resource, self.partition, *self.named)))

    @property
    def keys(self) -> Mapping[str, tuple[str, ...]]:
        """What IAM sees of the request beside action and resource."""
        found: dict[str, tuple[str, ...]] = {"aws:SecureTransport": ("true",)}
        if self.partition:
            found["dynamodb:LeadingKeys"] = (self.partition,)
            found["dynamodb:Select"] = ("ALL_ATTRIBUTES" if self.whole else "SPECIFIC_ATTRIBUTES",)
            found["dynamodb:Attributes"] = ("pk", "sk", *self.named)
        return found


def table(why: str, partition: str, *actions: str, of: str = LEDGER, named: tuple[str, ...] = ()) -> Iterator[Try]:
    for action in actions:
        yield Try(action=f"dynamodb:{action}", resource=of, why=why, partition=partition, whole=not named, named=named)


def tries(why: str, action: str, *resources: str) -> Iterator[Try]:
    for resource in resources:
        yield Try(action=action, resource=resource, why=why)


_RUNS_AS = f"arn:aws:iam::{_ACCOUNT}:role/cdk-hnb659fds-deploy-role-{_ACCOUNT}-{PSEUDO['AWS::Region']}"
NOBODY: tuple[Try, ...] = (
    *tries("a scan reads every tenant's jobs", "dynamodb:Scan", LEDGER, BREAKERS),
    *table("what happened stays written", OWN_JOB, "DeleteItem"),
    *table("what happened stays written", f"{TENANT}#{LANE}", "DeleteItem", of=BREAKERS),
    *tries("tables outlive every role", "dynamodb:DeleteTable", LEDGER),
    *tries("whoever reads a table elsewhere escapes its policies", "dynamodb:CreateBackup", LEDGER),
    *tries("names of objects say whose jobs there are", "s3:ListBucket", BUCKET),
    *tries("what is stored expires, and nobody deletes it", "s3:DeleteObject", stored(f"bodies/{LANE}/{TENANT}/x")),
    *tries("the key is used through our services alone", "kms:Decrypt", KEY),
    *tries("the key is used through our services alone", "kms:GenerateDataKey", KEY),
    *tries("without the key everything is lost", "kms:ScheduleKeyDeletion", KEY),
    *tries("a role must not widen itself", "iam:PutRolePolicy", f"arn:aws:iam::{_ACCOUNT}:role/any"),
    *tries("a role must not make an identity", "iam:CreateUser", f"arn:aws:iam::{_ACCOUNT}:user/any"),
    *tries("who deploys may do everything", "sts:AssumeRole", _RUNS_AS),
    *tries("code comes by a deploy", "lambda:UpdateFunctionCode", function("sweep")),
    *tries("the environment names tables and queues", "lambda:UpdateFunctionConfiguration", function("api")),
    *tries("alarms come by a deploy", "cloudwatch:PutMetricAlarm", f"arn:aws:cloudwatch:{_PLACE}:alarm:lazaret-x"),
    *tries("nobody silences an alarm", "cloudwatch:DeleteAlarms", f"arn:aws:cloudwatch:{_PLACE}:alarm:lazaret-x"),
    *tries("a log is evidence", "logs:DeleteLogGroup", f"arn:aws:logs:{_PLACE}:log-group:/aws/lambda/lazaret-api"),
    *tries("administrators make people", "cognito-idp:AdminCreateUser", POOL),
    *tries("administrators make operators", "cognito-idp:AdminAddUserToGroup", POOL),
    *tries("stacks go by a deploy", "cloudformation:DeleteStack", f"arn:aws:cloudformation:{_PLACE}:stack/Lazaret/x"),
    *tries("the sweep's beats come by a deploy", "events:DisableRule", f"arn:aws:events:{_PLACE}:rule/lazaret-sweep"),
    *tries("no lane here names a secret", "secretsmanager:GetSecretValue", f"arn:aws:secretsmanager:{_PLACE}:secret:x"),
    *tries("jobs leave a queue by being done", "sqs:PurgeQueue", queue(LANE)),
)

_LISTS = tuple(f"{LEDGER}/index/{name}" for name in ("by_tenant", "due"))
_STARTS = tuple(tries("people and the sweep start redrives", "states:StartExecution", MACHINE))
_APPROVES = tuple(tries("the API alone wakes a redrive that waits", "states:SendTaskSuccess", MACHINE))
_SIGNS = tuple(table("the API alone writes what people signed", "A#redrive", "PutItem", "UpdateItem"))
_RULES = tuple(table("the API alone writes what people ruled", f"P#{LANE}", "PutItem", "UpdateItem"))
_VERSION = tuple(
    tries("a lane's deploy alone says its version", "ssm:PutParameter", parameter(f"{LANE}/worker-version"))
)
_ENDPOINTS = tuple(tries("endpoints have tenants' secrets", "ssm:GetParameter", parameter("webhooks/x")))
_SWEEPS = tuple(tries("operators and the API ask for a sweep", "lambda:InvokeFunction", function("sweep")))


def _of_a_lane() -> Iterator[Try]:
    """What a lane's worker and intake both may not."""
    yield from table("another lane's jobs", OTHERS_JOB, "GetItem", "Query", "PutItem", "UpdateItem")
    yield from table("redrives are no lane's", "R#redrive", "GetItem", "PutItem", "UpdateItem")
    yield from table("what tenants were told is no lane's", f"N#{TENANT}", "GetItem", "PutItem")
    yield from table("where the sweep is", f"U#{LANE}", "PutItem")
    yield from table("which version was deployed", f"L#{LANE}", "PutItem")
    yield from table("tenants' hours are counted in, not read", f"H#{TENANT}#0", "GetItem", "Query", "BatchGetItem")
    yield from table("another lane's groups", f"G#{OTHER}#0", "UpdateItem", "Query")
    yield from table("another lane's rulings", f"P#{OTHER}", "GetItem", "BatchGetItem", "Query", "PutItem")
    yield from table("people write notes, by the API", f"G#{LANE}#note", "PutItem", "UpdateItem")
    yield from tries("a lane finds by key", "dynamodb:Query", *_LISTS)
    yield from tries("another lane's objects", "s3:GetObject", *(stored(f"{k}/{OTHER}/{TENANT}/x") for k in _KINDS))
    yield from tries("another lane's objects", "s3:PutObject", *(stored(f"{k}/{OTHER}/{TENANT}/x") for k in _KINDS))
    yield from tries("as an older release stored it", "s3:GetObject", stored(f"bodies/{TENANT}/{OTHER}/x"))
    yield from tries("nothing new is stored that way", "s3:PutObject", stored(f"bodies/{TENANT}/{LANE}/x"))
    yield from tries("what is archived is the sweep's", "s3:PutObject", stored("archive/x"))
    yield from tries("another lane's queue", "sqs:SendMessage", queue(OTHER), queue(f"{OTHER}-dead"))
    yield from tries("another lane's queue", "sqs:ReceiveMessage", queue(OTHER), queue(f"{OTHER}-dead"))
    yield from tries("notify reads the notices", "sqs:ReceiveMessage", queue("notices"))
    yield from (*_SIGNS, *_RULES, *_STARTS, *_APPROVES, *_VERSION, *_ENDPOINTS, *_SWEEPS)


_KINDS = ("bodies", "results", "snapshots")


def _worker() -> Iterator[Try]:
    yield from _of_a_lane()
    yield from table("another lane's breakers", f"{TENANT}#{OTHER}", "GetItem", "UpdateItem", "PutItem", of=BREAKERS)
    yield from table("intake counts letters", f"G#{LANE}#0", "UpdateItem")
    yield from tries("intake reads the dead", "sqs:ReceiveMessage", queue(f"{LANE}-dead"))
    yield from tries(
        "intake writes snapshots, the API shows them", "s3:GetObject", stored(f"snapshots/{LANE}/{TENANT}/x")
    )
    yield from tries("intake writes snapshots", "s3:PutObject", stored(f"snapshots/{LANE}/{TENANT}/x"))


def _intake() -> Iterator[Try]:
    yield from _of_a_lane()
    yield from table("workers learn", f"G#{LANE}#tried", "GetItem", "UpdateItem", "PutItem")
    yield from table("breakers are the workers'", f"{TENANT}#{LANE}", "GetItem", "UpdateItem", of=BREAKERS)
    yield from tries("workers read the living", "sqs:ReceiveMessage", queue(LANE))
    yield from tries("intake sends no job", "sqs:SendMessage", queue(LANE), queue(f"{LANE}-dead"))
    yield from tries("results are the workers'", "s3:GetObject", stored(f"results/{LANE}/{TENANT}/x"))


def _sweep() -> Iterator[Try]:
    yield from table("what tenants were told is notify's", f"N#{TENANT}", "GetItem", "Query", "PutItem", "UpdateItem")
    yield from table("it signs, and reads nobody's signature", "A#redrive", "GetItem", "Query", "UpdateItem")
    yield from tries("inputs of the dead are for redrives and people", "s3:GetObject", stored(f"snapshots/{LANE}/x"))
    yield from tries("the archive is written", "s3:GetObject", stored("archive/x"))
    yield from tries("plans are the redrive's", "s3:GetObject", stored("redrives/x"))
    yield from tries("it reads no queue", "sqs:ReceiveMessage", queue(LANE), queue(f"{LANE}-dead"), queue("notices"))
    yield from (*_RULES, *_APPROVES, *_VERSION, *_ENDPOINTS, *_SWEEPS)


def _redrive() -> Iterator[Try]:
    yield from table("what tenants were told is notify's", f"N#{TENANT}", "GetItem", "PutItem", "UpdateItem")
    yield from table("the sweep's own", f"U#{LANE}", "PutItem", "UpdateItem")
    yield from table("the sweep's own", f"L#{LANE}", "GetItem", "PutItem")
    yield from table("a redrive looks at breakers", f"{TENANT}#{LANE}", "UpdateItem", "PutItem", of=BREAKERS)
    yield from tries("the sweep and operators ask what is due", "dynamodb:Query", f"{LEDGER}/index/due")
    yield from tries("a plan reads no input", "s3:GetObject", *(stored(f"{kind}/{LANE}/{TENANT}/x") for kind in _KINDS))
    yield from tries("the senders send", "sqs:SendMessage", queue(LANE), queue(f"{LANE}-dead"), queue("notices-dead"))
    yield from tries("it reads no queue", "sqs:ReceiveMessage", queue(LANE))
    yield from (*_SIGNS, *_RULES, *_STARTS, *_APPROVES, *_VERSION, *_ENDPOINTS, *_SWEEPS)


def _redrive_send() -> Iterator[Try]:
    yield from table("the redrive function writes the record", "R#redrive", "PutItem", "UpdateItem", "Query")
    yield from table("what tenants were told is notify's", f"N#{TENANT}", "GetItem", "PutItem")
    yield from table("the sweep's own", f"U#{LANE}", "PutItem")
    yield from table("the sweep's own", f"L#{LANE}", "PutItem")
    yield from table("it finds by key", OWN_JOB, "Query")
    yield from table("a redrive looks at breakers", f"{TENANT}#{LANE}", "UpdateItem", "PutItem", of=BREAKERS)
    yield from tries("it finds by key", "dynamodb:Query", *_LISTS)
    yield from tries("results are the workers'", "s3:GetObject", stored(f"results/{LANE}/{TENANT}/x"))
    yield from tries("plans are written by the other function", "s3:PutObject", stored("redrives/x"))
    yield from tries("it buries nothing", "sqs:SendMessage", queue(f"{LANE}-dead"))
    yield from tries("it reads no queue", "sqs:ReceiveMessage", queue(LANE), queue(f"{LANE}-dead"))
    yield from (*_SIGNS, *_RULES, *_STARTS, *_APPROVES, *_VERSION, *_ENDPOINTS, *_SWEEPS)


def _notify() -> Iterator[Try]:
    yield from table("redrives", "R#redrive", "BatchGetItem", "PutItem", "UpdateItem")
    yield from table("it looks at breakers", f"{TENANT}#{LANE}", "UpdateItem", "PutItem", of=BREAKERS)
    yield from table("the sweep's own", f"U#{LANE}", "GetItem", "PutItem")
    yield from table("the sweep's own", f"L#{LANE}", "PutItem")
    yield from tries("it lists by tenant", "dynamodb:Query", f"{LEDGER}/index/by_lane", f"{LEDGER}/index/due")
    yield from tries("it reads no input", "s3:GetObject", *(stored(f"{kind}/{LANE}/{TENANT}/x") for kind in _KINDS))
    yield from tries("it stores nothing", "s3:PutObject", stored(f"bodies/{LANE}/{TENANT}/x"))
    yield from tries("it sends no job", "sqs:SendMessage", queue(LANE), queue(f"{LANE}-dead"), queue("notices-dead"))
    yield from tries("lanes read their queues", "sqs:ReceiveMessage", queue(LANE), queue("notices-dead"))
    yield from tries("the API registers endpoints", "ssm:PutParameter", parameter("webhooks/x"))
    yield from tries("the API registers endpoints", "ssm:DeleteParameter", parameter("webhooks/x"))
    yield from (*_SIGNS, *_RULES, *_STARTS, *_APPROVES, *_VERSION, *_SWEEPS)


def _api() -> Iterator[Try]:
    yield from table("the sweep's own", f"U#{LANE}", "GetItem", "PutItem", "UpdateItem")
    yield from table("the sweep's own", f"L#{LANE}", "PutItem", "UpdateItem")
    yield from tries("the sweep and operators ask what is due", "dynamodb:Query", f"{LEDGER}/index/due")
    yield from tries("bodies that wait are the lanes'", "s3:GetObject", stored(f"bodies/{LANE}/{TENANT}/x"))
    yield from tries("it stores nothing", "s3:PutObject", *(stored(f"{kind}/{LANE}/{TENANT}/x") for kind in _KINDS))
    yield from tries("it reads no queue", "sqs:ReceiveMessage", queue(LANE), queue(f"{LANE}-dead"), queue("notices"))
    yield from tries("it buries nothing", "sqs:SendMessage", queue(f"{LANE}-dead"), queue(f"{OTHER}-dead"))
    yield from tries("it asks for sweeps alone", "lambda:InvokeFunction", function("redrive"), function("notify"))
    yield from tries("it starts redrives, and stops none", "states:StopExecution", EXECUTION)
    yield from _VERSION


def _operators() -> Iterator[Try]:
    yield from table("a job's input", OWN_JOB, "GetItem", "Query", "BatchGetItem", named=("status", "body"))
    yield from table("a job's result", OWN_JOB, "GetItem", "Query", "BatchGetItem", named=("result",))
    yield from table("what a signal brought", OWN_JOB, "Query", named=("value",))
    yield from table("who names nothing asks for everything", OWN_JOB, "GetItem", "Query", "BatchGetItem")
    yield from table("a notice's text", f"N#{TENANT}", "GetItem", "Query")
    yield from table("the sweep's own", f"U#{LANE}", "GetItem")
    yield from tries("people find by id, lane and tenant", "dynamodb:Query", f"{LEDGER}/index/by_signature")
    yield from tries(
        "inputs and results are tenants'", "s3:GetObject", *(stored(f"{k}/{LANE}/{TENANT}/x") for k in _KINDS)
    )
    yield from tries("people store nothing", "s3:PutObject", stored(f"bodies/{LANE}/{TENANT}/x"))
    yield from tries("producers send jobs", "sqs:SendMessage", queue(LANE), queue(f"{LANE}-dead"), queue("notices"))
    yield from tries("people take no message", "sqs:ReceiveMessage", queue(LANE), queue(f"{LANE}-dead"))
    yield from tries("people delete no message", "sqs:DeleteMessage", queue(f"{LANE}-dead"))
    yield from tries(
        "of the functions they ask the sweep", "lambda:InvokeFunction", function("api"), function("redrive")
    )
    yield from tries("alerts are the deployment's", "sns:Publish", TOPIC)
    for pk in (OWN_JOB, "R#redrive", f"G#{LANE}#s", f"N#{TENANT}"):
        yield from table("what people change, the API writes", pk, "PutItem", "UpdateItem")
    yield from table("the API closes breakers", f"{TENANT}#{LANE}", "PutItem", "UpdateItem", of=BREAKERS)
    yield from (*_SIGNS, *_RULES, *_APPROVES, *_VERSION, *_ENDPOINTS)


def _strangers() -> Iterator[Try]:
    """Producers, and agents: nothing of the tables, the bucket and the machine."""
    job = table("the ledger is not theirs", OWN_JOB, "GetItem", "Query", "PutItem", "UpdateItem", "BatchGetItem")
    breakers = table("breakers are not theirs", f"{TENANT}#{LANE}", "GetItem", "UpdateItem", of=BREAKERS)
    yield from (*job, *breakers)
    yield from table("redrives are not theirs", "R#redrive", "GetItem", "PutItem")
    yield from tries("they list nothing", "dynamodb:Query", *_LISTS)
    yield from tries("the bucket is not theirs", "s3:GetObject", *(stored(f"{k}/{LANE}/{TENANT}/x") for k in _KINDS))
    yield from tries("the bucket is not theirs", "s3:PutObject", *(stored(f"{k}/{LANE}/{TENANT}/x") for k in _KINDS))
    yield from tries("they take no message", "sqs:ReceiveMessage", queue(LANE), queue(f"{LANE}-dead"))
    yield from tries("they bury nothing", "sqs:SendMessage", queue(f"{LANE}-dead"), queue("notices"))
    yield from tries("alerts are the deployment's", "sns:Publish", TOPIC)
    yield from (*_SIGNS, *_RULES, *_STARTS, *_APPROVES, *_VERSION, *_ENDPOINTS, *_SWEEPS)


def _producer() -> Iterator[Try]:
    """Of one lane."""
    yield from _strangers()
    yield from tries("another lane's queue", "sqs:SendMessage", queue(OTHER), queue(f"{OTHER}-dead"))


def _agent() -> Iterator[Try]:
    yield from _strangers()
    yield from tries("an agent sends jobs through its worker", "sqs:SendMessage", queue(LANE), queue(OTHER))
    yield from tries("nor is the worker's role its own", "sts:AssumeRole", f"arn:aws:iam::{_ACCOUNT}:role/worker")


# By who holds the grants, as `Book.holders` names them.
FORBIDDEN: dict[str, tuple[Try, ...]] = {
    holder: (*NOBODY, *own)
    for holder, own in {
        f"Lazaret-{LANE}/WorkerFunctionRole": tuple(_worker()),
        f"Lazaret-{LANE}/IntakeFunctionRole": tuple(_intake()),
        f"Lazaret-{LANE}/AgentRole": tuple(_agent()),
        "Lazaret/SweepFunctionRole": tuple(_sweep()),
        "Lazaret/RedriveFunctionRole": tuple(_redrive()),
        "Lazaret/RedriveSendRole": tuple(_redrive_send()),
        "Lazaret/NotifyFunctionRole": tuple(_notify()),
        "Lazaret/ApiFunctionRole": tuple(_api()),
        "Lazaret/Operators": tuple(_operators()),
        "Lazaret/Producers": tuple(_strangers()),
        f"Lazaret-{LANE}/LaneProducers": tuple(_producer()),
    }.items()
}
