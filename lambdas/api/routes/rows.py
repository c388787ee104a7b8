"""Rows that say to an index what their key does not bear out: taken out of every list, and kept as evidence."""

from lambdas import house
from lambdas.api import params
from lambdas.api.context import new_router, operator_in, person_of
from lambdas.api.problems import Problem
from lambdas.api.shapes.lanes import Unlisted

router = new_router()


@router.post("/rows/unlist", summary="Take a foreign row out of every list", tags=["rows"])
def unlist_row(body: params.RowNamed) -> Unlisted:
    """One that belongs where it is listed is refused."""
    person = person_of(operator_in(router))
    pk, _, sk = body.key.partition(" ")
    if not pk or not sk:
        raise Problem("INVALID", "not a key", faults=["key: expected a partition key, a space and a sort key"])
    why = house.ledger().unlist(pk, sk, person.signed("row.unlisted", body.reason, sk=sk))
    return Unlisted(key=body.key, why=why)
