from pathlib import Path

import pytest

from infra.closure import Sources
from infra.packages import missing_packages
from lambdas.lanes import load_lanes
from tests.support.synth import ROOT, a_lane, small_repository

LOCK = """\
aws-lambda-powertools==3.37.0 \\
    --hash=sha256:00
python-dateutil==2.9.0
pyyaml==6.0
langchain-core[extra]==1.0
opencv-python-headless==4.9
"""


def missing(root: Path, source: str, **more: str) -> list[str]:
    small_repository(root)
    (root / "requirements.txt").write_text(LOCK)
    (root / "agents/kyc.py").write_text(f"{source}\ndef review(job, run): ...\n")
    for name, content in more.items():
        (root / f"agents/{name}.py").write_text(content)
    return missing_packages([a_lane("kyc")], Sources(root))


@pytest.mark.parametrize(
    "source",
    [
        "import json, agents.kyc",
        "import boto3",
        "from aws_lambda_powertools import Logger",
        "from langchain_core.messages import AIMessage",
        "import dateutil.parser",
        "import yaml",
        "import cv2",
        "def late():\n    import nowhere",
        "try:\n    import nowhere\nexcept ImportError:\n    nowhere = None",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import nowhere",
        "from . import other",
    ],
)
def test_an_import_that_a_requirement_brings_or_that_may_be_missing_is_fine(tmp_path: Path, source: str) -> None:
    assert missing(tmp_path, source) == []


def test_an_import_that_no_requirement_brings_is_named_with_its_file(tmp_path: Path) -> None:
    faults = missing(tmp_path, "import agents.parser", parser="import httpx_of_nobody\nfrom langgraph import x\n")
    assert [fault.partition(":")[0] for fault in faults] == [
        "agents/parser.py imports httpx_of_nobody, which no requirement brings",
        "agents/parser.py imports langgraph, which no requirement brings",
    ]
    assert "requirements/functions.in" in faults[0]


def test_what_is_asked_for_and_not_locked_is_said_once_with_the_command_that_locks_it(tmp_path: Path) -> None:
    (tmp_path / "requirements.in").write_text("# mine\nlanggraph==1.2.20\nlangchain==1.4.7\n")
    (fault,) = missing(tmp_path, "from langgraph import x\nimport langchain_core\n")
    assert "requirements.in asks for langchain, langgraph" in fault
    assert "make lock" in fault


def test_the_shipped_agents_import_nothing_that_is_not_brought() -> None:
    assert missing_packages(load_lanes(ROOT, simulated=True).values(), Sources(ROOT)) == []
