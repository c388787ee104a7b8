"""What goes into the layer, and with it into every user's account, has a licence that asks for a notice at most."""

from collections.abc import Iterator
from importlib.metadata import Distribution, distribution

from packaging.requirements import Requirement

from tests.audit.files import ROOT

PERMISSIVE = {"MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "PSF-2.0", "ISC"}


def in_the_layer() -> dict[str, Distribution]:
    """What the layer's requirements name, and what that needs."""
    lines = [line.partition("#")[0].strip() for line in (ROOT / "requirements/functions.in").read_text().splitlines()]
    found: dict[str, Distribution] = {}
    waiting = [line for line in lines if line]
    while waiting:
        needed = Requirement(waiting.pop())
        if needed.name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
            found[needed.name] = distribution(needed.name)
            waiting += found[needed.name].requires or []
    return found


def licences(package: Distribution) -> Iterator[str]:
    told = package.metadata.json
    said = str(told.get("license_expression") or told.get("license") or "nothing")
    yield from said.replace("(", " ").replace(")", " ").replace(" AND ", " OR ").split(" OR ")


def test_everything_in_the_layer_has_a_permissive_licence() -> None:
    packages = in_the_layer()
    assert {"aws-lambda-powertools", "pydantic", "pydantic-core"} <= packages.keys()
    said = {name: sorted(licences(package)) for name, package in packages.items()}
    assert {name: each for name, each in said.items() if not set(each) <= PERMISSIVE} == {}
