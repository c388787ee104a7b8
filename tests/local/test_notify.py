"""A tenant's endpoint on the embedded stack: it is on the loopback address, so no notice may go there."""

import pytest

from lambdas.adapters.secrets import SsmEndpoints
from lambdas.adapters.tenant_notices import DynamoTenantNotices
from lambdas.core.letter import LetterStatus
from lambdas.core.notify import MANY_LETTERS, NoticeStatus, TenantNotice
from lambdas.core.webhook import Endpoint
from local.stack import Stack
from tests.builders import NOON
from tests.local.lane import EmbeddedLane, wait_for

pytestmark = pytest.mark.embedded

CAUSES = (
    [{"op": "loop"}],
    [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}],
)


def test_six_letters_become_one_notice_that_is_refused_with_its_reason_and_the_letters_stay_open(
    embedded: Stack,
) -> None:
    lane = EmbeddedLane(embedded)
    endpoint = Endpoint(url="https://localhost/hook", secret="s3cret", set_at=NOON, set_by="ada")
    SsmEndpoints(embedded.client("ssm"), "lazaret").put(lane.tenant_id, endpoint)
    book = DynamoTenantNotices(lane.dynamo, embedded.outputs["LedgerTable"])
    for number in range(6):  # of two causes in turn: neither is enough to open the breaker
        lane.letter(lane.send(CAUSES[number % 2]))

    def ended() -> TenantNotice | None:
        found = book.find(lane.tenant_id, MANY_LETTERS)
        return found if found is not None and found.status is not NoticeStatus.SENDING else None

    notice = wait_for(ended, within=90)
    assert (notice.status, notice.tries) == (NoticeStatus.REFUSED, 1)
    assert notice.why == "host 'localhost' has the address 127.0.0.1, which is not a public one"
    assert '"letters":6' in notice.body
    assert len(lane.letters(status=LetterStatus.OPEN)) == 6
