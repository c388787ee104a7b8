"""The command line on the embedded stack: a job is sent, followed to its end, and its letter read."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.builders import an_id
from tests.support.embedded.ops_line import OpsLine

pytestmark = pytest.mark.embedded

RAISES = '{"attempts": [[{"op": "effect", "action": "mail.sent", "key": "%s"}, {"op": "raise", "error": "KeyError"}]]}'


def test_a_job_is_sent_followed_until_it_is_done_and_shown(line: OpsLine) -> None:
    job_id = an_id("job")
    code, sent = line("send", "--lane", "simulated", "--tenant", "tnt_ops", "--job-id", job_id)
    assert (code, len(sent["sent"])) == (0, 1)
    code, job = line("job", "tnt_ops", "simulated", job_id, "--wait", "--timeout", "60")
    assert (code, job["status"], job["attempt"], job["result"]) == (0, "done", 1, {"ok": True})


def test_a_job_that_dies_has_a_letter_that_says_what_happened_outside(line: OpsLine) -> None:
    tenant, job_id = an_id("tnt"), an_id("job")
    line("send", "--lane", "simulated", "--tenant", tenant, "--job-id", job_id, "--payload", RAISES % job_id)
    code, job = line("job", tenant, "simulated", job_id, "--wait", "--timeout", "60")
    assert (code, job["status"]) == (1, "dead")
    _, listed = line("letters", "--tenant", tenant)
    assert [letter["job_id"] for letter in listed["letters"]] == [job_id]
    code, letter = line("letter", listed["letters"][0]["letter_id"])
    assert (code, letter["code"], letter["kind"]) == (0, "DETERMINISTIC_CRASH", "poison")
    assert [(effect["action"], effect["key"], effect["status"]) for effect in letter["effects"]] == [
        ("mail.sent", job_id, "committed")
    ]
    assert letter["safety"]["replay"]["verdict"] == "unfixed"
    assert [event["what"] for event in letter["timeline"]][-1] == "letter.created"


def test_raw_text_becomes_a_letter_of_the_operators(line: OpsLine, eventually: Callable[..., Any]) -> None:
    _, sent = line("send", "--lane", "simulated", "--raw", "not JSON at all")
    message_id = sent["sent"][0]["message_id"]

    def found() -> bool:
        _, listed = line("letters", "--tenant", "@operators", "--code", "SCHEMA_INVALID")
        letters = [line("letter", row["letter_id"])[1] for row in listed["letters"]]
        return any(letter["original_message_id"] == message_id for letter in letters)

    assert eventually(found)
