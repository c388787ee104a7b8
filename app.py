"""The CDK app, run by `make synth` and `make deploy`. LAZARET_APP names the application; by default it is this one."""

import os
import sys
from pathlib import Path

from infra.app_folder import VARIABLE, rooted
from infra.deployment import SynthRefused
from infra.stacks import synthesize

try:
    root = rooted(Path(__file__).resolve().parent, os.environ.get(VARIABLE, ""))
except SynthRefused as refused:
    sys.exit(str(refused))
synthesize(root)
