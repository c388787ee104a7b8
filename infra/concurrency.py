"""How the account's Lambda concurrency is shared out, once the deployment knows the limit.

Without `account_concurrency` nothing is reserved: a new account has 10 in all, and a reservation would fail to deploy.
"""

from collections.abc import Iterable

from aws_cdk import Annotations
from constructs import Construct

from infra.core.redrive_states import MOST_RANGES
from infra.deployment import Deployment
from lambdas.core.config.lane import Lane
from lambdas.core.sweep.sweep import BEATS

# Letters are taken in ten to a batch: enough to keep up with a lane that buries everything it gets.
INTAKE = 10
# Each beat of the sweep once a minute, and one of it that outlived its minute.
SWEEP = 2 * len(BEATS)
# A redrive runs one task at a time: enough for ten redrives at once, so that none waits long for its halt.
REDRIVE = 10
# The senders of one wave. Counted and not reserved: a reservation would also be the most that two redrives can have.
SENDERS = MOST_RANGES
# People and pages: API Gateway's own pace keeps what they ask for below it.
API = 10
# Each may wait for a slow endpoint; enough that one tenant's does not hold up the others'.
NOTIFY = 5
# Lambda refuses a reservation that leaves less than this to everybody else.
UNRESERVED = 100
# And the memory that a new account gives to one function.
NEW_ACCOUNTS_MB = 3_008


def say_if_unknown(scope: Construct, deployment: Deployment, lanes: Iterable[Lane]) -> None:
    if deployment.account_concurrency is None and not deployment.local:
        large = [f"{lane.job_type} {lane.memory_mb}" for lane in lanes if lane.memory_mb > NEW_ACCOUNTS_MB]
        if large:
            Annotations.of(scope).add_warning_v2(
                "lazaret:memory",
                f"a new AWS account gives a function at most {NEW_ACCOUNTS_MB} MB, and refuses the deploy of a lane"
                f" that asks for more ({', '.join(large)}). AWS raises it with use, or if you ask its support.",
            )
        Annotations.of(scope).add_warning_v2(
            "lazaret:concurrency",
            "a new AWS account runs 10 functions at once in all, which one busy lane uses up. `make doctor` says what"
            " yours has. Ask AWS for more (quota L-B99A9384), then set account_concurrency in [deployment].",
        )


def concurrency_faults(lanes: Iterable[Lane], limit: int | None) -> list[str]:
    if limit is None:
        return []
    lanes = list(lanes)
    reserved = INTAKE * len(lanes) + SWEEP + REDRIVE + API + NOTIFY
    workers = sum(lane.max_concurrency for lane in lanes)
    faults = []
    wanted = workers + reserved + SENDERS
    if wanted > limit:
        each = " + ".join(f"{lane.job_type} {lane.max_concurrency}" for lane in lanes)
        faults.append(
            f"lanes ask for {workers} concurrent workers ({each}), {reserved} are reserved for intake, sweep, "
            f"redrive, API and notify, and a redrive has up to {SENDERS} senders: {wanted}, expected at most "
            f"account_concurrency, which is {limit}"
        )
    if limit - reserved < UNRESERVED:
        faults.append(
            f"account_concurrency {limit} less the {reserved} reserved for intake, sweep, redrive, API and notify is "
            f"{limit - reserved}, expected at least {UNRESERVED}: Lambda keeps that many unreserved"
        )
    return faults
