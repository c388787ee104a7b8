"""What the API answers, field by field, and what all answers share. A field that is not named is never shown."""

from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """Read from a value of the core by its attributes."""

    # Built when first used: a cold start pays for the shapes of one route, not of all.
    model_config = ConfigDict(from_attributes=True, extra="forbid", frozen=True, defer_build=True)


class Me(Shape):
    who: str
    tenant_id: str
    operator: bool


class EventShown(Shape):
    at: datetime
    what: str
    who: str
    why: str
    data: dict[str, Any]


class Started(Shape):
    """A redrive was started. Tenants follow it by the letter's status."""

    redrive_id: str
    status: str


class ProblemShown(Shape):
    type: str
    title: str
    status: int
    code: str
    detail: str
    to_do: str
    faults: list[str] = []
    request_id: str = ""
