"""What the functions of one stack run: the one zip, and the layer with the third-party packages.

The zip is rooted at the repository, so that import paths are the same here, in tests and in Lambda.
"""

from pathlib import Path

from aws_cdk import IgnoreMode
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.layer import PythonLayer

# Everything at the top is left out, then what runs is let back in. The last three hold at any depth.
LEFT_OUT = ["/*", "!/lambdas/", "!/agents/", "!/console/", "!/lanes.toml", "__pycache__/", "*.pyc", ".*"]


class FunctionCode(Construct):
    """One for each stack: a layer shared between stacks would be an export that no deploy could ever change."""

    def __init__(self, scope: Construct, id: str, *, root: Path, layer: bool) -> None:
        super().__init__(scope, id)
        self.zip = lambda_.Code.from_asset(str(root), ignore_mode=IgnoreMode.GIT, exclude=LEFT_OUT)
        self.layers: list[lambda_.ILayerVersion] = []
        if layer:
            self.layers.append(PythonLayer(self, "Layer", root=root))
