"""How the account's Lambda concurrency is shared out, once the deployment knows the limit.

Without `account_concurrency` nothing is reserved: a new account has 10 in all, and a reservation would fail to deploy.
"""

from collections.abc import Iterable

from lambdas.core.lane import Lane

# Letters are taken in ten to a batch: enough to keep up with a lane that buries everything it gets.
INTAKE = 10
# One sweep a minute, and one that outlived its minute.
SWEEP = 2
# Lambda refuses a reservation that leaves less than this to everybody else.
UNRESERVED = 100


def concurrency_faults(lanes: Iterable[Lane], limit: int | None) -> list[str]:
    if limit is None:
        return []
    lanes = list(lanes)
    reserved = INTAKE * len(lanes) + SWEEP
    workers = sum(lane.max_concurrency for lane in lanes)
    faults = []
    if workers + reserved > limit:
        each = " + ".join(f"{lane.job_type} {lane.max_concurrency}" for lane in lanes)
        faults.append(
            f"lanes ask for {workers} concurrent workers ({each}) and {reserved} are reserved for intake and sweep: "
            f"{workers + reserved}, expected at most account_concurrency, which is {limit}"
        )
    if limit - reserved < UNRESERVED:
        faults.append(
            f"account_concurrency {limit} less the {reserved} reserved for intake and sweep is {limit - reserved}, "
            f"expected at least {UNRESERVED}: Lambda keeps that many unreserved"
        )
    return faults
