"""The alarms of what lanes share: the sweep, the redrive machine, and what tenants are told."""

from infra.alarm import Alarm, Metric, of_function, of_lane, of_queue
from infra.deployment import Deployment

EVERY_LANE = "@redrives"  # as lambdas/telemetry.py has it, in the place of a job type


def shared_alarms(deployment: Deployment, *, redrive_arn: str) -> tuple[Alarm, ...]:
    sweep = deployment.named("sweep")
    machine = {"StateMachineArn": redrive_arn}
    # Not ExecutionsAborted: whoever stops an execution by hand knows of it.
    ends = {"failed": "ExecutionsFailed", "timed_out": "ExecutionsTimedOut"}
    return (
        Alarm(
            noun="sweep-silent",
            says="The sweep does not run, or fails each time: nothing that got stuck is sent again.",
            metrics={"runs": of_function("Invocations", sweep), "errors": of_function("Errors", sweep)},
            expression="runs - errors",
            below=1,
            periods=2,
            # It is due every minute, so here alone silence is the fault.
            missing="breaching",
        ),
        Alarm(
            noun="redrive-failed",
            says="An execution of the redrive machine failed, or ran out of time.",
            # An input with faults ends its execution too, and is for whoever pasted it. The function counts those, and
            # not what breaks: what is broken cannot count.
            metrics={
                **{
                    id: Metric(name=name, namespace="AWS/States", dimensions=machine, stat="Sum")
                    for id, name in ends.items()
                },
                "refused": of_lane("RedrivesRefused", EVERY_LANE),
            },
            expression=f"{' + '.join(f'FILL({id}, 0)' for id in ends)} - FILL(refused, 0)",
            above=0,
        ),
        Alarm(
            noun="notices-stuck",
            says="Tenants are not told of their letters and breakers: the function that tells them fails.",
            metrics={"dead": of_queue("ApproximateNumberOfMessagesVisible", deployment.notices_dead_queue_name)},
            above=0,
        ),
    )
