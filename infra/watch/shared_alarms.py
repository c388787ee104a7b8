"""The alarms of what lanes share: the sweep, the redrive machine, and notices to tenants."""

from infra.deployment import Deployment
from infra.watch.alarm import Alarm, Metric, of_function, of_lane, of_queue
from lambdas.core.sweep.sweep import BEATS

# Seconds since a beat last had nothing left to do. A lost message or a probe should not wait for longer; a deploy of a
# hundred lanes is followed within the hour; upkeep has days, and its first pass takes some hours.
BEHIND_S = {"resend": 900, "breakers": 1800, "recovery": 3600, "upkeep": 6 * 3600}
EVERY_LANE = "@redrives"  # as lambdas/house.py has it, in the place of a job type


def shared_alarms(deployment: Deployment, *, redrive_arn: str, api_id: str) -> tuple[Alarm, ...]:
    return (
        *_movers(deployment, redrive_arn),
        *_speakers(deployment, api_id),
        _tables(deployment),
    )


def _speakers(deployment: Deployment, api_id: str) -> tuple[Alarm, ...]:
    """What people and tenants hear of us through."""
    dead = deployment.notices_dead_queue_name
    return (
        Alarm(
            noun="api-errors",
            says="The API fails: it answers with 5xx, so console and programs cannot work.",
            metrics={"failed": Metric(name="5xx", namespace="AWS/ApiGateway", dimensions={"ApiId": api_id})},
            above=2,  # one is a deploy or a cold start that was cut off
        ),
        Alarm(
            noun="notify-errors",
            says="The function that tells tenants keeps failing.",
            metrics={"errors": of_function("Errors", deployment.named("notify"))},
            above=2,
        ),
        Alarm(
            noun="notices-stuck",
            says="Tenants are not told of their letters and breakers: the function that tells them fails.",
            metrics={"dead": of_queue("ApproximateNumberOfMessagesVisible", dead)},
            above=0,
        ),
        Alarm(
            noun="notices-expiring",
            says="A notice that could not be sent has waited for a week of the 14 days after which SQS deletes it.",
            metrics={"age": of_queue("ApproximateAgeOfOldestMessage", dead)},
            above=7 * 86_400,
        ),
    )


def _tables(deployment: Deployment) -> Alarm:
    names = (deployment.ledger_in_use, deployment.breakers_in_use)
    throttles = {
        f"{kind}_{number}": Metric(
            name=f"{kind.capitalize()}ThrottleEvents", namespace="AWS/DynamoDB", dimensions={"TableName": name}
        )
        for number, name in enumerate(names)
        for kind in ("read", "write")
    }
    return Alarm(
        noun="table-throttles",
        says="DynamoDB refuses requests to the ledger or the breakers: jobs wait, and some are put back.",
        metrics=throttles,
        expression=" + ".join(f"FILL({id}, 0)" for id in throttles),
        above=0,
        periods=2,  # a table that grows refuses for a moment
    )


def _movers(deployment: Deployment, redrive_arn: str) -> tuple[Alarm, ...]:
    """The sweep and the redrive machine."""
    machine = {"StateMachineArn": redrive_arn}
    # Not ExecutionsAborted: whoever stops an execution by hand knows of it.
    ends = {"failed": "ExecutionsFailed", "timed_out": "ExecutionsTimedOut"}
    return (
        Alarm(
            noun="sweep-silent",
            says="A beat of the sweep does not run, or fails each time: what it should move on stays where it is.",
            # Each says at its end how far behind it is. One that fails says nothing, while the others still run.
            metrics={beat: of_lane(deployment, "SweepLag", f"@{beat}", "SampleCount") for beat in BEATS},
            expression=" * ".join(f"IF(FILL({beat}, 0) > 0, 1, 0)" for beat in BEATS),
            below=1,
            periods=2,
            # It is due every minute, so here alone silence is the fault.
            missing="breaching",
        ),
        Alarm(
            noun="sweep-behind",
            says="A beat of the sweep has not got through its work for longer than it should take.",
            metrics={beat: of_lane(deployment, "SweepLag", f"@{beat}", "Maximum") for beat in BEATS},
            expression=" + ".join(f"IF(FILL({beat}, 0) > {BEHIND_S[beat]}, 1, 0)" for beat in BEATS),
            above=0,
            periods=2,
        ),
        Alarm(
            noun="redrive-failed",
            says="An execution of the redrive machine failed, or ran out of time.",
            # An input with faults ends its execution too, and is for whoever pasted it; so does a redrive that halted
            # because letters died again. The function counts those, and not what breaks: what is broken cannot count.
            metrics={
                **{
                    id: Metric(name=name, namespace="AWS/States", dimensions=machine, stat="Sum")
                    for id, name in ends.items()
                },
                "refused": of_lane(deployment, "RedrivesRefused", EVERY_LANE),
                "halted": of_lane(deployment, "RedrivesHalted", EVERY_LANE),
            },
            expression=f"{' + '.join(f'FILL({id}, 0)' for id in ends)} - FILL(refused, 0) - FILL(halted, 0)",
            above=0,
        ),
        Alarm(
            noun="foreign-rows",
            says="Rows of the ledger are listed where their key does not belong: somebody writes what is not theirs.",
            metrics={"foreign": of_lane(deployment, "ForeignRows", EVERY_LANE)},
            above=0,
        ),
    )
