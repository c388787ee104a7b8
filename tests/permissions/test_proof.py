"""Every call that was made is allowed, and every grant is one that a call needs: proven over all journeys at once."""

import re
import shutil

import pytest

from infra.deployment import Deployment
from lambdas.api.routes.table import BY_CREDENTIALS, IAM, ROUTES
from lambdas.lanes import load_lanes
from tests.permissions.calls import Call
from tests.permissions.evaluation import judged, like
from tests.permissions.grants import Grant, book_of
from tests.permissions.proof import LANE, Proof, prove
from tests.permissions.reasons import REFUSED, WIDE
from tests.permissions.templates import Templates
from tests.support.synth import ROOT, small_repository, synthesized

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(1800)]

# The world that simulated agents change, and the role they change it with: other lanes allow their agents nothing.
ONLY_SIMULATED = ("table/lazaret-world", "-AgentRole")
ONLY_LOCAL = "parameter/lazaret/development"


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Proof:
    return prove(tmp_path_factory.mktemp("permissions"))


def test_every_journey_came_to_its_end(proof: Proof) -> None:
    if proof.failed:
        pytest.fail("\n".join(proof.failed))  # whole: pytest would cut the texts that it compares


def test_every_route_of_the_api_answered(proof: Proof) -> None:
    """By one of its doors: both lead to the same handler."""
    served = proof.routes | {each.replace(f" {IAM}/", " /") for each in called_with_credentials(proof)}
    assert {route.key for route in ROUTES} - served == set()


def called_with_credentials(proof: Proof) -> set[str]:
    """Routes of the second door, by the calls that the embedded stack let through to them."""
    asked = {call.resource for call in proof.calls if call.action == "execute-api:Invoke" and not call.denied}
    found = {re.sub(r"^.*?/\$default/(\w+)/", r"\1 /", resource) for resource in asked}
    return {route.key for route in BY_CREDENTIALS for each in found if _pattern(route.key).fullmatch(each)}


def _pattern(key: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", key))


def test_ops_came_through_every_route_that_takes_aws_credentials(proof: Proof) -> None:
    assert {route.key for route in BY_CREDENTIALS} - called_with_credentials(proof) == set()


def foreseen(call: Call) -> bool:
    """Whether whoever makes it expects the refusal."""
    return any(
        call.action == each.action and like(call.who, each.holder) and like(call.resource, each.resource)
        for each in REFUSED
    )


def test_every_call_that_was_made_is_allowed(proof: Proof) -> None:
    assert sorted({str(call) for call in proof.judged.refused if not foreseen(call)}) == []


def test_the_embedded_stack_allowed_what_the_templates_allow(proof: Proof) -> None:
    """It enforces IAM too: where it decides otherwise, one of us reads the policies wrong."""
    assert sorted({str(call) for call in proof.calls if call.denied and not foreseen(call)}) == []


def test_every_grant_is_one_that_a_call_needs_or_has_a_reason(proof: Proof) -> None:
    assert proof.without_a_reason() == [], "take these away, or say in tests/permissions/reasons.py why they are there"


def test_every_reason_is_for_a_grant_that_no_call_needs(proof: Proof) -> None:
    assert [str(reason) for reason in proof.for_nothing] == []


def test_taking_any_one_grant_away_refuses_a_call(proof: Proof) -> None:
    alone = {next(iter(grants)): call for call, grants in proof.judged.by_call.items() if len(grants) == 1}
    assert alone.keys() == proof.judged.needed
    for grant, call in alone.items():
        left = [each for each in proof.book.grants if each != grant and each.holder in (grant.holder, "everybody")]
        assert judged(left, [call]).refused == [call], f"without {grant} nothing is refused"


LEDGER = "arn:aws:dynamodb:us-east-1:000000000000:table/lazaret-ledger"
SNAPSHOT = "arn:aws:s3:::lazaret-000000000000-us-east-1/snapshots/tnt/kyc/job/1.json"
KYC = "arn:aws:sqs:us-east-1:000000000000:lazaret-kyc"
MACHINE = "arn:aws:states:us-east-1:000000000000:stateMachine:lazaret-redrive"
APPROVE = "arn:aws:execute-api:us-east-1:000000000000:api/$default/POST/v1/redrives/rd/approve"
WEBHOOK = "arn:aws:ssm:us-east-1:000000000000:parameter/lazaret/webhooks/0"
WORKER, INTAKE = "Lazaret-simulated/WorkerFunctionRole", "Lazaret-simulated/IntakeFunctionRole"
OTHERS = {"dynamodb:LeadingKeys": ("T#tnt#J#kyc#job",)}
FORBIDDEN = (
    Call(who=WORKER, action="dynamodb:UpdateItem", resource=LEDGER, keys=OTHERS),
    Call(who=WORKER, action="dynamodb:DeleteItem", resource=LEDGER),
    Call(who=WORKER, action="dynamodb:Query", resource=f"{LEDGER}/index/by_tenant"),
    Call(who=WORKER, action="s3:GetObject", resource=SNAPSHOT),
    Call(who=WORKER, action="sqs:SendMessage", resource=KYC),
    Call(who=INTAKE, action="dynamodb:PutItem", resource=LEDGER, keys=OTHERS),
    Call(who="Lazaret/ApiFunctionRole", action="sqs:ReceiveMessage", resource=KYC),
    Call(who="Lazaret/RedriveFunctionRole", action="s3:GetObject", resource=SNAPSHOT),
    Call(who="Lazaret/Operators", action="s3:GetObject", resource=SNAPSHOT),
    Call(who="Lazaret/Operators", action="dynamodb:PutItem", resource=LEDGER, keys=OTHERS),
    Call(
        who="Lazaret/Operators", action="dynamodb:UpdateItem", resource=LEDGER, keys={"dynamodb:LeadingKeys": ("R#rd",)}
    ),
    Call(who="Lazaret/Operators", action="dynamodb:UpdateItem", resource=LEDGER.replace("ledger", "breakers")),
    Call(who="Lazaret/Operators", action="states:SendTaskSuccess", resource=MACHINE),
    Call(who="Lazaret/Operators", action="execute-api:Invoke", resource=APPROVE),
    Call(who="Lazaret/Operators", action="ssm:GetParameter", resource=WEBHOOK),
    Call(who="Lazaret/Producers", action="dynamodb:GetItem", resource=LEDGER),
)


@pytest.mark.parametrize("call", FORBIDDEN, ids=str)
def test_what_is_not_ones_business_is_refused(proof: Proof, call: Call) -> None:
    assert judged(proof.book.grants, [call]).refused == [call]


def wide(grants: list[Grant]) -> list[Grant]:
    return [grant for grant in grants if "*" in grant.action or grant.resource == "*"]


def test_no_action_is_a_pattern_and_no_resource_is_everything_without_a_reason(proof: Proof) -> None:
    found = wide(proof.grants)
    assert [str(grant) for grant in found if not any(reason.covers(grant) for reason in WIDE)] == []
    assert [str(reason) for reason in WIDE if not any(reason.covers(grant) for grant in found)] == []


def test_all_lanes_have_the_same_grants(proof: Proof) -> None:
    """So the journeys of one lane stand for those of all."""
    for shape, grants in proof.shapes(proof.grants).items():
        if LANE in f"{shape}" and not any(part in f"{shape}" for part in ONLY_SIMULATED):
            named = {lane for lane in proof.lanes for grant in grants if f"{lane}" in f"{grant}"}
            assert named == proof.lanes, f"{shape} is there for {sorted(named)} only"


def test_what_goes_to_aws_grants_what_was_proven_and_no_more(
    proof: Proof, tmp_path_factory: pytest.TempPathFactory
) -> None:
    repository = small_repository(tmp_path_factory.mktemp("repository"))
    shutil.copytree(ROOT / "agents", repository / "agents", dirs_exist_ok=True)  # a worker's version follows them
    lanes = list(load_lanes(ROOT, simulated=True).values())
    made = synthesized(Deployment(simulated=True), lanes, repository, tmp_path_factory.mktemp("aws"))
    there = book_of(Templates(by_stack=made.templates, ids=proof.templates.ids)).grants
    on_aws = {proof.shape(grant) for grant in there if grant.effect == "Allow"}
    proven = {proof.shape(grant) for grant in proof.grants if ONLY_LOCAL not in grant.resource}
    assert sorted(map(str, on_aws ^ proven)) == []
