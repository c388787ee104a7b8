"""What the embedded stack writes down of EventBridge."""

import json
from pathlib import Path
from typing import Any

from ministack.services import eventbridge

from local import events


def put(log: Path, *entries: dict[str, Any]) -> list[Any]:
    """What the emulator's own dispatch was given."""
    given: list[Any] = []
    was = eventbridge._dispatch_event
    eventbridge._dispatch_event = events.writing(lambda event, *_view: given.append(event["Source"]), log)
    try:
        eventbridge._put_events({"Entries": list(entries)}, allow_aws_source=True)
    finally:
        eventbridge._dispatch_event = was
    return given


def test_an_event_is_written_down_as_a_target_would_get_it_and_goes_on(tmp_path: Path) -> None:
    log = tmp_path / events.LOG
    detail = {"job_id": "job_1", "status": "done"}
    done = {"Source": "lazaret", "DetailType": "Job done", "Detail": json.dumps(detail)}
    assert put(log, done, {**done, "Detail": "no JSON"}) == ["lazaret", "lazaret"]
    first, second = (json.loads(line) for line in log.read_text().splitlines())
    assert first == {"source": "lazaret", "detail-type": "Job done", "detail": detail}
    assert second["detail"] == "no JSON"


def test_what_the_emulator_says_itself_is_not_written_down(tmp_path: Path) -> None:
    log = tmp_path / events.LOG
    assert put(log, {"Source": "aws.s3", "DetailType": "Object Created", "Detail": "{}"}) == ["aws.s3"]
    assert not log.exists()
