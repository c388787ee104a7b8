"""The templates of the shipped lanes, by stack, section and logical id. Hashes of the code do not count."""

import json
import re
from pathlib import Path
from typing import Any

from infra.deployment import Deployment
from lambdas.lanes import load_lanes
from tests.support.synth import ROOT, synthesized

SHIPPED = ("kyc", "sanctions", "backfill", "simulated")  # lanes of your own may stand beside them
# What names the code by its content, and so changes with every edit.
_ASSET = re.compile(r"^[0-9a-f]{64}\.zip$")
_SHAPES = re.compile(r"^v\d+$")
_VERSION = re.compile(r"^[0-9a-f]{12}$")


def templates(outdir: Path, *, simulated: bool) -> dict[str, Any]:
    lanes = [lane for name, lane in load_lanes(ROOT, simulated=simulated).items() if name in SHIPPED]
    made = synthesized(Deployment(simulated=simulated), lanes, ROOT, outdir)
    return {
        f"{stack} {section} {logical_id}": _plain(entry)
        for stack, template in made.templates.items()
        for section, entries in template.items()
        for logical_id, entry in (entries.items() if isinstance(entries, dict) else [("", entries)])
    }


def added(base: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """What differs from `base`; None for what is gone."""
    names = sorted(base.keys() | more.keys())
    return {name: more.get(name) for name in names if base.get(name) != more.get(name)}


def _plain(value: Any) -> Any:
    """Joined text in one piece, JSON inside of text as JSON: a state or a widget then has a path of its own."""
    if isinstance(value, dict):
        if value.keys() == {"Fn::Join"}:
            between, parts = value["Fn::Join"]
            return _plain(between.join(part if isinstance(part, str) else _reference(part) for part in parts))
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, str):
        return _text(value)
    return value


def _reference(part: Any) -> str:
    return "${" + json.dumps(part, sort_keys=True).replace('"', "'") + "}"


def _text(value: str) -> Any:
    if _ASSET.match(value):
        return "<asset>.zip"
    if _SHAPES.match(value):
        return "<stored shapes>"
    if _VERSION.match(value):
        return "<worker version>"
    if value.startswith(("{", "[")):
        try:
            return {"json": _plain(json.loads(value))}
        except ValueError:
            return value
    return value
