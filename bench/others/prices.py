"""List prices, written down and never looked up, and what a million jobs cost to coordinate, ours and others'.

US dollars per million, us-east-1, from third-party transcriptions dated March to September 2026. Model calls and worker
compute are left out: they are the same for everybody.
"""

from math import ceil

from lambdas.core.model.value import value

PRICES = {
    "SQS request, standard queue": 0.40,
    "SQS request, fair queue surcharge": 0.10,
    "DynamoDB write unit": 0.625,
    "DynamoDB read unit": 0.125,
    "Lambda request": 0.20,
    "Lambda arm64, GB-second": 13.3334,
    "X-Ray trace": 5.0,
    "CloudWatch Logs, GB taken in": 500_000.0,
    "Step Functions Standard, transition": 25.0,
    "Step Functions Express, request": 1.0,
    "Step Functions Express, GB-second": 16.67,
    "Lambda durable operation": 8.0,
    "Lambda durable data, GB": 250_000.0,
    "Temporal Cloud action, small volume": 50.0,
    "Temporal Cloud action, large volume": 25.0,
}
# A month, each, whether something happens or not.
IDLE = {
    "alarm, each metric that it reads": 0.10,
    "composite alarm": 0.50,
    "contributor-insights rule": 0.50,
    "custom metric": 0.30,
    "dashboard": 3.0,
    "KMS key": 1.0,
}
SQS = PRICES["SQS request, standard queue"]
FAIR = SQS + PRICES["SQS request, fair queue surcharge"]
WRITE, READ = PRICES["DynamoDB write unit"], PRICES["DynamoDB read unit"]
LAMBDA = PRICES["Lambda request"]

STEPS, EFFECTS = 5, 2
TASKS = STEPS + EFFECTS


@value
class Bill:
    """What a million jobs of five steps and two effects cost, and for what."""

    of: str
    dollars: float
    formula: str


def lazaret(*, write_units: float, read_units: float) -> Bill:
    """Units as counted. Each job has its own message and invocation: a larger batch is only cheaper."""
    dollars = 3 * FAIR + write_units * WRITE + read_units * READ + LAMBDA
    formula = f"3 SQS requests, {write_units:g} write units, {read_units:g} read units, 1 Lambda request"
    return Bill(of="Lazaret", dollars=dollars, formula=formula)


def durable(*, operations: int, data_bytes: int) -> Bill:
    """Fed from a queue as ours is, by a mapping without fair queues."""
    data = data_bytes / 1e9 * PRICES["Lambda durable data, GB"]
    dollars = 3 * SQS + operations * PRICES["Lambda durable operation"] + data + LAMBDA
    formula = f"3 SQS requests, {operations} operations, {data_bytes:,} bytes written, 1 Lambda request"
    return Bill(of="Lambda durable functions", dollars=dollars, formula=formula)


def standard() -> Bill:
    """Every task a state that invokes a function; one transition to start, one to end."""
    dollars = (TASKS + 2) * PRICES["Step Functions Standard, transition"] + TASKS * LAMBDA
    formula = f"{TASKS + 2} transitions, {TASKS} Lambda requests"
    return Bill(of="Step Functions Standard", dollars=dollars, formula=formula)


def express(*, seconds: float) -> Bill:
    """Billed by 100 ms and 64 MB. At least once, five minutes at most, and nothing is kept of a finished step."""
    gb_s = ceil(seconds * 10) / 10 * 64 / 1024
    dollars = (
        PRICES["Step Functions Express, request"] + gb_s * PRICES["Step Functions Express, GB-second"] + TASKS * LAMBDA
    )
    formula = f"1 request, {seconds:g} s of 64 MB, {TASKS} Lambda requests"
    return Bill(of=f"Step Functions Express, {seconds:g} s", dollars=dollars, formula=formula)


def temporal(volume: str) -> Bill:
    """An action to start the workflow and one for each activity; storage, and a plan's minimum, come on top."""
    actions = 1 + TASKS
    dollars = actions * PRICES[f"Temporal Cloud action, {volume} volume"]
    return Bill(of=f"Temporal Cloud, {volume} volume", dollars=dollars, formula=f"{actions} actions")
