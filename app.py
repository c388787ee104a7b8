"""The CDK app, run by `make synth` and `make deploy`."""

from pathlib import Path

from infra.stacks import synthesize

synthesize(Path(__file__).resolve().parent)
