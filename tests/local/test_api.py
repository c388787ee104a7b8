"""The API on the embedded stack: a real gateway, a real authorizer, real tokens, and IAM that is enforced."""

import base64
import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS

from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.api.app import openapi
from lambdas.api.routes.table import ROUTES, Who
from lambdas.core.model.value import replace
from local.sign_in import PASSWORD, PERSONAS
from local.stack import Stack
from tests.support.builders import a_key, a_letter, an_event
from tests.support.embedded.api import Caller, _direct, asked
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import UNAUTHORIZED

pytestmark = pytest.mark.embedded
pytest_plugins = ["schemathesis.pytest.plugin"]
CHECKED: list[Any] = [CHECKS.get_one("not_a_server_error")]
SCHEMA = schemathesis.openapi.from_dict(json.loads(openapi()))


@pytest.fixture(scope="module")
def operator(embedded: Stack) -> Caller:
    return Caller(embedded, embedded.outputs["OperatorToken"])


@pytest.fixture(scope="module")
def ada(embedded: Stack) -> Caller:
    return Caller(embedded, embedded.outputs["TenantAToken"])


@pytest.fixture(scope="module")
def borg(embedded: Stack) -> Caller:
    return Caller(embedded, embedded.outputs["TenantBToken"])


@pytest.fixture
def letter_id(embedded: Stack) -> str:
    """Of tenant tnt_ada, with its input in the bucket."""
    letter = a_letter(a_key(tenant_id="tnt_ada", job_type="simulated"))
    letter = replace(letter, snapshot_ref=letter.key.snapshot_ref)
    snapshot = json.dumps({"body": json.dumps({"job_id": letter.job_id, "payload": {"who": "ada@example.com"}})})
    embedded.client("s3").put_object(Bucket=embedded.outputs["Bucket"], Key=letter.snapshot_ref, Body=snapshot)
    ledger = DynamoLedger(embedded.client("dynamodb"), embedded.outputs["LedgerTable"])
    ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter.letter_id


def test_people_are_who_their_tokens_say(operator: Caller, ada: Caller) -> None:
    assert operator("GET", "/v1/me").json == {"who": "ops@example.com", "tenant_id": "", "operator": True}
    assert ada("GET", "/v1/me").json == {"who": "tnt_ada/ada@example.com", "tenant_id": "tnt_ada", "operator": False}


def forged(token: str, **claims: Any) -> str:
    """The same signature under other claims."""
    head, body, signature = token.split(".")
    said = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    changed = base64.urlsafe_b64encode(json.dumps(said | claims).encode()).decode().rstrip("=")
    return f"{head}.{changed}.{signature}"


def bad_tokens(stack: Stack) -> dict[str, str | None]:
    token = stack.outputs["TenantAToken"]
    unsigned = base64.urlsafe_b64encode(b'{"alg": "none"}').decode().rstrip("=")
    return {
        "none": None,
        "nonsense": "nonsense",
        "another tenant's": forged(token, **{"custom:tenant_id": "tnt_borg"}),
        "an operator's": forged(token, **{"cognito:groups": ["operators"]}),
        "expired": forged(token, exp=1),
        "unsigned": f"{unsigned}.{token.split('.')[1]}.",
    }


@pytest.mark.parametrize("kind", ["none", "nonsense", "another tenant's", "an operator's", "expired", "unsigned"])
def test_no_route_but_the_public_ones_answers_a_token_that_nobody_signed(kind: str, embedded: Stack) -> None:
    stranger = Caller(embedded, bad_tokens(embedded)[kind])
    asked = [route for route in ROUTES if route.who is not Who.ANYBODY]
    answers = {
        route.key: stranger(route.method, route.path.replace("{", "").replace("}", "")).status for route in asked
    }
    assert set(answers.values()) == {401}, answers


def sign_in(stack: Stack, client_id: str) -> dict[str, str]:
    answer = stack.client("cognito-idp").admin_initiate_auth(
        UserPoolId=stack.outputs["UserPoolId"],
        ClientId=client_id,
        AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": PERSONAS[0].email, "PASSWORD": PASSWORD},
    )
    tokens: dict[str, str] = answer["AuthenticationResult"]
    return tokens


def test_a_token_for_another_client_of_the_same_pool_is_refused(embedded: Stack) -> None:
    other = embedded.client("cognito-idp").create_user_pool_client(
        UserPoolId=embedded.outputs["UserPoolId"],
        ClientName="another",
        ExplicitAuthFlows=["ALLOW_ADMIN_USER_PASSWORD_AUTH"],
    )["UserPoolClient"]["ClientId"]
    assert Caller(embedded, sign_in(embedded, other)["IdToken"])("GET", "/v1/me").status == 401


@pytest.mark.slow
def test_a_token_that_has_run_out_is_refused(embedded: Stack, eventually: Callable[..., Any]) -> None:
    cognito = embedded.client("cognito-idp", parameter_validation=False)  # Cognito's shortest is five minutes
    client = {"UserPoolId": embedded.outputs["UserPoolId"], "ClientId": embedded.outputs["UserPoolClientId"]}
    before = cognito.describe_user_pool_client(**client)["UserPoolClient"]
    kept = {name: before[name] for name in ("ExplicitAuthFlows", "IdTokenValidity", "TokenValidityUnits")}
    short = {"IdTokenValidity": 3, "TokenValidityUnits": {**kept["TokenValidityUnits"], "IdToken": "seconds"}}
    cognito.update_user_pool_client(**client, **(kept | short))
    try:
        person = Caller(embedded, sign_in(embedded, client["ClientId"])["IdToken"])
    finally:
        cognito.update_user_pool_client(**client, **kept)
    assert person("GET", "/v1/me").status == 200
    assert eventually(lambda: person("GET", "/v1/me").status == 401, within=20)


def test_an_access_token_of_the_same_person_is_refused(embedded: Stack) -> None:
    tokens = sign_in(embedded, embedded.outputs["UserPoolClientId"])
    refused = Caller(embedded, tokens["AccessToken"])("GET", "/v1/me")
    assert (refused.status, refused.json["code"]) == (401, "UNAUTHENTICATED")


def test_a_tenant_sees_its_letter_and_another_learns_nothing_of_it(letter_id: str, ada: Caller, borg: Caller) -> None:
    shown = ada("GET", f"/v1/dead-letters/{letter_id}").json
    assert json.loads(shown["payload"]["preview"]) == {"who": "[redacted]"}
    assert letter_id in {each["letter_id"] for each in ada("GET", "/v1/dead-letters?limit=200").json["letters"]}
    assert borg("GET", f"/v1/dead-letters/{letter_id}").status == 404
    assert "tnt_ada" not in borg("GET", "/v1/dead-letters").text


def test_pages_go_on_with_their_cursor_over_the_real_table(ada: Caller, borg: Caller, embedded: Stack) -> None:
    ledger = DynamoLedger(embedded.client("dynamodb"), embedded.outputs["LedgerTable"])
    for _ in range(3):
        letter = a_letter(a_key(tenant_id="tnt_ada", job_type="simulated"), code="PAGED")
        ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    first = ada("GET", "/v1/dead-letters?code=PAGED&limit=2").json
    rest = ada("GET", f"/v1/dead-letters?code=PAGED&limit=2&cursor={first['cursor']}").json
    assert len({each["letter_id"] for each in first["letters"] + rest["letters"]}) == 3
    assert borg("GET", f"/v1/dead-letters?code=PAGED&cursor={first['cursor']}").json["letters"] == []


def test_a_link_to_the_snapshot_leads_to_the_whole_input(letter_id: str, operator: Caller) -> None:
    link = operator("POST", f"/v1/dead-letters/{letter_id}/snapshot-link", {"reason": "the tenant asked"}).json
    with _direct.open(link["url"], timeout=30) as answer:
        assert "ada@example.com" in answer.read().decode()


def test_lanes_are_shown_with_the_versions_that_their_stacks_deployed(operator: Caller) -> None:
    lanes = {lane["job_type"]: lane for lane in operator("GET", "/v1/lanes").json["lanes"]}
    assert {"kyc", "simulated"} <= set(lanes)
    assert all(lane["worker_version"] and lane["waiting"] is not None for lane in lanes.values())


def test_health_groups_breakers_and_redrives_answer_over_the_real_tables(
    letter_id: str, operator: Caller, ada: Caller
) -> None:
    assert ada("GET", "/v1/health?hours=720").status == 200
    groups = operator("GET", "/v1/groups?job_type=simulated&limit=200").json["groups"]
    signature = operator("GET", f"/v1/dead-letters/{letter_id}").json["signature"]
    assert signature in [group["signature"] for group in groups]
    held = operator("POST", f"/v1/groups/{signature}/hold", {"job_type": "simulated", "reason": "try"})
    assert held.status == 200, held.text
    assert held.json["note"]["on_hold"] is True
    operator("POST", f"/v1/groups/{signature}/release", {"job_type": "simulated", "reason": "done"})
    assert operator("GET", "/v1/breakers").status == 200
    assert operator("GET", "/v1/redrives").status == 200


def test_discarding_a_letter_runs_a_real_redrive_to_its_end(
    letter_id: str, ada: Caller, operator: Caller, eventually: Callable[..., Any]
) -> None:
    started = ada("POST", f"/v1/dead-letters/{letter_id}/discard", {"reason": "no longer wanted"})
    assert started.status == 202
    letter = eventually(lambda: _if(ada("GET", f"/v1/dead-letters/{letter_id}").json, status="discarded"), within=60)
    assert letter["resolved_by"] == "tnt_ada/ada@example.com"
    redrive = operator("GET", f"/v1/redrives/{started.json['redrive_id']}").json
    assert redrive["started_by"] == "tnt_ada/ada@example.com"


def test_a_dry_run_ends_with_its_blast_radius(letter_id: str, operator: Caller, eventually: Callable[..., Any]) -> None:
    asked = {"action": "discard", "job_type": "simulated", "filter": {"letter_ids": [letter_id]}, "reason": "look"}
    redrive_id = operator("POST", "/v1/redrives", asked | {"dry_run": True}).json["redrive_id"]
    redrive = eventually(lambda: _if(operator("GET", f"/v1/redrives/{redrive_id}").json, status="planned"), within=60)
    assert redrive["plan"]["planned"] == 1


@pytest.fixture
def second(embedded: Stack) -> Caller:
    return Caller(embedded, embedded.outputs["SecondOperatorToken"])


@pytest.fixture
def waiting(embedded: Stack, operator: Caller, eventually: Callable[..., Any]) -> str:
    """A redrive in the lane whose replays need a second person, of a job that really died there."""
    lane = EmbeddedLane(embedded, job_type="sanctions")
    envelope = lane.envelope() | {"payload": {"subjects": []}}
    lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    letter = lane.letter(str(envelope["job_id"]), within=120)
    asked = {"action": "replay", "job_type": "sanctions", "filter": {"letter_ids": [letter.letter_id]}}
    begun = operator("POST", "/v1/redrives", asked | {"reason": "they sent names", "watch_seconds": 2})
    redrive_id: str = begun.json["redrive_id"]
    path = f"/v1/redrives/{redrive_id}"
    assert operator("GET", path).status == 200  # from the moment it was answered
    eventually(lambda: _if(operator("GET", path).json, status="waiting_for_approval"), within=60)
    return path


def test_a_redrive_that_needs_a_second_person_goes_on_when_another_approves(
    waiting: str, operator: Caller, second: Caller, eventually: Callable[..., Any]
) -> None:
    same = operator("POST", f"{waiting}/approve", {"reason": "it is my own"})
    assert (same.status, same.json["code"]) == (403, "SAME_PERSON")
    assert operator("GET", waiting).json["waves"] == []
    assert second("POST", f"{waiting}/approve", {"reason": "looked at it"}).status == 200
    ended = eventually(lambda: _if(operator("GET", waiting).json, status="halted"), within=90)
    assert (ended["approved_by"], ended["sent"], ended["died_again"]) == ("second@example.com", 1, 1)
    again = second("POST", f"{waiting}/approve", {"reason": "once more"})
    assert (again.status, again.json["code"]) == (409, "NOT_WAITING")


@pytest.mark.slow
def test_a_redrive_that_somebody_refused_sends_nothing(
    waiting: str, operator: Caller, second: Caller, eventually: Callable[..., Any]
) -> None:
    assert second("POST", f"{waiting}/approve", {"reason": "not on a Friday", "approved": False}).status == 200
    ended = eventually(lambda: _if(operator("GET", waiting).json, status="not_approved"), within=60)
    assert (ended["sent"], ended["waves"]) == (0, [])
    assert "not on a Friday" in json.dumps(ended["history"])
    assert any(event["who"] == "second@example.com" for event in ended["history"])


@pytest.mark.slow
def test_a_tenant_submits_a_job_reads_its_result_and_a_dead_one_is_done_once_its_replay_is(
    ada: Caller, borg: Caller, operator: Caller, eventually: Callable[..., Any]
) -> None:
    def submitted(job_id: str, *attempts: list[dict[str, Any]]) -> Any:
        return ada(
            "POST", "/v1/jobs", {"job_type": "simulated", "job_id": job_id, "payload": {"attempts": list(attempts)}}
        )

    first = submitted(f"sub-{uuid.uuid4().hex}", [{"op": "return", "value": {"case": 17}}])
    assert (first.status, first.json["tenant_id"], first.json["duplicate"]) == (202, "tnt_ada", False)
    done = eventually(lambda: _if(ada("GET", first.json["link"]).json, status="done"), within=300)
    assert done["result"] == {"case": 17}
    assert borg("GET", first.json["link"]).status == 404
    again = submitted(first.json["job_id"], [{"op": "return", "value": {"case": 17}}])
    assert (again.status, again.json["duplicate"], again.json["status"]) == (202, True, "done")
    link = submitted(f"sub-{uuid.uuid4().hex}", [UNAUTHORIZED]).json["link"]
    dead = eventually(lambda: _if(ada("GET", link).json, status="dead"), within=300)
    asked = {"action": "replay", "job_type": "simulated", "filter": {"letter_ids": [dead["letter_id"]]}}
    mended = {"fixed": "credentials", "patch": {"attempts": [[{"op": "return", "value": {"case": 18}}]]}}
    assert operator("POST", "/v1/redrives", {**asked, **mended, "reason": "a new key"}).status == 202
    recovered = eventually(lambda: _if(ada("GET", link).json, status="done"), within=300)
    assert (recovered["recovered"], recovered["result"]) == (True, {"case": 18})
    assert recovered["replayed_as"].startswith("replay:")


def test_the_console_is_offered_the_people_of_the_embedded_stack(embedded: Stack) -> None:
    config = Caller(embedded, None)("GET", "/console/config.json").json
    assert [each["name"] for each in config["development"]] == sorted(each.name for each in PERSONAS)
    assert embedded.outputs["ConsoleUrl"].endswith("/console/index.html")


def _if(document: dict[str, Any], *, status: str) -> dict[str, Any] | None:
    return document if document.get("status") == status else None


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=3,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_no_request_that_the_document_allows_or_forbids_breaks_it(
    case: schemathesis.Case[Any], embedded: Stack
) -> None:
    token = {"Authorization": f"Bearer {embedded.outputs['OperatorToken']}"}
    answer = case.call(base_url=embedded.outputs["ApiUrl"], headers=token, proxies={"http": "", "https": ""})
    case.validate_response(answer, checks=CHECKED)


@pytest.mark.parametrize("stranger", [{"Origin": "https://evil.example"}, {"Host": "evil.example"}])
def test_a_page_of_another_place_gets_neither_tokens_nor_leave_to_use_keys(
    stranger: dict[str, str], embedded: Stack
) -> None:
    """The people of the embedded stack are in its settings, and its keys are in the repository."""
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-amz-target"}
    wanted = (("GET", f"{embedded.outputs['ApiUrl']}/console/config.json"), ("OPTIONS", embedded.endpoint))
    assert [asked(method, url, None, asks).status for method, url in wanted] == [200, 200]
    assert [asked(method, url, None, asks | stranger).status for method, url in wanted] == [403, 403]
