"""The redrive machine's states from top to bottom, in Amazon States Language: what an operator sees in the console.

Plain data. No state decides anything: tasks decide, and the record they keep is the truth between two of them.
`${…}` is filled in by CloudFormation; `{% … %}` is JSONata, which Step Functions evaluates.
"""

from typing import Any

State = dict[str, Any]

TASK_TIMEOUT_S = 900  # what Lambda allows a function
APPROVAL_S = 86_400
# Of the report, as the cause of a halted execution: Step Functions takes 32,768 characters.
SUMMARY = ("redrive_id", "verdict", "reason", "planned", "replayed", "recovered", "died_again", "recalled", "skipped")
MOST_RANGES = 40  # an inline Map runs this many at once

_INVOKE = "arn:${partition}:states:::lambda:invoke"
_REPORT = "Report what happened"
_WRITE_BROKE = "Write down that the machine broke"
_BROKE = "The machine broke"
_NOT_UNDERSTOOD = "Stop at an answer that nobody understands"

_PATIENT: State = {"IntervalSeconds": 2, "BackoffRate": 2, "MaxDelaySeconds": 60, "JitterStrategy": "FULL"}
_RETRY: list[State] = [
    {"ErrorEquals": ["BadRequest", "States.QueryEvaluationError"], "MaxAttempts": 0},  # it would be the same again
    # Nothing ran. A new account has ten functions at once for everybody: waiting for a free one is all there is to do.
    {"ErrorEquals": ["Lambda.TooManyRequestsException"], "MaxAttempts": 20, **_PATIENT},
    {"ErrorEquals": ["States.ALL"], "MaxAttempts": 5, **_PATIENT},
]
# A timeout has no cause.
_ERROR: State = {
    "error": "{% $states.errorOutput.Error %}",
    "cause": "{% $exists($states.errorOutput.Cause) ? $states.errorOutput.Cause : '' %}",
}


def definition() -> State:
    states = _beginning() | _approval() | _wave() | _verdict() | _ending()
    return {
        "Comment": "Plan, a canary, watch, growing waves. The execution's name is the redrive's id.",
        "QueryLanguage": "JSONata",
        "StartAt": "Write the request down",
        "States": states,
    }


def _beginning() -> dict[str, State]:
    refused = {
        "ErrorEquals": ["BadRequest"],
        "Output": {"faults": "{% $parse($states.errorOutput.Cause).errorMessage %}"},
        "Next": "Refuse the request",
    }
    execution = {
        "id": "{% $states.context.Execution.Id %}",
        "name": "{% $states.context.Execution.Name %}",
        "started_at": "{% $states.context.Execution.StartTime %}",
    }
    request = {"task": "write_down", "input": "{% $states.input %}", "execution": execution}
    known = {"redrive_id": "{% $states.result.Payload.redrive_id %}", **_wait_as_told()}
    return {
        "Write the request down": _invoke(request)
        # Before there is a record, there is nothing to write the failure on.
        | {"Catch": [refused, _caught(_BROKE)], "Next": "Where does it begin?"}
        # What a former execution sent is not known here: its wave is judged by the ledger alone.
        | {"Assign": known | {"sent": None, "beats": 0, "ranges_sent": 0}},
        "Refuse the request": {"Type": "Fail", "Error": "BadRequest", "Cause": "{% $states.input.faults %}"},
        "Where does it begin?": _choice(
            "begin_at",
            plan="Plan which letters may go",
            wave="Choose the next wave",
            watch="Let the wave settle",
            report=_REPORT,
        ),
    }


def _approval() -> dict[str, State]:
    token = {"task_token": "{% $states.context.Task.Token %}"}
    nobody = {
        "ErrorEquals": ["States.Timeout"],
        "Output": {"expired": True},
        "Next": "Hear the answer",
    }
    return {
        "Plan which letters may go": _task("plan") | {"Next": "What does the plan say?"},
        "What does the plan say?": _choice(
            "next", send="Choose the next wave", ask="Ask a second person", report=_REPORT
        ),
        "Ask a second person": _task("ask", **token)
        | {
            "Resource": f"{_INVOKE}.waitForTaskToken",
            "TimeoutSeconds": APPROVAL_S,
            "Retry": [{"ErrorEquals": ["States.Timeout"], "MaxAttempts": 0}, *_RETRY],
            "Catch": [nobody, _caught(_WRITE_BROKE)],
            "Output": "{% $states.result %}",
            "Next": "Hear the answer",
        },
        "Hear the answer": _task("hear", answer="{% $states.input %}") | {"Next": "What does the answer mean?"},
        "What does the answer mean?": _choice(
            "next", send="Choose the next wave", ask="Ask a second person", report=_REPORT
        ),
    }


def _wave() -> dict[str, State]:
    chosen = {"ranges": "{% $states.result.Payload.ranges %}", **_wait_as_told()}
    item = {name: f"{{% $states.context.Map.Item.Value.{name} %}}" for name in ("begin", "end", "rate", "most")}
    one_range = _invoke("{% $states.input %}", function="${send}") | {"End": True}
    return {
        "Choose the next wave": _task("choose_wave") | {"Assign": chosen, "Next": "Send the wave"},
        "Send the wave": {
            "Type": "Map",
            "Items": "{% $ranges %}",
            "ItemSelector": {"redrive_id": "{% $redrive_id %}", **item},
            "MaxConcurrency": MOST_RANGES,
            "ItemProcessor": {
                "ProcessorConfig": {"Mode": "INLINE"},
                "StartAt": "Send one range",
                "States": {"Send one range": one_range},
            },
            "Catch": [_caught(_WRITE_BROKE)],
            "Assign": {"sent": "{% $states.result %}", "ranges_sent": "{% $ranges_sent + $count($ranges) %}"},
            "Next": "Let the wave settle",
        },
        # A wave of which nothing was sent has nothing to wait for. A successor does not know what was sent.
        "Let the wave settle": {
            "Type": "Wait",
            "Seconds": "{% $sent != null and $sum($sent.sent) = 0 ? 0 : $wait_seconds %}",
            "Next": "Judge the wave",
        },
    }


def _verdict() -> dict[str, State]:
    beats = "{% $beats + 1 %}"
    return {
        "Judge the wave": _task("judge", sent="{% $sent %}", beats=beats, ranges="{% $ranges_sent %}")
        | {"Assign": {"beats": beats, **_wait_as_told()}, "Next": "What is the verdict?"},
        "What is the verdict?": _choice(
            "verdict",
            next="Choose the next wave",
            wait="Let the wave settle",
            halt="Call back what has not begun",
            done=_REPORT,
            hand_over="Go on in a new execution",
        ),
        # Step Functions ends an execution at 25,000 events of history.
        "Go on in a new execution": {
            "Type": "Task",
            "Resource": "arn:${partition}:states:::states:startExecution",
            "Arguments": {
                "StateMachineArn": "{% $states.context.StateMachine.Id %}",
                "Name": "{% $states.input.successor %}",
                "Input": {"continues": "{% $redrive_id %}"},
            },
            "Retry": _RETRY,
            "Catch": [_caught(_WRITE_BROKE)],
            "Output": {"redrive_id": "{% $redrive_id %}", "continued_as": "{% $states.result.ExecutionArn %}"},
            "End": True,
        },
    }


def _ending() -> dict[str, State]:
    failed = {"error": "{% $broke.error %}", "cause": "{% $broke.cause %}"}
    halted = ", ".join(f"'{name}': $states.input.{name}" for name in SUMMARY)
    wondered = {"error": "NotUnderstood", "cause": "{% 'a task answered ' & $string($states.input) %}"}
    return {
        "Call back what has not begun": _task("call_back") | {"Next": "Is everything called back?"},
        "Is everything called back?": _choice("finished", true=_REPORT, false="Call back what has not begun"),
        _REPORT: _task("report") | {"Next": "Did it halt?"},
        # A pipeline that waits for the execution must see that it halted; the whole report is in the record.
        "Did it halt?": {
            "Type": "Choice",
            "Choices": [{"Condition": "{% $states.input.verdict = 'halted' %}", "Next": "The redrive halted"}],
            "Default": "The redrive ended",
        },
        "The redrive halted": {"Type": "Fail", "Error": "RedriveHalted", "Cause": f"{{% $string({{{halted}}}) %}}"},
        "The redrive ended": {"Type": "Succeed"},
        _NOT_UNDERSTOOD: {"Type": "Pass", "Assign": {"broke": wondered}, "Next": _WRITE_BROKE},
        _WRITE_BROKE: _task("report", failed=failed)
        # The first failure is the one to show.
        | {"Catch": [{"ErrorEquals": ["States.ALL"], "Next": _BROKE}], "Next": _BROKE},
        _BROKE: {"Type": "Fail", "Error": failed["error"], "Cause": failed["cause"]},
    }


def _task(name: str, **payload: Any) -> State:
    return _invoke({"task": name, "redrive_id": "{% $redrive_id %}", **payload}) | {"Catch": [_caught(_WRITE_BROKE)]}


def _invoke(payload: Any, *, function: str = "${redrive}") -> State:
    return {
        "Type": "Task",
        "Resource": _INVOKE,
        "Arguments": {"FunctionName": function, "Payload": payload},
        # An invocation whose answer is lost would hold the machine for ever.
        "TimeoutSeconds": TASK_TIMEOUT_S + 60,
        "Retry": _RETRY,
        "Output": "{% $states.result.Payload %}",
    }


def _caught(then: str) -> State:
    return {"ErrorEquals": ["States.ALL"], "Assign": {"broke": _ERROR}, "Next": then}


def _wait_as_told() -> State:
    return {"wait_seconds": "{% $states.result.Payload.wait_seconds %}"}


def _choice(field: str, **ways: str) -> State:
    """By what the task answered in this field. Anything else would end the execution with its redrive still open."""
    return {
        "Type": "Choice",
        "Choices": [
            {"Condition": f"{{% $string($states.input.{field}) = '{answer}' %}}", "Next": state}
            for answer, state in ways.items()
        ],
        "Default": _NOT_UNDERSTOOD,
    }
