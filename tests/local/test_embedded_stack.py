"""The embedded stack is what it claims to be: the promises of AWS that Lazaret builds on hold there."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from local import host, stack
from local.stack import Stack
from tests.support.embedded.toys import MakeFunction

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

Eventually = Callable[..., Any]

# What the message says, its function does; every record is logged as a line of JSON.
OBEDIENT = """
import json, os, time

def handler(event, context):
    failed = []
    for record in event["Records"]:
        print(json.dumps({"pid": os.getpid(), "start": time.time(), "record": record}), flush=True)
        order = record["body"].split()
        if order[0] == "die" and record["attributes"]["ApproximateReceiveCount"] == "1":
            os._exit(1)
        if order[0] == "sleep":
            time.sleep(float(order[1]))
        if order[0] == "fail":
            failed.append({"itemIdentifier": record["messageId"]})
        print(json.dumps({"pid": os.getpid(), "end": time.time(), "body": record["body"]}), flush=True)
    return {"batchItemFailures": failed}
"""


def invoke(on: Stack, function: str, payload: object = None) -> tuple[str | None, Any]:
    answer = on.client("lambda").invoke(FunctionName=function, Payload=json.dumps(payload))
    return answer.get("FunctionError"), json.loads(answer["Payload"].read())


def make_queue(on: Stack, name: str, **attributes: str) -> tuple[str, str]:
    url = on.client("sqs").create_queue(QueueName=name, Attributes=attributes)["QueueUrl"]
    return url, f"arn:aws:sqs:{host.REGION}:{stack.ACCOUNT}:{name}"


def map_queue(on: Stack, queue_arn: str, function: str, **options: Any) -> None:
    on.client("lambda").create_event_source_mapping(
        EventSourceArn=queue_arn,
        FunctionName=function,
        FunctionResponseTypes=["ReportBatchItemFailures"],
        **{"BatchSize": 1, **options},
    )


def logged(on: Stack, function: str, key: str) -> list[dict[str, Any]]:
    lines = (json.loads(line) for line in on.log_lines(function) if line.startswith("{"))
    return [line for line in lines if key in line]


@pytest.fixture(scope="module", autouse=True)
def clock(emulator: Stack, make_function: MakeFunction) -> str:
    """A function on a schedule of a minute, made before the other tests so that they run while it is waited for."""
    arn = make_function("clock", "def handler(event, context):\n    print('tick', event['detail-type'])", on=emulator)
    events = emulator.client("events")
    rule = events.put_rule(Name="every-minute", ScheduleExpression="rate(1 minute)")["RuleArn"]
    events.put_targets(Rule="every-minute", Targets=[{"Id": "clock", "Arn": arn}])
    emulator.client("lambda").add_permission(
        FunctionName="clock",
        StatementId="events",
        Action="lambda:InvokeFunction",
        Principal="events.amazonaws.com",
        SourceArn=rule,
    )
    return "clock"


def test_an_error_of_a_handler_has_its_own_type_and_traceback(emulator: Stack, make_function: MakeFunction) -> None:
    code = "class DocumentCorrupt(Exception): pass\ndef handler(event, context): raise DocumentCorrupt('page 3')"
    make_function("raises", code, on=emulator)
    error, payload = invoke(emulator, "raises")
    assert error == "Unhandled"
    assert (payload["errorType"], payload["errorMessage"]) == ("DocumentCorrupt", "page 3")
    assert "toy.py" in payload["stackTrace"][-1]


def test_a_module_that_cannot_be_imported_is_an_import_error(emulator: Stack, make_function: MakeFunction) -> None:
    make_function("no-import", "import not_in_this_zip", on=emulator)
    _, payload = invoke(emulator, "no-import")
    assert payload["errorType"] == "Runtime.ImportModuleError"
    assert "not_in_this_zip" in payload["errorMessage"]


def test_a_process_that_cannot_start_does_not_end_its_neighbours(
    emulator: Stack, make_function: MakeFunction, eventually: Eventually
) -> None:
    code = """
import pathlib, tempfile, time
busy = pathlib.Path(tempfile.gettempdir(), "busy")
if busy.exists(): raise OSError("only one may start")
def handler(event, context):
    busy.touch()
    time.sleep(1.5)
    return "finished"
"""
    make_function("alone", code, on=emulator)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(invoke, emulator, "alone")
        eventually((emulator.home / "tmp" / "busy").exists)
        error, payload = invoke(emulator, "alone")
        assert (error, payload["errorMessage"]) == ("Unhandled", "only one may start")
        assert first.result() == (None, "finished")


def test_a_function_that_overruns_its_timeout_is_ended_and_saw_it_coming(
    emulator: Stack, make_function: MakeFunction
) -> None:
    code = "import time\ndef handler(event, context):\n    print(context.get_remaining_time_in_millis(), flush=True)\n"
    make_function("overruns", code + "    time.sleep(60)", on=emulator, timeout=1)
    _, payload = invoke(emulator, "overruns")
    assert payload["errorType"] == "Sandbox.Timedout"
    assert 0 < int(emulator.log_lines("overruns")[0]) <= 1000


def test_a_process_that_dies_is_an_error_and_the_next_invocation_gets_another(
    emulator: Stack, make_function: MakeFunction
) -> None:
    code = "import os\ndef handler(event, context):\n    if event == 'die': os._exit(3)\n    return os.getpid()"
    make_function("dies", code, on=emulator)
    _, first = invoke(emulator, "dies", "live")
    _, same = invoke(emulator, "dies", "live")
    error, death = invoke(emulator, "dies", "die")
    _, other = invoke(emulator, "dies", "live")
    assert first == same != other
    assert (error, death["errorType"]) == ("Unhandled", "Runtime.ExitError")


def test_a_function_sees_its_code_and_aws_but_not_the_environment_of_the_laptop(
    emulator: Stack, make_function: MakeFunction
) -> None:
    code = "import os, sys\ndef handler(event, context): return {'env': dict(os.environ), 'path': sys.path}"
    make_function("looks", code, on=emulator)
    _, seen = invoke(emulator, "looks")
    assert seen["env"]["AWS_ENDPOINT_URL"] == emulator.endpoint
    assert seen["env"]["AWS_LAMBDA_FUNCTION_NAME"] == "looks"
    assert "PYTEST_CURRENT_TEST" in os.environ
    assert "PYTEST_CURRENT_TEST" not in seen["env"]
    assert str(host.ROOT) not in seen["path"]


def test_a_function_acts_as_its_own_role_and_is_denied_what_the_role_may_not_do(
    emulator: Stack, make_function: MakeFunction
) -> None:
    granted, granted_arn = make_queue(emulator, "granted")
    other, _ = make_queue(emulator, "not-granted")
    code = """
import boto3
def handler(event, context):
    if event == "who": return boto3.client("sts").get_caller_identity()["Arn"]
    return boto3.client("sqs").send_message(QueueUrl=event, MessageBody="hello")["MessageId"]
"""
    make_function("sender", code, on=emulator, allow={"sqs:SendMessage": granted_arn})
    assert invoke(emulator, "sender", "who")[1].endswith(":assumed-role/sender/sender")
    assert invoke(emulator, "sender", granted)[0] is None
    error, payload = invoke(emulator, "sender", other)
    assert error == "Unhandled"
    assert "AccessDenied" in payload["errorMessage"]


def test_a_message_whose_worker_died_comes_back_with_all_it_carried(
    emulator: Stack, make_function: MakeFunction, eventually: Eventually
) -> None:
    url, arn = make_queue(emulator, "deadly", VisibilityTimeout="2")
    make_function("deadly-worker", OBEDIENT, on=emulator, timeout=2)
    map_queue(emulator, arn, "deadly-worker")
    ticket = {"ticket": {"DataType": "String", "StringValue": "t-1"}}
    emulator.client("sqs").send_message(
        QueueUrl=url, MessageBody="die once", MessageGroupId="tnt_1", MessageAttributes=ticket
    )
    eventually(lambda: logged(emulator, "deadly-worker", "end"))
    first, second = logged(emulator, "deadly-worker", "record")
    assert first["pid"] != second["pid"]
    assert second["start"] - first["start"] >= 2
    attributes = second["record"]["attributes"]
    assert (attributes["ApproximateReceiveCount"], attributes["MessageGroupId"]) == ("2", "tnt_1")
    assert attributes["SentTimestamp"] == first["record"]["attributes"]["SentTimestamp"]
    assert second["record"]["messageAttributes"]["ticket"]["stringValue"] == "t-1"


def test_a_message_that_the_broker_gave_up_names_the_queue_it_came_from(
    emulator: Stack, make_function: MakeFunction, eventually: Eventually
) -> None:
    dead_url, dead_arn = make_queue(emulator, "given-up-dead")
    redrive = json.dumps({"deadLetterTargetArn": dead_arn, "maxReceiveCount": 1})
    url, arn = make_queue(emulator, "given-up", VisibilityTimeout="1", RedrivePolicy=redrive)
    make_function("given-up-worker", OBEDIENT, on=emulator)
    make_function("given-up-intake", OBEDIENT, on=emulator)
    map_queue(emulator, arn, "given-up-worker")
    map_queue(emulator, dead_arn, "given-up-intake")
    sent = emulator.client("sqs").send_message(QueueUrl=url, MessageBody="fail")
    emulator.client("sqs").send_message(QueueUrl=dead_url, MessageBody="sent by hand")
    eventually(lambda: len(logged(emulator, "given-up-intake", "record")) == 2)
    sources = {
        entry["record"]["body"]: entry["record"]["attributes"].get("DeadLetterQueueSourceArn")
        for entry in logged(emulator, "given-up-intake", "record")
    }
    assert sources == {"fail": arn, "sent by hand": None}
    assert sent["MessageId"] in {e["record"]["messageId"] for e in logged(emulator, "given-up-intake", "record")}


def test_only_the_failed_part_of_a_batch_comes_back(
    emulator: Stack, make_function: MakeFunction, eventually: Eventually
) -> None:
    url, arn = make_queue(emulator, "partial", VisibilityTimeout="1")
    make_function("partial-worker", OBEDIENT, on=emulator)
    entries = [{"Id": body, "MessageBody": body} for body in ("good", "fail", "fine")]
    emulator.client("sqs").send_message_batch(QueueUrl=url, Entries=entries)
    map_queue(emulator, arn, "partial-worker", BatchSize=10)
    eventually(lambda: len(logged(emulator, "partial-worker", "end")) >= 5)
    bodies = [entry["body"] for entry in logged(emulator, "partial-worker", "end")]
    assert (bodies.count("good"), bodies.count("fine")) == (1, 1)
    assert bodies.count("fail") >= 3


def test_maximum_concurrency_is_how_many_processes_work_at_a_time(
    emulator: Stack, make_function: MakeFunction, eventually: Eventually
) -> None:
    url, arn = make_queue(emulator, "busy", VisibilityTimeout="60")
    make_function("busy-worker", OBEDIENT, on=emulator)
    entries = [{"Id": str(n), "MessageBody": f"sleep 0.4 {n}"} for n in range(8)]
    emulator.client("sqs").send_message_batch(QueueUrl=url, Entries=entries)
    map_queue(emulator, arn, "busy-worker", ScalingConfig={"MaximumConcurrency": 2})
    eventually(lambda: len(logged(emulator, "busy-worker", "end")) == 8)
    starts = [(entry["start"], 1) for entry in logged(emulator, "busy-worker", "record")]
    ends = [(entry["end"], -1) for entry in logged(emulator, "busy-worker", "end")]
    working, most = 0, 0
    for _, change in sorted(starts + ends):
        working += change
        most = max(most, working)
    assert most == 2
    assert len({entry["pid"] for entry in logged(emulator, "busy-worker", "end")}) == 2


def test_what_a_function_logs_is_in_cloudwatch_too(emulator: Stack, make_function: MakeFunction) -> None:
    make_function("speaks", "def handler(event, context): print('message.dead_lettered', event)", on=emulator)
    invoke(emulator, "speaks", "once")
    events = emulator.client("logs").filter_log_events(logGroupName="/aws/lambda/speaks")["events"]
    assert "message.dead_lettered once" in [event["message"].strip() for event in events]
    assert emulator.log_lines("speaks") == ["message.dead_lettered once"]


STARTER = """
import pathlib, signal, sys, time
from local import stack
signal.signal(signal.SIGINT, signal.default_int_handler)  # which whoever runs in the background inherits as ignored
with stack.bare(home=pathlib.Path(sys.argv[1])) as running:
    print(running.port, flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_nothing_outlives_the_process_that_started_the_emulator(
    how: signal.Signals, tmp_path: Path, make_function: MakeFunction, eventually: Eventually
) -> None:
    starter = subprocess.Popen([sys.executable, "-c", STARTER, str(tmp_path)], cwd=host.ROOT, stdout=subprocess.PIPE)
    assert starter.stdout is not None
    on = Stack(port=int(starter.stdout.readline()), home=tmp_path)
    make_function("pid", "import os\ndef handler(event, context): return os.getpid()", on=on)
    function_process = invoke(on, "pid")[1]
    assert host.holder(tmp_path) == starter.pid
    starter.send_signal(how)
    starter.wait(timeout=30)
    eventually(lambda: not is_alive(function_process))
    assert not host.answers(on.endpoint)
    assert host.holder(tmp_path) is None


def is_alive(pid: int) -> bool:
    """A process that ended and waits for a careless parent to collect it is not alive."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")


def test_a_port_in_use_is_named_together_with_the_way_to_choose_another(emulator: Stack, tmp_path: Path) -> None:
    another = f"LAZARET_PORT={emulator.port + 1} make up"
    by_whom = {tmp_path: "another program", emulator.home: f"the embedded stack of process {os.getpid()}"}
    for home, user in by_whom.items():
        refused = pytest.raises(host.NotStarted, match=rf"port {emulator.port} is in use by {user}.*{another}")
        with refused, stack.bare(home=home, port=emulator.port):
            pass


def test_the_application_is_there_by_a_real_cdk_deploy(embedded: Stack) -> None:
    stacks = embedded.client("cloudformation").describe_stacks()["Stacks"]
    states = {each["StackName"]: each["StackStatus"] for each in stacks}
    assert {"CDKToolkit", "Lazaret", "Lazaret-kyc", "Lazaret-simulated"} <= states.keys()
    assert set(states.values()) == {"CREATE_COMPLETE"}
    assert embedded.outputs["SimulatedQueueUrl"].endswith("/lazaret-simulated")
    assert embedded.outputs["LedgerTable"] == "lazaret-ledger"


def test_a_schedule_of_a_minute_invokes_its_function(emulator: Stack, clock: str, eventually: Eventually) -> None:
    eventually(lambda: "tick Scheduled Event" in emulator.log_lines(clock), within=90)
