"""Evidence as JSON, as the corpus keeps it: what a library raised is judged where the library is not installed."""

from collections.abc import Mapping
from typing import Any

from lambdas.core.classify.evidence import Evidence, Link, Signal
from lambdas.core.model.failure import Kind
from lambdas.core.model.value import names_in

_EMPTY = Link(types=("builtins.Exception",))
_SETS = ("via", "codes")
_TUPLES = ("types", "frames", "causes", "members")


def as_data(evidence: Evidence) -> list[dict[str, Any]]:
    """JSON, without what a link does not have."""
    return [_link_as_data(link) for link in evidence.links]


def _link_as_data(link: Link) -> dict[str, Any]:
    held = {name: getattr(link, name) for name in names_in(Link)}
    data = {name: known for name, known in held.items() if name == "types" or known != getattr(_EMPTY, name)}
    for name in data.keys() & set(_SETS):
        data[name] = sorted(data[name])
    for name in data.keys() & set(_TUPLES):
        data[name] = list(data[name])
    if link.signal is not None:
        data["signal"] = [link.signal.kind.value, link.signal.code, link.signal.detail]
    return data


def from_data(data: list[dict[str, Any]]) -> Evidence:
    return Evidence(links=tuple(_link_from(part) for part in data))


def _link_from(part: Mapping[str, Any]) -> Link:
    held = dict(part)
    for name in held.keys() & set(_SETS):
        held[name] = frozenset(held[name])
    for name in held.keys() & set(_TUPLES):
        held[name] = tuple(held[name])
    if "signal" in held:
        kind, code, detail = held["signal"]
        held["signal"] = Signal(kind=Kind(kind), code=code, detail=detail)
    return Link(**held)
