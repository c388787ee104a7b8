"""The alarms of one lane: a table of what can go wrong in it, each with the number above which somebody should look.

Rates have a minimum volume: of one letter, one is a hundred per cent.
"""

import math

from infra.deployment import Deployment
from infra.watch.alarm import Alarm, of_function, of_lane, of_queue
from infra.watch.tenant_rules import LETTERS, POISON, tenant_rule_name
from lambdas.core.config.lane import FULL, KEPT_IN_QUEUE, Lane
from lambdas.core.redrive.watch import HALTING

HOUR_S = 3600
# A breaker opens at its fifth failure, so one tenant's burst may end at five letters: a larger minimum would sleep
# through the very incident that the share is for.
ENOUGH_LETTERS = 5
# What a lane is not without: what halts a redrive, that letters wait, and that dead messages do not become letters.
ESSENTIAL = (*HALTING, "open-letters", "intake-stuck")
SECRETS_UNREAD = "secrets-unread"  # and this, if it has any: its jobs wait quietly, and no other alarm says so


def lane_alarms(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    """Of the lane's level: an alarm costs ten cents a month for each metric that it reads, whether it rings or not."""
    known = every_alarm(deployment, lane)
    needed = (*ESSENTIAL, SECRETS_UNREAD)
    return known if lane.alarms.level == FULL else tuple(alarm for alarm in known if alarm.noun in needed)


def every_alarm(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    return (
        *_work(deployment, lane),
        *_secrets(deployment, lane),
        *_failures(deployment, lane),
        *_tenants(deployment, lane),
        *_breakers(deployment, lane),
        *_letters(deployment, lane),
    )


def _work(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    """Is work flowing?"""
    queue, worker = deployment.queue_name(lane.job_type), deployment.named(lane.job_type, "worker")
    settled = ("JobsSucceeded", "Retries", "Buried", "Parked")
    return (
        Alarm(
            noun="worker-errors",
            says=f"Workers of lane {lane.job_type} die: they crash, time out or cannot be imported.",
            metrics={"errors": of_function("Errors", worker)},
            # Our worker raises nothing itself. One death is what retries are for; three in five minutes have a cause.
            above=2,
        ),
        Alarm(
            noun="worker-throttles",
            says=f"Lambda refuses to start workers of lane {lane.job_type}: the account's concurrency is used up.",
            metrics={"throttles": of_function("Throttles", worker)},
            above=0,
            period_s=60,
            periods=3,  # pollers that grow meet a limit for a moment; each refusal burns a receive
        ),
        Alarm(
            noun="queue-age",
            says=f"A job of lane {lane.job_type} waits for longer than any retry does.",
            metrics={"age": of_queue("ApproximateAgeOfOldestMessage", queue)},
            # A message is put back for 900 s at most; one whose worker died twice has waited for two visibilities.
            above=lane.alarms.queue_age_s or 900 + 2 * lane.visibility_s,
            periods=2,
        ),
        Alarm(
            noun="queue-expiring",
            says=f"A message of lane {lane.job_type} has waited for half of the {KEPT_IN_QUEUE.days} days after which"
            " SQS deletes it without a trace.",
            metrics={"age": of_queue("ApproximateAgeOfOldestMessage", queue)},
            above=KEPT_IN_QUEUE.total_seconds() / 2,
            # By then the lane's page has long been ringing for the queue's age.
            standing=True,
        ),
        Alarm(
            noun="lane-silent",
            says=f"Jobs wait in lane {lane.job_type} and nothing has become of any of them.",
            metrics={
                "waiting": of_queue("ApproximateNumberOfMessagesVisible", queue, "Minimum"),
                **{name.lower(): of_lane(deployment, name, lane.job_type) for name in settled},
            },
            expression=f"IF(waiting > 0, 1, 0) * IF({' + '.join(f'FILL({n.lower()}, 0)' for n in settled)} > 0, 0, 1)",
            above=0,
            # Ten minutes, or two runs where a run takes longer: what still runs cannot have been settled.
            periods=max(2, math.ceil(2 * lane.run_timeout / 300)),
        ),
    )


def _secrets(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    if not lane.secrets:
        return ()
    return (
        Alarm(
            noun=SECRETS_UNREAD,
            says=f"Workers of lane {lane.job_type} cannot read a secret: jobs wait, or run with old keys.",
            metrics={"unread": of_lane(deployment, "SecretsUnread", lane.job_type)},
            # Once is a request that failed, which is tried again in ten seconds.
            above=2,
        ),
    )


def _failures(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    """Is it failing in a way that nobody sees, or that burns money?"""
    return (
        Alarm(
            noun="silent-failures",
            says=f"Agents of lane {lane.job_type} returned as if all were well, after a step had failed.",
            metrics={"silent": of_lane(deployment, "SilentFailures", lane.job_type)},
            above=0,
        ),
        Alarm(
            noun="retry-spend",
            says=f"Second and later tries in lane {lane.job_type} spent more than"
            f" ${lane.alarms.retry_spend_usd:g} in an hour.",
            metrics={"spend": of_lane(deployment, "RetrySpendUsd", lane.job_type)},
            above=lane.alarms.retry_spend_usd,
            period_s=HOUR_S,
        ),
        Alarm(
            noun="stuck-jobs",
            says=f"Jobs of lane {lane.job_type} are tried again and again, and none of them gets anywhere.",
            metrics={"stuck": of_lane(deployment, "StuckJobs", lane.job_type, "Maximum")},
            above=0,
        ),
    )


def _tenants(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    """Who? A tenant is not a dimension of a metric: tens of thousands of them would each be paid for."""
    poison, letters = (tenant_rule_name(deployment, lane.job_type, rule) for rule in (POISON, LETTERS))
    return (
        Alarm(
            noun="poison-tenant",
            says=f"One tenant had more than 3 poison letters in lane {lane.job_type} within an hour.",
            expression=f"INSIGHT_RULE_METRIC('{poison}', 'MaxContributorValue')",
            above=3,
            period_s=HOUR_S,
        ),
        Alarm(
            noun="tenant-share",
            says=f"One tenant has more than 40 % of the hour's letters in lane {lane.job_type}.",
            metrics={
                "most": f"INSIGHT_RULE_METRIC('{letters}', 'MaxContributorValue')",
                "letters": f"INSIGHT_RULE_METRIC('{letters}', 'Sum')",
            },
            expression=f"IF(letters >= {ENOUGH_LETTERS}, 100 * most / letters, 0)",
            above=40,
            period_s=HOUR_S,
        ),
    )


def _breakers(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    return (
        Alarm(
            noun="breaker-tripped",
            says=f"A tenant's breaker opened in lane {lane.job_type}: its jobs are parked.",
            metrics={"trips": of_lane(deployment, "BreakerTrips", lane.job_type)},
            above=0,
        ),
        Alarm(
            noun="breaker-open",
            says=f"A tenant's breaker has been open for more than 30 minutes in lane {lane.job_type}.",
            metrics={"open_for": of_lane(deployment, "LongestBreakerOpen", lane.job_type, "Maximum")},
            above=1800,
            standing=True,
        ),
    )


def _letters(deployment: Deployment, lane: Lane) -> tuple[Alarm, ...]:
    """What is being done about it?"""
    dead = deployment.dead_queue_name(lane.job_type)
    limit = lane.alarms.open_letters
    return (
        Alarm(
            noun="open-letters",
            says=f"Lane {lane.job_type} has more than {limit} dead letters that nobody has resolved.",
            metrics={"letters": of_lane(deployment, "OpenLetters", lane.job_type, "Maximum")},
            above=limit,
            standing=True,
        ),
        Alarm(
            noun="letters-growing",
            says=f"The dead letters of lane {lane.job_type} grow from one ten minutes to the next.",
            metrics={"letters": of_lane(deployment, "OpenLetters", lane.job_type, "Maximum")},
            expression="DIFF(letters)",
            above=0,
            period_s=600,
            periods=3,
        ),
        Alarm(
            noun="letter-age",
            says=f"A dead letter of lane {lane.job_type} has waited for more than {lane.letter_sla_hours:g} hours.",
            metrics={"age": of_lane(deployment, "OldestLetterAge", lane.job_type, "Maximum")},
            above=lane.letter_sla_hours * HOUR_S,
            standing=True,
        ),
        Alarm(
            noun="question-age",
            says=f"A question of lane {lane.job_type} has waited for its answer for more than"
            f" {lane.alarms.question_age_s / HOUR_S:g} hours.",
            metrics={"age": of_lane(deployment, "OldestQuestionAge", lane.job_type, "Maximum")},
            above=lane.alarms.question_age_s,
            standing=True,
        ),
        Alarm(
            noun="recovery-rate",
            says=f"Of what died in lane {lane.job_type} within a day, less than 80 % is recovered, for four hours now.",
            # The sweep says it only where enough has died for a rate to mean something.
            metrics={"rate": of_lane(deployment, "RecoveryRate24h", lane.job_type, "Maximum")},
            below=80,
            period_s=HOUR_S,
            periods=4,  # what has just died cannot be recovered yet
            standing=True,
        ),
        Alarm(
            noun="intake-stuck",
            says=f"Dead messages of lane {lane.job_type} do not become letters.",
            # NumberOfMessagesSent misses what the broker moved, and a message that fails is mostly in flight.
            metrics={
                "visible": of_queue("ApproximateNumberOfMessagesVisible", dead),
                "in_flight": of_queue("ApproximateNumberOfMessagesNotVisible", dead),
            },
            expression="visible + in_flight",
            above=0,
            period_s=60,
            periods=10,
        ),
        Alarm(
            noun="intake-failed",
            says=f"Intake of lane {lane.job_type} keeps failing to write letters.",
            metrics={"failed": of_lane(deployment, "IntakeFailed", lane.job_type)},
            above=0,
            periods=3,  # a message whose attempt may still run is put off once or twice, and that is not a fault
        ),
    )
