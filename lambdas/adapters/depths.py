"""How many messages lie in a lane's queues, about. SQS counts them; nothing is received."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.errors import Unavailable
from lambdas.core.value import value

if TYPE_CHECKING:
    from mypy_boto3_sqs import SQSClient

_WAITING: Final = "ApproximateNumberOfMessages"
_IN_FLIGHT: Final = "ApproximateNumberOfMessagesNotVisible"
_DELAYED: Final = "ApproximateNumberOfMessagesDelayed"


@value
class Depths:
    waiting: int
    in_flight: int
    delayed: int
    dying: int  # in the dead-letter queue, until intake takes them in


class SqsDepths:
    def __init__(self, client: "SQSClient", url_of: Callable[[str], str]) -> None:
        """`url_of` finds a queue by the end of its name."""
        self._client = client
        self._url_of = cache(url_of)

    def of(self, job_type: str) -> Depths:
        living, dead = self._counts(job_type), self._counts(f"{job_type}-dead")
        return Depths(
            waiting=living[_WAITING], in_flight=living[_IN_FLIGHT], delayed=living[_DELAYED], dying=sum(dead.values())
        )

    def _counts(self, name: str) -> dict[str, int]:
        url = self._url_of(name)
        try:
            names: Any = [_WAITING, _IN_FLIGHT, _DELAYED]
            answer = self._client.get_queue_attributes(QueueUrl=url, AttributeNames=names)["Attributes"]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"queue {url.rpartition('/')[2]}", str(error)) from error
        return {each: int(answer.get(each, 0)) for each in names}
