"""docs/reference/api.md is the API: every route with who and pace, every problem, and examples of every shape."""

import json
import re
from typing import Any

import pytest
from pydantic import BaseModel

from infra.issuer import _EXPECTED as OIDC
from lambdas.api import params, shapes
from lambdas.api.problems import SORTS
from lambdas.api.routes.table import BY_CREDENTIALS, ROUTES
from lambdas.api.shapes import jobs, lanes, letters
from local.sign_in import PERSONAS
from tests.support.markdown import codes_in, table, text_of

API = "docs/reference/api.md"
_EXAMPLE = re.compile(r"<!-- shape: (\w+) -->\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = _EXAMPLE.findall(text_of(API))

SHAPES: dict[str, type[shapes.Shape]] = {
    name: kind
    for module in (shapes, letters, lanes, jobs)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, shapes.Shape)
}


def shape(name: str) -> type[BaseModel]:
    found: type[BaseModel] = SHAPES.get(name) or getattr(params, name)
    return found


def test_every_route_is_there_with_who_may_call_it_and_how_often() -> None:
    shown = [(codes_in(row["route"])[0], row["who"], row["pace"]) for row in table(API, "routes")]
    assert shown == [(route.key, route.who, f"{route.pace.per_second} / {route.pace.burst}") for route in ROUTES]


def test_every_route_that_takes_aws_credentials_is_there() -> None:
    assert [codes_in(row["route"])[0] for row in table(API, "iam routes")] == [route.key for route in BY_CREDENTIALS]


def test_every_problem_is_there_with_its_status_its_sentence_and_what_to_do() -> None:
    shown = {
        codes_in(row["code"])[0]: (int(row["status"]), row["means"], row["what to do"])
        for row in table(API, "problems")
    }
    assert shown == {code: (sort.status, sort.title, sort.to_do) for code, sort in SORTS.items()}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_what_the_api_takes_or_answers_field_for_field(name: str, text: str) -> None:
    given = json.loads(text)
    model = shape(name)
    read = model.model_validate(given)
    if issubclass(model, shapes.Shape) and model is not shapes.ProblemShown:
        assert set(_names(json.loads(read.model_dump_json()))) == set(_names(given))


def test_every_answer_of_a_route_has_an_example() -> None:
    parts = {"LetterRow", "EffectShown", "Verdict", "SafetyShown", "StrategyShown", "EventShown", "PayloadShown"}
    parts |= {"HealthHour", "BreakerShown", "TenantBreaker", "LaneShown", "NoteShown", "GroupShown", "RedriveRow"}
    parts |= {"PlanShown", "WaveShown", "FlowShown", "FailedAttemptShown", "WaitingShown", "ParkedJob", "TenantRow"}
    parts |= {"DeployShown", "OwnGroupShown", "RedriveLetter"}
    parts |= {"StepShown", "JobEffect", "PastFailureShown", "JobRow", "LetterFound", "RedriveFound", "TenantFound"}
    parts |= {"CodeFound", "GroupFound", "NoticeShown", "LearnedShown", "TriedShown", "WaitShown", "QuestionShown"}
    parts |= {"CodeFound", "GroupFound", "NoticeShown", "LearnedShown", "TriedShown", "WaitShown"}
    parts |= {"ClueShown", "Foreseen", "AdviceShown"}
    known = set(SHAPES)
    assert known - parts - {"Shape"} == {name for name, _ in EXAMPLES} - {"RedriveAsked"}


def test_every_context_of_another_issuer_is_there() -> None:
    text = text_of(API)
    assert [name for name in (*(f"oidc_{name}" for name in OIDC), "console_origin") if f"`{name}`" not in text] == []


def test_everybody_of_the_embedded_stack_is_there() -> None:
    text = text_of(API)
    told = [name for each in PERSONAS for name in (each.output, each.name, each.tenant_id) if name]
    assert [name for name in told if f"`{name}`" not in text] == []


def _names(document: Any, path: str = "") -> list[str]:
    if isinstance(document, dict):
        return [name for key, value in document.items() for name in (f"{path}.{key}", *_names(value, f"{path}.{key}"))]
    if isinstance(document, list):
        return [name for value in document for name in _names(value, f"{path}[]")]
    return []
