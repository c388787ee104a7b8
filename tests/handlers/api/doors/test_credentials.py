"""The second door: AWS credentials, under /iam. The same handlers, another verified identity, and no person."""

from typing import Any

import pytest

from lambdas.api.routes.table import BY_CREDENTIALS, IAM, ROUTES, Route
from lambdas.core.redrive.record import RedriveStatus
from lambdas.handlers.api import handler
from tests.support.functions.api_line import ACME, ASKED, OPERATOR, OTHER, Answer, ask, bury, event, opened, start
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE, Context

ROLE = "arn:aws:sts::123456789012:assumed-role/Operators/ada"
WHY = {"reason": "x"}
NAMES = {
    "letter_id": "dl_1",
    "effect_id": "0123456789ab",
    "signature": "s1",
    "tenant_id": "tnt_acme",
    "job_type": JOB_TYPE,
    "redrive_id": "rd-1",
    "job_id": "job_1",
    "name": "paid",
    "key": "refund",
    "code": "CONTEXT_OVERFLOW",
}


def signed(method: str, path: str, *, body: Any = None, who: Any = ROLE, by: str = "", **query: Any) -> Answer:
    """As API Gateway passes it on when the signature was good and IAM let it in."""
    headers = {"lazaret-by": by} if by else {}
    return ask(method, f"{IAM}{path}", as_=None, iam={"userArn": who}, body=body, headers=headers, **query)


def test_an_act_is_signed_by_the_role_and_whom_its_holder_claims_to_be_is_beside_it(outside: Outside) -> None:
    letter = bury()
    answer = signed("POST", f"/v1/dead-letters/{letter.letter_id}/hold", body=WHY, by="Ada%20L%C3%B6we")
    assert (answer.status, answer.json["status"]) == (200, "held")
    event = answer.json["timeline"][-1]
    assert (event["what"], event["who"], event["data"]["claimed"]) == ("letter.held", ROLE, "Ada Löwe")


@pytest.mark.parametrize("route", BY_CREDENTIALS, ids=lambda route: route.key)
@pytest.mark.parametrize(
    "context",
    [None, {"jwt": {"claims": OPERATOR}}, {"iam": None}, {"iam": {}}, {"iam": {"userArn": "ada"}}, {"iam": [ROLE]}],
    ids=["nothing", "a token", "null", "empty", "no arn", "a list"],
)
def test_without_verified_credentials_nobody_comes_in(outside: Outside, route: Route, context: Any) -> None:
    asked = event(route.method, route.path.format(**NAMES), as_=None, text='{"reason": "x"}')
    if context is not None:
        asked["requestContext"]["authorizer"] = context
    made = handler(asked, Context())
    assert (made["statusCode"], "UNAUTHENTICATED" in made["body"]) == (401, True)


@pytest.mark.parametrize("route", [route for route in ROUTES if route.both], ids=lambda route: route.key)
def test_credentials_open_no_route_that_wants_a_token(outside: Outside, route: Route) -> None:
    answer = ask(route.method, route.path.format(**NAMES), as_=None, iam={"userArn": ROLE}, body=WHY)
    assert (answer.status, answer.code) == (401, "UNAUTHENTICATED")


def test_nobody_approves_or_reads_an_input_with_credentials(outside: Outside) -> None:
    for path in ("/v1/redrives/rd-1/approve", "/v1/dead-letters/dl_1/snapshot-link", "/v1/jobs"):
        assert signed("POST", path, body=WHY).status == 404


def test_a_start_with_credentials_is_a_roles_and_its_claim_stays_a_claim(outside: Outside) -> None:
    begun = signed("POST", "/v1/redrives", body=ASKED, by="ops@example.com")
    assert begun.status == 202
    shown = ask("GET", f"/v1/redrives/{begun.json['redrive_id']}").json
    assert (shown["started_by"], shown["operator"], shown["verified"]) == (ROLE, "ops@example.com", False)
    assert shown["starter"] == f"{ROLE} (unverified, claims to be ops@example.com)"
    asked = shown["history"][0]
    assert (asked["who"], asked["data"]["claimed"]) == (ROLE, "ops@example.com")
    (row,) = ask("GET", "/v1/redrives").json["redrives"]
    assert row["starter"] == shown["starter"]


@pytest.mark.parametrize("by", ["a%0Ab", "x" * 201])
def test_a_claim_is_a_name(outside: Outside, by: str) -> None:
    answer = signed("POST", "/v1/redrives", body=ASKED, by=by)
    assert (answer.status, answer.code) == (422, "INVALID")


def test_a_token_claims_nothing_beside_itself(outside: Outside) -> None:
    letter = bury()
    path = f"/v1/dead-letters/{letter.letter_id}/hold"
    shown = ask("POST", path, body=WHY, headers={"lazaret-by": "the boss"}).json["timeline"][-1]
    assert (shown["who"], "claimed" in shown["data"]) == (OPERATOR["email"], False)


def test_a_letter_is_noted_and_what_is_left_out_stays(outside: Outside) -> None:
    letter = bury()
    path = f"/v1/dead-letters/{letter.letter_id}/note"
    signed("POST", path, body={"note": "asked the customer", "owner": "ada"})
    noted = ask("POST", path, body={"note": "they answered"}).json
    assert (noted["note"], noted["owner"]) == ("they answered", "ada")
    assert [(each["what"], each["who"]) for each in noted["timeline"][-2:]] == [
        ("letter.noted", ROLE),
        ("letter.noted", OPERATOR["email"]),
    ]


def test_limits_are_set_over_the_lanes_own_and_cleared(outside: Outside) -> None:
    opened(outside)
    path = f"/v1/breakers/tnt_acme/{JOB_TYPE}/limits"
    told = signed("POST", path, body={**WHY, "failures": 7}).json
    assert (told["limits"]["failures"], told["limits"]["share"] > 0) == (7, True)
    assert outside.breakers.find("tnt_acme", JOB_TYPE).limits.failures == 7
    signed("POST", path, body=WHY)
    assert outside.breakers.find("tnt_acme", JOB_TYPE).limits.failures is None
    assert {each.who for each in outside.breakers.history("tnt_acme", JOB_TYPE)} == {ROLE}
    assert signed("POST", "/v1/breakers/tnt_acme/nolane/limits", body=WHY).code == "LANE_NOT_FOUND"


def test_an_endpoint_is_registered_by_whom_the_credentials_name_and_its_secret_shown_once(outside: Outside) -> None:
    path = "/v1/endpoints/tnt_acme"
    made = signed("POST", path, body={**WHY, "url": "https://hooks.example.com/in"}).json
    shown = signed("GET", path)
    assert (shown.json["url"], shown.json["set_by"]) == ("https://hooks.example.com/in", ROLE)
    assert (len(made["secret"]) >= 43, made["secret"] in shown.text) == (True, False)
    assert signed("POST", path, body={**WHY, "url": "http://hooks.example.com/in"}).code == "INVALID"
    assert signed("POST", f"{path}/remove", body=WHY).status == 200
    assert signed("POST", f"{path}/remove", body=WHY).code == "ENDPOINT_NOT_FOUND"
    history = signed("GET", path).json["history"]
    assert [(each["what"], each["who"]) for each in history] == [("webhook.set", ROLE), ("webhook.removed", ROLE)]


def test_a_ruling_is_the_roles_whom_the_credentials_name(outside: Outside) -> None:
    ruled = signed("POST", "/v1/strategies/CONTEXT_OVERFLOW", body={**WHY, "job_type": JOB_TYPE, "pinned": "concise"})
    assert (ruled.status, ruled.json["who"]) == (200, ROLE)
    (shown,) = signed("GET", "/v1/strategies", job_type=JOB_TYPE).json["codes"]
    assert (shown["next"], shown["ruling"]["who"]) == ("concise", ROLE)


def test_a_signal_with_credentials_names_its_tenant_and_is_kept_for_no_other(outside: Outside) -> None:
    path, said = f"/v1/jobs/{JOB_TYPE}/job_1/signals/paid", {"signal_id": "s1", "value": 1}
    assert signed("POST", path, body=said).code == "INVALID"
    assert signed("POST", path, body=said, tenant_id="tnt_acme").json["came"] == "kept"
    assert ask("POST", path, as_=ACME, body=said).json["came"] == "known"
    assert ask("POST", path, as_=OTHER, body=said).json["came"] == "kept"


def test_a_redrive_goes_on_only_if_its_execution_does_not_run(outside: Outside) -> None:
    redrive_id = start().json["redrive_id"]
    path = f"/v1/redrives/{redrive_id}/continue"
    assert signed("POST", path, body=WHY).code == "UNDER_WAY"
    outside.machine.executions[redrive_id] = "ABORTED"
    assert signed("POST", path, body=WHY).status == 202
    (successor,) = (name for name in outside.machine.started if name != redrive_id)
    assert outside.machine.started[successor] == {"continues": redrive_id}
    asked = [each for each in outside.redrives.history(redrive_id) if each.what == "redrive.continue_asked"]
    assert [each.who for each in asked] == [ROLE]
    found = outside.redrives.find(redrive_id)
    assert found is not None
    assert found.status is RedriveStatus.PLANNING
