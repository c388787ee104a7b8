"""A tenant's endpoint, told by the deployed notify function: what arrives there, and where nothing is ever sent.

A receiver on the loopback address is allowed by a file in the embedded stack's folder, which nothing on AWS would read.
"""

import hashlib
import hmac
import json
import ssl
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lambdas.adapters.ssm import SsmEndpoints
from lambdas.adapters.webhooks import DynamoTenantNotices
from lambdas.core.model.letter import LetterStatus
from lambdas.core.notify.notice import MANY_LETTERS, Endpoint, NoticeStatus, TenantNotice
from local.inside.sitecustomize import ALLOWED
from local.stack import Stack
from tests.support.builders import NOON
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.receiver import HOST, Receiver

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(300)]

SECRET = "s3cret"
CAUSES = (
    [{"op": "loop"}],
    [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}],
)


class Tenant:
    def __init__(self, stack: Stack, url: str) -> None:
        self.lane = EmbeddedLane(stack)
        self.book = DynamoTenantNotices(self.lane.dynamo, stack.outputs["LedgerTable"])
        endpoint = Endpoint(url=url, secret=SECRET, set_at=NOON, set_by="ada")
        SsmEndpoints(stack.client("ssm"), "lazaret").put(self.lane.tenant_id, endpoint)

    def dies(self, number: int) -> None:
        """Of two causes in turn: neither is enough to open the breaker."""
        for job_id in [self.lane.send(CAUSES[each % 2]) for each in range(number)]:
            self.lane.letter(job_id, within=90)

    def notice(self, is_as: Callable[[TenantNotice], bool]) -> TenantNotice:
        def found() -> TenantNotice | None:
            notice = self.book.find(self.lane.tenant_id, MANY_LETTERS)
            return notice if notice is not None and is_as(notice) else None

        answer = wait_for(found, within=120)
        assert isinstance(answer, TenantNotice)
        return answer


@pytest.fixture
def receiver(embedded: Stack, tmp_path: Path) -> Iterator[Receiver]:
    made = Receiver(tmp_path)
    allowed = embedded.home / ALLOWED
    allowed.write_text(json.dumps({"host": HOST, "port": made.port, "certificate": str(made.certificate)}))
    yield made
    allowed.unlink()
    made.close()


def has_ended(notice: TenantNotice) -> bool:
    return notice.status is not NoticeStatus.SENDING


def test_seven_letters_are_exactly_one_signed_notice_and_are_escalated(embedded: Stack, receiver: Receiver) -> None:
    tenant = Tenant(embedded, receiver.url)
    tenant.dies(6)
    notice = tenant.notice(has_ended)
    assert (notice.status, notice.tries, notice.why) == (NoticeStatus.SENT, 1, "")
    tenant.dies(1)  # within the window: the tenant has been told
    time.sleep(12)  # letters are counted ten seconds after the word of them
    [(first, headers, body)] = receiver.requests
    assert first == "POST /in?source=lazaret HTTP/1.1"
    stamp = headers["Lazaret-Timestamp"]
    expected = hmac.new(SECRET.encode(), f"{stamp}.{body}".encode(), hashlib.sha256).hexdigest()
    assert headers["Lazaret-Signature"] == f"v1={expected}"
    assert abs(time.time() - int(stamp)) < 300
    told = json.loads(body)
    assert (told["what"], told["tenant_id"], told["letters"]) == ("letters.many", tenant.lane.tenant_id, 6)
    assert told["notice_id"] == headers["Lazaret-Notice"] == notice.notice_id
    assert len(tenant.lane.letters(status=LetterStatus.ESCALATED)) == 6
    assert len(tenant.lane.letters(status=LetterStatus.OPEN)) == 1


def test_an_endpoint_that_redirects_is_refused_after_one_request_and_the_letters_stay_open(
    embedded: Stack, receiver: Receiver
) -> None:
    receiver.says("302 Found", "Location: http://169.254.169.254/latest/meta-data/")
    tenant = Tenant(embedded, receiver.url)
    tenant.dies(6)
    notice = tenant.notice(has_ended)
    assert (notice.status, notice.tries) == (NoticeStatus.REFUSED, 1)
    assert notice.why == f"host {HOST!r} answered 302: redirects are not followed"
    assert len(receiver.requests) == 1
    assert len(tenant.lane.letters(status=LetterStatus.OPEN)) == 6


def test_a_slow_endpoint_is_given_up_for_now_and_tried_again_later(embedded: Stack, receiver: Receiver) -> None:
    def never(_client: ssl.SSLSocket) -> None:
        receiver.closing.wait(30)

    receiver.answer = never
    tenant = Tenant(embedded, receiver.url)
    tenant.dies(6)
    notice = tenant.notice(lambda each: bool(each.why))
    assert (notice.status, notice.tries) == (NoticeStatus.SENDING, 1)
    assert "time" in notice.why
    assert notice.due_at is not None
    assert len(tenant.lane.letters(status=LetterStatus.OPEN)) == 6


def test_a_private_address_is_refused_with_its_reason_and_the_letters_stay_open(embedded: Stack) -> None:
    tenant = Tenant(embedded, "https://localhost/hook")
    tenant.dies(6)
    notice = tenant.notice(has_ended)
    assert (notice.status, notice.tries) == (NoticeStatus.REFUSED, 1)
    assert notice.why == "host 'localhost' has the address 127.0.0.1, which is not a public one"
    assert '"letters":6' in notice.body
    assert len(tenant.lane.letters(status=LetterStatus.OPEN)) == 6
