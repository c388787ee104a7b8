"""Who is calling, from verified claims alone."""

from typing import Any

import pytest

from lambdas.api.context import Caller, Claims, caller_of, groups_in
from lambdas.api.problems import Problem


def event(**claims: Any) -> dict[str, Any]:
    named = {name.replace("__", ":"): value for name, value in claims.items()}
    return {"requestContext": {"authorizer": {"jwt": {"claims": {"sub": "s-1", **named}}}}}


@pytest.mark.parametrize(
    ("claim", "groups"),
    [
        ("[operators]", {"operators"}),
        ("[a operators b]", {"a", "operators", "b"}),
        ("[not-operators]", {"not-operators"}),
        ("[operators-2 xoperators]", {"operators-2", "xoperators"}),
        ("[]", set()),
        ("", set()),
        ("operators", {"operators"}),
        ("a operators", {"a operators"}),
        ("[operators", {"[operators"}),
        (None, set()),
        (["operators"], set()),
    ],
)
def test_groups_are_whole_words_between_the_brackets(claim: object, groups: set[str]) -> None:
    assert groups_in(claim) == groups


def test_an_operator_is_one_by_group_and_may_have_a_tenant_too() -> None:
    assert caller_of(event(cognito__groups="[operators]"), Claims()) == Caller(who="s-1", operator=True, sub="s-1")
    both = caller_of(event(cognito__groups="[operators]", custom__tenant_id="tnt_1"), Claims())
    assert (both.operator, both.tenant_id) == (True, "tnt_1")


def test_another_issuers_claims_have_their_own_names() -> None:
    names = Claims(tenant="https://example.com/tenant", groups="roles")
    given = {"https://example.com/tenant": "tnt_1", "custom:tenant_id": "tnt_2", "cognito:groups": "[operators]"}
    caller = caller_of(event(**given), names)
    assert (caller.tenant_id, caller.operator) == ("tnt_1", False)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"requestContext": {}},
        {"requestContext": {"authorizer": None}},
        {"requestContext": {"authorizer": {"jwt": {}}}},
        {"requestContext": {"authorizer": {"lambda": {"sub": "s-1", "custom:tenant_id": "tnt_1"}}}},
        {"requestContext": {"authorizer": {"jwt": {"claims": {"custom:tenant_id": "tnt_1"}}}}},
    ],
)
def test_without_verified_claims_nobody_is_signed_in(given: dict[str, Any]) -> None:
    with pytest.raises(Problem) as problem:
        caller_of(given, Claims())
    assert problem.value.code == "UNAUTHENTICATED"


@pytest.mark.parametrize("tenant_id", ["", "a b", "@operators", "a#b", "x" * 129, "[tnt_1]"])
def test_a_tenant_that_can_be_nobodys_is_none(tenant_id: str) -> None:
    with pytest.raises(Problem) as problem:
        caller_of(event(custom__tenant_id=tenant_id), Claims())
    assert problem.value.code == "NO_TENANT"


def test_a_tenant_sees_its_own_and_an_empty_tenant_sees_nothing() -> None:
    acme = Caller(who="acme/ada", tenant_id="acme")
    assert acme.sees("acme")
    assert not acme.sees("acme2")
    assert not Caller(who="nobody").sees("")
    assert Caller(who="ops", operator=True).sees("acme")


def test_a_name_of_the_audit_is_ones_own_tenants_only_behind_its_whole_name() -> None:
    acme = Caller(who="acme/ada", tenant_id="acme")
    assert acme.is_one_of_ours("acme/bob")
    assert not acme.is_one_of_ours("acme2/bob")
    assert not acme.is_one_of_ours("ops@acme")


def test_nobody_of_a_tenant_can_pass_for_an_operator() -> None:
    claims = {"custom__tenant_id": "acme", "email": "ops@example.com", "email_verified": "true"}
    assert caller_of(event(**claims), Claims()).who == "acme/ops@example.com"
