"""The table of roles in docs/reference/roles.md, as the synthesized templates have it.

`python -m tests.permissions.role_table` writes it anew; a test holds the document to it.
"""

import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from infra.deployment import Deployment
from tests.permissions.templates import PSEUDO, Templates, undeployed
from tests.support.synth import LANES, ROOT, small_repository, synthesized

DOCUMENT = "docs/reference/roles.md"
MARK = "<!-- table: roles -->\n"
HEADER = "| who | may | on | if |\n| --- | --- | --- | --- |\n"
LANE = "simulated"  # stands for every lane
# Each with the name that people know it by, in the order in which a job meets them.
ROLES = {
    "Lazaret/Producers": "producers",
    f"Lazaret-{LANE}/LaneProducers": "producers of a lane",
    f"Lazaret-{LANE}/WorkerFunctionRole": "a lane's worker",
    f"Lazaret-{LANE}/AgentRole": "a lane's agents",
    f"Lazaret-{LANE}/IntakeFunctionRole": "a lane's intake",
    "Lazaret/SweepFunctionRole": "sweep",
    "Lazaret/RedriveFunctionRole": "redrive",
    "Lazaret/RedriveSendRole": "redrive, sending",
    "Lazaret/RedriveMachineRole": "redrive, the machine",
    "Lazaret/NotifyFunctionRole": "notify",
    "Lazaret/ApiFunctionRole": "API",
    "Lazaret/Operators": "operators",
}
_FROM_ARN = re.compile(r"^arn:aws:([\w-]+):[^:]*:[^:]*:")
_LANES = re.compile(rf"(?<=[-/#])({'|'.join(sorted(lane.job_type for lane in LANES))})(?=[-/#:]|$)")
_MANY = 20  # values of a condition that are counted instead of listed


def rows(by_stack: Mapping[str, Mapping[str, Any]]) -> list[str]:
    templates = undeployed(by_stack)
    statements = list(_statements(templates))
    return [
        f"| {name} | {_codes(_listed(one['Action']))} | {_codes(_resources(one))} | {_conditions(one)} |"
        for holder, name in ROLES.items()
        for who, one in statements
        if who == holder
    ]


def _statements(templates: Templates) -> Iterator[tuple[str, Mapping[str, Any]]]:
    paths = {
        templates.physical(each.stack, each.logical_id): each.path for each in templates.resources("AWS::IAM::Role")
    }
    for policy in templates.resources("AWS::IAM::Policy"):
        for role in policy.properties["Roles"]:
            yield from ((paths[role], one) for one in policy.properties["PolicyDocument"]["Statement"])
    for policy in templates.resources("AWS::IAM::ManagedPolicy"):
        yield from ((policy.path, one) for one in policy.properties["PolicyDocument"]["Statement"])


def _resources(one: Mapping[str, Any]) -> list[str]:
    return list(dict.fromkeys(_short(arn) for arn in _listed(one["Resource"])))


def _short(arn: str) -> str:
    """Without account and region, and with any lane instead of each."""
    if ":kms:" in arn:
        return "our key"
    if ":role/" in arn:
        return "the role of its agents"
    # What has no name of its own is called by its logical id.
    arn = re.sub(r":parameterApiAddress\w+$", ":parameter with the API's address", arn)
    arn = re.sub(r":ApiHttp\w+/", ":<api>/", arn)
    text = _FROM_ARN.sub("", arn).replace(PSEUDO["AWS::AccountId"], "<account>")
    return _LANES.sub("<lane>", text.replace(PSEUDO["AWS::Region"], "<region>"))


def _conditions(one: Mapping[str, Any]) -> str:
    told = [
        f"`{key}` {_among(operator, _listed(values))}"
        for operator, tests in one.get("Condition", {}).items()
        for key, values in tests.items()
    ]
    return "; ".join(told)


def _among(operator: str, values: list[str]) -> str:
    verb = "not like" if "NotLike" in operator else "like" if "Like" in operator else "is"
    if len(values) > _MANY:
        return "is any of those that [operators may read](../security.md#people)"
    return f"{verb} {_codes([_short(value) for value in values])}"


def _codes(texts: list[str]) -> str:
    return ", ".join(f"`{text}`" for text in sorted(texts))


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def written(document: str, made: list[str]) -> str:
    """The document with this table in the place of the former one."""
    before, _, after = document.partition(MARK)
    rest = re.sub(r"\A(?:\|.*\n)+", "", after)
    return before + MARK + HEADER + "".join(f"{row}\n" for row in made) + rest


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = synthesized(
            Deployment(simulated=True), LANES, small_repository(Path(folder, "repository")), Path(folder, "out")
        )
    path = ROOT / DOCUMENT
    path.write_text(written(path.read_text(encoding="utf-8"), rows(made.templates)), encoding="utf-8")
    sys.stdout.write(f"written to {DOCUMENT}\n")


if __name__ == "__main__":
    main()
