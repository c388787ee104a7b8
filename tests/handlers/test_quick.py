"""The shortcuts of tests/support/functions/quick.py change what real clients cost, not what they do."""

from botocore.session import Session
from moto.core.loaders import create_loader

from tests.support.functions.quick import dynamodb_in_process


def test_what_moto_adds_to_a_model_does_not_reach_botocore() -> None:
    with dynamodb_in_process(ledger="ledger", breakers="breakers"):
        motos = create_loader().load_service_model("sqs", "service-2")
        botocores = Session().get_component("data_loader").load_service_model("sqs", "service-2")
    assert "error" in motos["shapes"]["QueueDoesNotExist"]
    assert "error" not in botocores["shapes"]["QueueDoesNotExist"]
