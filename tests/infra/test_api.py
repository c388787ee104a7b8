"""The API's promises: who gets in, at which pace, and what its function may do."""

import json
from typing import Any

import pytest

from infra.deployment import Deployment, SynthRefused, read_deployment
from infra.issuer import Issuer
from lambdas.api.routes.table import BY_KEY, Who
from tests.infra.grants import allowed, may
from tests.support.synth import LANES, Resource, Synthesized, synthesized

JOB_TYPES = [lane.job_type for lane in LANES]


def one(synthesized: Synthesized, type_: str) -> Resource:
    (found,) = synthesized.of_type(type_).values()
    properties: Resource = found["Properties"]
    return properties


def routes(synthesized: Synthesized) -> dict[str, Resource]:
    found = synthesized.of_type("AWS::ApiGatewayV2::Route").values()
    return {each["Properties"]["RouteKey"]: each["Properties"] for each in found}


def test_the_gateway_has_the_routes_of_the_table_and_none_that_takes_everything(lazaret: Synthesized) -> None:
    assert set(routes(lazaret)) == set(BY_KEY)
    assert "$default" not in routes(lazaret)


def test_every_route_but_the_public_ones_wants_a_token_or_under_iam_aws_credentials(lazaret: Synthesized) -> None:
    wanted = {key: properties["AuthorizationType"] for key, properties in routes(lazaret).items()}
    ways = {Who.ANYBODY: "NONE", Who.CREDENTIALS: "AWS_IAM"}
    assert wanted == {key: ways.get(route.who, "JWT") for key, route in BY_KEY.items()}
    assert {key for key, way in wanted.items() if way == "AWS_IAM"} == {key for key in wanted if " /iam/" in key}
    approving = [key for key in wanted if key.endswith(("/approve", "/snapshot-link"))]
    assert {wanted[key] for key in approving} == {"JWT"}, "a person's, whom AWS credentials do not name"


def test_every_route_has_its_own_pace_and_is_there_before_it(lazaret: Synthesized) -> None:
    (stage,) = lazaret.of_type("AWS::ApiGatewayV2::Stage").values()
    assert stage["Properties"]["RouteSettings"] == {
        key: {"ThrottlingRateLimit": route.pace.per_second, "ThrottlingBurstLimit": route.pace.burst}
        for key, route in BY_KEY.items()
    }
    waits_for = set(stage["DependsOn"])
    made = {path.split("/")[1] for path in lazaret.of_type("AWS::ApiGatewayV2::Route")}
    assert made <= waits_for


def test_the_access_log_has_neither_token_nor_query(lazaret: Synthesized) -> None:
    logged = json.loads(one(lazaret, "AWS::ApiGatewayV2::Stage")["AccessLogSettings"]["Format"])
    assert "$context.authorizer.claims.sub" in logged.values()
    assert not any(part in json.dumps(logged).lower() for part in ("authorization", "query", "path"))


def test_no_other_origin_may_call_it_from_a_browser(lazaret: Synthesized) -> None:
    assert "CorsConfiguration" not in one(lazaret, "AWS::ApiGatewayV2::Api")


def test_nobody_can_sign_up_or_write_their_own_tenant_or_address(lazaret: Synthesized) -> None:
    pool, client = one(lazaret, "AWS::Cognito::UserPool"), one(lazaret, "AWS::Cognito::UserPoolClient")
    assert pool["AdminCreateUserConfig"] == {"AllowAdminCreateUserOnly": True}
    assert client["WriteAttributes"] == ["locale"]
    assert "custom:tenant_id" in client["ReadAttributes"]
    assert [each["Name"] for each in pool["Schema"]] == ["tenant_id"]
    assert not any(each.get("Required") for each in pool["Schema"])


def test_people_sign_in_on_cognitos_page_with_a_code_and_no_password_reaches_us(lazaret: Synthesized) -> None:
    client = one(lazaret, "AWS::Cognito::UserPoolClient")
    assert client["AllowedOAuthFlows"] == ["code"]
    assert client["GenerateSecret"] is False
    assert client["ExplicitAuthFlows"] == ["ALLOW_REFRESH_TOKEN_AUTH"]
    assert client["PreventUserExistenceErrors"] == "ENABLED"
    assert client["IdTokenValidity"] == 60


def test_everybody_needs_a_second_factor_that_the_page_has_them_enrol(lazaret: Synthesized, local: Synthesized) -> None:
    pool = one(lazaret, "AWS::Cognito::UserPool")
    assert (pool["MfaConfiguration"], pool["EnabledMfas"]) == ("ON", ["SOFTWARE_TOKEN_MFA"])
    assert one(local, "AWS::Cognito::UserPool")["MfaConfiguration"] == "OPTIONAL", "its people sign in without a page"
    assert not Deployment(mfa="optional").asks_second_factor


def test_the_people_survive_the_stack_and_the_group_of_operators_is_theirs(lazaret: Synthesized) -> None:
    (pool,) = lazaret.of_type("AWS::Cognito::UserPool").values()
    assert (pool["DeletionPolicy"], pool["Properties"]["DeletionProtection"]) == ("RetainExceptOnCreate", "ACTIVE")
    assert set(lazaret.of_type("AWS::Cognito::UserPool")) == {"Lazaret/ApiSignInPeopleDEA50CFF"}
    assert one(lazaret, "AWS::Cognito::UserPoolGroup")["GroupName"] == "operators"


def test_the_authorizer_takes_tokens_of_our_pool_for_our_console_alone(lazaret: Synthesized) -> None:
    authorizer = one(lazaret, "AWS::ApiGatewayV2::Authorizer")
    assert authorizer["IdentitySource"] == ["$request.header.Authorization"]
    jwt = authorizer["JwtConfiguration"]
    assert jwt["Audience"] == [{"Ref": "ApiSignInPeopleConsoleAE28DFDF"}]
    assert "ApiSignInPeopleDEA50CFF" in json.dumps(jwt["Issuer"])


def test_one_permission_lets_this_api_call_its_function(lazaret: Synthesized) -> None:
    ours = [
        each["Properties"]
        for each in lazaret.of_type("AWS::Lambda::Permission").values()
        if each["Properties"]["Principal"] == "apigateway.amazonaws.com"
    ]
    assert len(ours) == 1
    assert "ApiHttp17514DA7" in json.dumps(ours[0]["SourceArn"])


def test_the_function_may_read_depths_snapshots_and_results_start_and_answer_redrives_and_send_jobs(
    lazaret: Synthesized,
) -> None:
    assert may(lazaret, "Lazaret", "ApiFunction", "sqs") == {
        "sqs:GetQueueAttributes",
        "sqs:GetQueueUrl",
        "sqs:SendMessage",
    }
    assert may(lazaret, "Lazaret", "ApiFunction", "states") == {
        "states:DescribeExecution",
        "states:SendTaskSuccess",
        "states:StartExecution",
    }
    assert may(lazaret, "Lazaret", "ApiFunction", "s3") == {"s3:GetObject"}
    endpoints = {"ssm:DeleteParameter", "ssm:GetParameter", "ssm:PutParameter"}
    assert may(lazaret, "Lazaret", "ApiFunction", "ssm") == {"ssm:GetParameters"} | endpoints
    assert may(lazaret, "Lazaret", "ApiFunction", "cognito-idp") == set()
    (reading,) = (one for one in allowed(lazaret, "Lazaret", "ApiFunction") if "s3:GetObject" in one["Action"])
    assert {each["Fn::Join"][1][-1] for each in reading["Resource"]} == {"/redrives/*", "/results/*", "/snapshots/*"}
    deleting = {"dynamodb:DeleteItem", "dynamodb:Scan", "dynamodb:BatchWriteItem"}
    assert may(lazaret, "Lazaret", "ApiFunction", "dynamodb") & deleting == set()


@pytest.mark.parametrize(("action", "kinds"), [("sqs:GetQueueUrl", ("", "-dead")), ("sqs:SendMessage", ("",))])
def test_it_reads_the_queues_of_every_lane_and_sends_to_none_that_is_for_the_dead(
    lazaret: Synthesized, action: str, kinds: tuple[str, ...]
) -> None:
    (queues,) = (one for one in allowed(lazaret, "Lazaret", "ApiFunction") if action in one["Action"])
    names = {resource["Fn::Join"][1][-1].lstrip(":") for resource in queues["Resource"]}
    assert names == {f"lazaret-{job_type}{kind}" for job_type in JOB_TYPES for kind in kinds}


def test_development_sign_in_exists_on_the_embedded_stack_alone(lazaret: Synthesized, local: Synthesized) -> None:
    def told(deployed: Synthesized) -> dict[str, Any]:
        variables: dict[str, Any] = deployed.function("lazaret-api")["Environment"]["Variables"]
        return variables

    assert "LOCAL" not in told(lazaret)
    assert told(local)["LOCAL"] == "true"
    assert "ssm:GetParametersByPath" in may(local, "Lazaret", "ApiFunction", "ssm")
    assert "ALLOW_ADMIN_USER_PASSWORD_AUTH" in one(local, "AWS::Cognito::UserPoolClient")["ExplicitAuthFlows"]
    assert told(lazaret)["SIGN_IN_URL"]
    assert told(local)["SIGN_IN_URL"] == ""


def test_with_account_concurrency_the_api_has_its_share(acme: Synthesized, lazaret: Synthesized) -> None:
    assert acme.function("acme-api")["ReservedConcurrentExecutions"] == 10
    assert "ReservedConcurrentExecutions" not in lazaret.function("lazaret-api")


@pytest.fixture(scope="session")
def elsewhere(repository: Any, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    issuer = Issuer(
        address="https://id.example.com/",
        audience="lazaret",
        tenant_claim="https://example.com/tenant",
        groups_claim="roles",
        sign_in="https://id.example.com",
    )
    deployment = Deployment(issuer=issuer, console_origin="https://ops.example.com")
    return synthesized(deployment, LANES, repository, tmp_path_factory.mktemp("elsewhere"))


def test_another_issuer_replaces_the_user_pool(elsewhere: Synthesized) -> None:
    assert elsewhere.of_type("AWS::Cognito::UserPool") == {}
    assert one(elsewhere, "AWS::ApiGatewayV2::Authorizer")["JwtConfiguration"] == {
        "Audience": ["lazaret"],
        "Issuer": "https://id.example.com/",
    }
    told = elsewhere.function("lazaret-api")["Environment"]["Variables"]
    assert (told["TENANT_CLAIM"], told["GROUPS_CLAIM"]) == ("https://example.com/tenant", "roles")
    assert (told["SIGN_IN_URL"], told["CLIENT_ID"]) == ("https://id.example.com", "lazaret")


def test_a_named_origin_may_call_it_and_no_other(elsewhere: Synthesized) -> None:
    cors = one(elsewhere, "AWS::ApiGatewayV2::Api")["CorsConfiguration"]
    assert cors["AllowOrigins"] == ["https://ops.example.com"]
    assert cors["AllowMethods"] == ["GET", "POST"]
    assert "AllowCredentials" not in cors


@pytest.mark.parametrize(
    ("context", "fault"),
    [
        ({"oidc_issuer": "https://id.example.com"}, "context oidc_audience is missing"),
        ({"oidc_audience": "x"}, "context oidc_issuer is missing"),
        ({"oidc_tenant_claim": "t"}, "context oidc_issuer is missing"),
        (
            {"oidc_issuer": "http://id.example.com", "oidc_audience": "x"},
            "context oidc_issuer is 'http://id.example.com'",
        ),
        ({"oidc_issuer": "https://a", "oidc_audience": "a b"}, "context oidc_audience is 'a b'"),
        (
            {"oidc_issuer": "https://a", "oidc_audience": "x", "oidc_groups_claim": ""},
            "context oidc_groups_claim is ''",
        ),
        ({"console_origin": "*"}, "context console_origin is '*'"),
        ({"console_origin": "https://a.example/path"}, "context console_origin is 'https://a.example/path'"),
    ],
)
def test_a_context_that_would_let_nobody_or_everybody_in_is_refused(context: dict[str, str], fault: str) -> None:
    with pytest.raises(SynthRefused) as refused:
        read_deployment(context.get)
    assert any(each.startswith(fault) for each in refused.value.faults)


def test_an_issuer_is_read_from_the_context() -> None:
    context = {"oidc_issuer": "https://id.example.com/a", "oidc_audience": "x", "console_origin": "https://o.example"}
    deployment = read_deployment(context.get)
    assert deployment.issuer == Issuer(address="https://id.example.com/a", audience="x")
    assert deployment.console_origin == "https://o.example"
