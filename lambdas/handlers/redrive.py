"""The tasks of the redrive machine, in the order of infra/redrive_states.py; senders have a function of their own."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.core.redrive import approval, plan, recalling, reporting, starting, watching
from lambdas.core.redrive.request import BadRequest
from lambdas.telemetry import EVERY_LANE, count, logger

SPARE = timedelta(seconds=30)  # to end well before the function is ended
Event = dict[str, Any]


def write_down(event: Event, _until: datetime) -> Event:
    execution = event["execution"]
    try:
        begun = starting.write_down(
            wiring.redriver(), event["input"], execution=execution["id"], name=execution["name"]
        )
    except BadRequest:
        # The execution fails, as whoever pasted the input must see. It is nobody's page: the alarm takes these off.
        count("RedrivesRefused", EVERY_LANE)
        raise
    return asdict(begun)


def make_plan(event: Event, _until: datetime) -> Event:
    return {"next": plan.plan(wiring.redriver(), event["redrive_id"])}


def ask(event: Event, _until: datetime) -> None:
    approval.ask(wiring.redriver(), event["redrive_id"], event["task_token"])


def hear(event: Event, _until: datetime) -> Event:
    return {"next": approval.hear(wiring.redriver(), event["redrive_id"], event["answer"])}


def choose_wave(event: Event, _until: datetime) -> Event:
    ranges, wait_seconds = watching.choose_wave(wiring.redriver(), event["redrive_id"])
    return {"ranges": [asdict(part) for part in ranges], "wait_seconds": wait_seconds}


def judge(event: Event, _until: datetime) -> Event:
    judged = watching.judge_wave(
        wiring.redriver(), event["redrive_id"], event["sent"], beats=event["beats"], sent_ranges=event["ranges"]
    )
    return asdict(judged)


def call_back(event: Event, until: datetime) -> Event:
    return {"finished": recalling.call_back(wiring.redriver(), event["redrive_id"], until=until)}


def report(event: Event, _until: datetime) -> Event:
    return reporting.report(wiring.redriver(), event["redrive_id"], event.get("failed"))


TASKS: dict[str, Callable[[Event, datetime], Event | None]] = {
    "write_down": write_down,
    "plan": make_plan,
    "ask": ask,
    "hear": hear,
    "choose_wave": choose_wave,
    "judge": judge,
    "call_back": call_back,
    "report": report,
}


@logger.inject_lambda_context
def handler(event: Event, context: LambdaContext) -> Event | None:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    answer = TASKS[event["task"]](event, until)
    logger.info("redrive.task", extra={"task": event["task"], "redrive_id": event.get("redrive_id"), "answer": answer})
    return answer
