"""The jobs of the load proof: as many of each trouble as it says, and nobody's id twice."""

import json
from collections import Counter

from proof.loading.story import BEHIND, FALLS_ILL, HEALTHY, PARTS, SICK, UNFIT, WELL_AGAIN, story
from tests.support.markdown import table

DOCUMENT = "docs/reliability.md"


def test_every_trouble_has_its_share_and_the_rest_is_well() -> None:
    jobs = story(20_000, run="r")
    counts = Counter(job.part.title for job in jobs)
    assert {part.title: counts[part.title] for part in PARTS} == {part.title: part.share * 20_000 for part in PARTS}
    assert counts[SICK.title] == 2 * FALLS_ILL
    assert counts[BEHIND.title] == 2 * WELL_AGAIN
    assert counts.total() == 20_000
    assert len({job.job_id for job in jobs}) == 20_000


def test_a_tenant_that_falls_ill_fails_often_enough_and_then_is_well() -> None:
    ill = [job for job in story(1000, run="r") if job.tenant_id.endswith("ill-1")]
    assert [job.part for job in ill] == [SICK] * FALLS_ILL + [BEHIND] * WELL_AGAIN


def test_what_becomes_no_letter_is_well_at_its_second_attempt() -> None:
    for job in story(200, run="r"):
        if job.named and job.part is not HEALTHY:
            attempts = json.loads(job.body)["payload"]["attempts"]
            assert attempts[0][-1] == job.part.fails
            assert (attempts[-1][-1]["op"] == "return") == (not job.part.letter)


def test_a_message_that_is_refused_has_no_payload_and_never_becomes_a_job() -> None:
    job = next(job for job in story(200, run="r") if job.part is UNFIT)
    assert not job.named
    assert "payload" not in json.loads(job.body)


def test_the_document_has_every_trouble_its_share_and_its_end() -> None:
    shown = [(row["trouble"], row["share"], row["must end as"].strip("`")) for row in table(DOCUMENT, "load")]
    assert shown == [(part.title, f"{100 * part.share:g} %", part.letter or "done") for part in PARTS]
