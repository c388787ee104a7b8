"""What each role must not be able to do, judged by the synthesized policies. tests/permissions makes the same calls."""

from collections.abc import Iterator

import pytest

from tests.permissions.calls import Call
from tests.permissions.evaluation import judged
from tests.permissions.forbidden import BREAKERS, BUCKET, FORBIDDEN, LEDGER, MACHINE, TOPIC, Try, queue
from tests.permissions.grants import Book, book_of
from tests.permissions.templates import Templates, undeployed
from tests.support.synth import Synthesized

ENOUGH = 20  # calls of each role


@pytest.fixture(scope="module")
def templates(lazaret: Synthesized) -> Templates:
    return undeployed(lazaret.templates)


@pytest.fixture(scope="module")
def book(templates: Templates) -> Book:
    return book_of(templates)


def call(who: str, tried: Try) -> Call:
    return Call(who=who, action=tried.action, resource=tried.resource, keys=tried.keys)


@pytest.mark.parametrize("who", FORBIDDEN)
def test_what_is_not_ones_business_is_refused(book: Book, who: str) -> None:
    assert len({str(tried) for tried in FORBIDDEN[who]}) == len(FORBIDDEN[who]) >= ENOUGH
    calls = [call(who, tried) for tried in FORBIDDEN[who]]
    allowed = {str(made): grants for made, grants in judged(book.grants, calls).by_call.items() if grants}
    assert {made: [str(grant) for grant in grants] for made, grants in allowed.items()} == {}


def test_every_role_and_policy_is_tried(book: Book) -> None:
    """Of the lanes one stands for all: tests/permissions has them proven alike."""
    machine = {"Lazaret/RedriveMachineRole"}  # Step Functions' own, which runs nobody's code
    holders = {holder for holder in book.holders.values() if "-kyc/" not in holder and "-old-backfill/" not in holder}
    assert holders - machine == FORBIDDEN.keys()


def names(templates: Templates) -> Iterator[str]:
    for made in templates.resources("AWS::DynamoDB::Table", "AWS::S3::Bucket", "AWS::SQS::Queue"):
        yield templates.arn(made.stack, made.logical_id)
    for made in templates.resources("AWS::SNS::Topic", "AWS::StepFunctions::StateMachine"):
        yield templates.physical(made.stack, made.logical_id)


def test_what_is_tried_is_there(templates: Templates) -> None:
    """A misspelt name would be refused too."""
    queues = {queue(name) for name in ("simulated", "simulated-dead", "kyc", "kyc-dead", "notices", "notices-dead")}
    assert {LEDGER, BREAKERS, BUCKET, MACHINE, TOPIC, *queues} <= set(names(templates))


@pytest.mark.parametrize("who", FORBIDDEN)
def test_each_may_do_something_of_its_own_so_a_refusal_means_something(book: Book, who: str) -> None:
    assert [grant for grant in book.grants if grant.holder == who and grant.effect == "Allow"]


def test_a_grant_too_many_is_found(book: Book) -> None:
    """The judge says yes to what is granted: else it would prove nothing."""
    mine = {"dynamodb:LeadingKeys": ("T#tnt#J#simulated#job",)}
    own = Call(who="Lazaret-simulated/WorkerFunctionRole", action="dynamodb:UpdateItem", resource=LEDGER, keys=mine)
    shown = {
        **mine,
        "dynamodb:Select": ("SPECIFIC_ATTRIBUTES",),
        "dynamodb:Attributes": ("pk", "sk", "status", "detail"),
    }
    look = Call(who="Lazaret/Operators", action="dynamodb:GetItem", resource=LEDGER, keys=shown)
    assert judged(book.grants, [own, look]).refused == []
