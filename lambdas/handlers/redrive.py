"""The tasks of the redrive machine, as infra/core/redrive_states.py orders them. Senders have their own function."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import house, wiring
from lambdas.core.redrive import approval, plan, report, start, watch
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.request import BadRequest
from lambdas.house import EVERY_LANE
from lambdas.wiring import count, logger

SPARE = timedelta(seconds=30)  # to end well before the function is ended
Event = dict[str, Any]


def write_down(event: Event, _until: datetime) -> Event:
    execution = event["execution"]
    try:
        begun = start.write_down(house.redriver(), event["input"], execution=execution["id"], name=execution["name"])
    except BadRequest:
        # The execution fails, as whoever pasted the input must see. It must page nobody: the alarm subtracts these.
        count("RedrivesRefused", EVERY_LANE)
        raise
    return asdict(begun)


def make_plan(event: Event, _until: datetime) -> Event:
    return {"next": plan.plan(house.redriver(), event["redrive_id"])}


def ask(event: Event, _until: datetime) -> None:
    approval.ask(house.redriver(), event["redrive_id"], event["task_token"])


def receive(event: Event, _until: datetime) -> Event:
    return {"next": approval.receive(house.redriver(), event["redrive_id"], event["answer"])}


def choose_wave(event: Event, _until: datetime) -> Event:
    ranges, wait_seconds = watch.choose_wave(house.redriver(), event["redrive_id"])
    return {"ranges": [asdict(part) for part in ranges], "wait_seconds": wait_seconds}


def judge(event: Event, _until: datetime) -> Event:
    judged = watch.judge_wave(
        house.redriver(), event["redrive_id"], event["sent"], beats=event["beats"], sent_ranges=event["ranges"]
    )
    return asdict(judged)


def recall(event: Event, until: datetime) -> Event:
    return {"finished": report.recall(house.redriver(), event["redrive_id"], until=until)}


def make_report(event: Event, _until: datetime) -> Event:
    outcome = report.report(house.redriver(), event["redrive_id"], event.get("failed"))
    if outcome["verdict"] == RedriveStatus.HALTED:
        # Its execution fails, so that pipelines see it. Letters that die again are not the machine's fault.
        count("RedrivesHalted", EVERY_LANE)
    return outcome


TASKS: dict[str, Callable[[Event, datetime], Event | None]] = {
    "write_down": write_down,
    "plan": make_plan,
    "ask": ask,
    "hear": receive,
    "choose_wave": choose_wave,
    "judge": judge,
    "call_back": recall,
    "report": make_report,
}


@logger.inject_lambda_context
def handler(event: Event, context: LambdaContext) -> Event | None:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    answer = TASKS[event["task"]](event, until)
    logger.info("redrive.task", extra={"task": event["task"], "redrive_id": event.get("redrive_id"), "answer": answer})
    return answer
