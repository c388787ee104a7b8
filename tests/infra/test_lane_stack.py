import pytest

from lambdas.core.config.lane import Lane
from tests.support.synth import LANES, Resource, Synthesized

DAY_S = 86_400
every_lane = pytest.mark.parametrize("lane", LANES, ids=lambda lane: lane.job_type)


def mapping(synthesized: Synthesized, lane: Lane, queue: str) -> Resource:
    """What feeds a function from the lane's queue of this logical id."""
    found: list[Resource] = [
        resource["Properties"]
        for resource in synthesized.of_type("AWS::Lambda::EventSourceMapping", f"Lazaret-{lane.job_type}").values()
        if resource["Properties"]["EventSourceArn"]["Fn::GetAtt"][0].startswith(queue)
    ]
    assert len(found) == 1
    return found[0]


@every_lane
def test_every_job_type_has_its_own_dead_letter_queue(lazaret: Synthesized, lane: Lane) -> None:
    redrive = lazaret.queue(f"lazaret-{lane.job_type}")["RedrivePolicy"]
    dead_id = redrive["deadLetterTargetArn"]["Fn::GetAtt"][0]
    dead = lazaret.templates[f"Lazaret-{lane.job_type}"]["Resources"][dead_id]["Properties"]
    assert dead["QueueName"] == f"lazaret-{lane.job_type}-dead"
    assert redrive["maxReceiveCount"] == lane.max_receive_count


@every_lane
def test_no_other_queue_may_bury_in_a_lanes_dead_letter_queue(lazaret: Synthesized, lane: Lane) -> None:
    allowed = lazaret.queue(f"lazaret-{lane.job_type}-dead")["RedriveAllowPolicy"]
    (source,) = allowed["sourceQueueArns"]
    assert allowed["redrivePermission"] == "byQueue"
    assert source["Fn::Join"][1][-1] == f":lazaret-{lane.job_type}"


@every_lane
@pytest.mark.parametrize(("queue", "function"), [("", "worker"), ("-dead", "intake")])
def test_visibility_is_six_times_the_timeout(lazaret: Synthesized, lane: Lane, queue: str, function: str) -> None:
    timeout = lazaret.function(f"lazaret-{lane.job_type}-{function}")["Timeout"]
    assert lazaret.queue(f"lazaret-{lane.job_type}{queue}")["VisibilityTimeout"] == 6 * timeout


@every_lane
def test_the_worker_may_run_as_long_as_the_lane_says_and_still_write_down_how_it_ended(
    lazaret: Synthesized, lane: Lane
) -> None:
    assert lazaret.function(f"lazaret-{lane.job_type}-worker")["Timeout"] > lane.run_timeout


@every_lane
@pytest.mark.parametrize(("queue", "days"), [("", 7), ("-dead", 14)])
def test_the_dead_are_kept_longer_than_the_living(lazaret: Synthesized, lane: Lane, queue: str, days: int) -> None:
    assert lazaret.queue(f"lazaret-{lane.job_type}{queue}")["MessageRetentionPeriod"] == days * DAY_S


@every_lane
@pytest.mark.parametrize("queue", ["", "-dead"])
def test_queues_are_encrypted(lazaret: Synthesized, lane: Lane, queue: str) -> None:
    assert lazaret.queue(f"lazaret-{lane.job_type}{queue}")["SqsManagedSseEnabled"] is True


def test_queues_refuse_what_does_not_come_over_tls(lazaret: Synthesized) -> None:
    refusing = {
        f"{path.split('/')[0]}/{queue['Ref']}"
        for path, policy in lazaret.of_type("AWS::SQS::QueuePolicy").items()
        for statement in policy["Properties"]["PolicyDocument"]["Statement"]
        for queue in policy["Properties"]["Queues"]
        if statement["Effect"] == "Deny" and statement["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}
    }
    assert refusing == set(lazaret.of_type("AWS::SQS::Queue"))


@every_lane
def test_the_worker_is_fed_as_its_lane_says_and_reports_single_records(lazaret: Synthesized, lane: Lane) -> None:
    fed = mapping(lazaret, lane, "JobsQueue")
    assert fed["BatchSize"] == lane.batch_size
    assert fed["ScalingConfig"] == {"MaximumConcurrency": lane.max_concurrency}
    assert fed["FunctionResponseTypes"] == ["ReportBatchItemFailures"]


@every_lane
def test_intake_is_fed_from_the_dead_letter_queue_and_reports_single_records(lazaret: Synthesized, lane: Lane) -> None:
    fed = mapping(lazaret, lane, "JobsDead")
    assert fed["FunctionName"]["Ref"].startswith("Intake")
    assert fed["FunctionResponseTypes"] == ["ReportBatchItemFailures"]


@every_lane
def test_lambda_does_not_take_a_requeue_for_a_runaway_loop(lazaret: Synthesized, lane: Lane) -> None:
    assert lazaret.function(f"lazaret-{lane.job_type}-worker")["RecursiveLoop"] == "Allow"


def test_a_lane_can_be_removed_only_after_it_was_retired(lazaret: Synthesized) -> None:
    assert lazaret.protected == {
        "Lazaret": True,
        "Lazaret-kyc": True,
        "Lazaret-old-backfill": False,
        "Lazaret-simulated": True,
        "Lazaret-Watch": False,  # it holds nothing
    }


@every_lane
def test_worker_and_intake_are_told_their_lane_and_queues(lazaret: Synthesized, lane: Lane) -> None:
    for function in ("worker", "intake"):
        told = lazaret.function(f"lazaret-{lane.job_type}-{function}")["Environment"]["Variables"]
        assert told["JOB_TYPE"] == lane.job_type
        assert told["QUEUE_URL"]["Ref"].startswith("JobsQueue")
        assert told["DEAD_QUEUE_URL"]["Ref"].startswith("JobsDead")


def test_every_function_runs_a_zip_of_its_own_and_logs_to_a_group_that_is_emptied(lazaret: Synthesized) -> None:
    functions = [function["Properties"] for function in lazaret.of_type("AWS::Lambda::Function").values()]
    assert len({function["Code"]["S3Key"] for function in functions}) == len(functions)
    groups = {group["Properties"]["LogGroupName"]: group for group in lazaret.of_type("AWS::Logs::LogGroup").values()}
    assert set(groups) == {
        "/aws/vendedlogs/apigateway/lazaret-api",
        "/aws/vendedlogs/states/lazaret-redrive",
        *(f"/aws/lambda/{function['FunctionName']}" for function in functions),
    }
    assert all(group["Properties"]["RetentionInDays"] for group in groups.values())
