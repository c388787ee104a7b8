"""What agents of these tests call, and how a lane tries them again."""

from typing import Any

from lambdas.core.worker.settle import Worked
from tests.support.lane import InMemory


class Timeout(Exception):
    __module__ = "openai"
    status_code = 408


class Conflict(Exception):
    status_code = 409


class Recorder:
    """A step or effect that counts its calls."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.calls = 0

    def __call__(self, *_args: Any) -> Any:
        self.calls += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, BaseException):
            raise answer
        return answer


def run_again(lane: InMemory) -> Worked:
    lane.later(120)
    return lane.work(lane.delivered(lane.queue.sent[-1]))
