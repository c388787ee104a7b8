"""What the functions of one stack run: the one zip, and the layer with the third-party packages.

The zip is rooted at the repository, so that import paths are the same here, in tests and in Lambda.
"""

from collections.abc import Iterable
from pathlib import Path

from aws_cdk import IgnoreMode
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.layer import PythonLayer
from lambdas.core.config.lane import Lane
from lambdas.lanes import targets

_SHIPPED = ("agents", "console", "lambdas", "lanes.toml", "lazaret")
DOUBLES = "lazaret/testing"  # only tests use them


def shipped(lanes: Iterable[Lane]) -> list[str]:
    """What the zip holds of the repository's top: ours, and wherever the lanes have their agents."""
    tops = {target.partition(":")[0].partition(".")[0] for lane in lanes for _, target in targets(lane)}
    return sorted({*_SHIPPED, *tops, *(f"{top}.py" for top in tops)})


def left_out(tops: Iterable[str]) -> list[str]:
    """Everything at the top is left out, then what runs is let back in. The last three hold at any depth."""
    return ["/*", *(f"!/{top}" for top in tops), f"/{DOUBLES}/", "__pycache__/", "*.pyc", ".*"]


class FunctionCode(Construct):
    """One for each stack: a layer shared between stacks would be an export that no deploy could ever change."""

    def __init__(self, scope: Construct, id: str, *, root: Path, tops: Iterable[str], layer: bool) -> None:
        super().__init__(scope, id)
        self.zip = lambda_.Code.from_asset(str(root), ignore_mode=IgnoreMode.GIT, exclude=left_out(tops))
        self.layers: list[lambda_.ILayerVersion] = []
        if layer:
            self.layers.append(PythonLayer(self, "Layer", root=root))
