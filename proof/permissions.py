"""Every call that the journeys make of AWS, against every grant: what is made is allowed, what is allowed is made."""

import tempfile
from pathlib import Path

from proof.figure import Figure

REPEAT = "python -m proof permissions"


def figures() -> list[Figure]:
    from tests.permissions.proof import prove  # noqa: PLC0415 - it loads the CDK and the emulator's clients

    with tempfile.TemporaryDirectory() as home:
        proof = prove(Path(home))
    made, kinds = sum(proof.calls.values()), {(call.who, call.action) for call in proof.calls}
    grants, unneeded = proof.shapes(proof.grants), proof.unneeded
    broken = (
        *(f"a journey failed: {each}" for each in proof.failed),
        *(f"refused: {call}" for call in sorted(map(str, proof.judged.refused))),
        *(f"granted, and no call needs it: {each}" for each in proof.without_a_reason()),
        *(f"a reason for nothing: {each}" for each in proof.for_nothing),
    )
    tried = f"{made:,} calls of {len(kinds)} kinds, {len(grants)} grants of which {len(unneeded)} have a reason"
    return [Figure(what="permissions, both ways", tried=tried, repeat=REPEAT, broken=broken)]
