"""All journeys on one stack, side by side: most of their time is spent waiting."""

import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from tests.permissions.journeys import of_jobs, of_people, of_redrives, of_the_sweep
from tests.permissions.stage import Stage

Journey = Callable[[Stage], None]
# The slowest first.
TOGETHER: tuple[Journey, ...] = (
    of_jobs.crashed,
    of_jobs.probed,
    of_jobs.probed_by_a_worker_that_died,
    of_people.a_doubt,
    of_redrives.by_the_sweep,
    of_jobs.parked_and_released,
    of_jobs.parked_for_long,
    of_redrives.approved,
    of_redrives.replayed,
    of_people.told,
    of_people.by_hand,
    of_people.a_foreign_row,
    of_people.an_operator,
    of_people.an_operator_of_redrives,
    of_people.a_tenant,
    of_people.jobs_that_wait_for_jobs,
    of_people.a_breaker_closed_on_the_page,
    of_people.open_pages,
    of_jobs.healthy,
    of_jobs.retried_with_a_large_body,
    of_jobs.buried,
    of_jobs.died_before_it_could_speak,
    of_jobs.of_every_lane,
    of_redrives.discarded,
    of_redrives.resumed,
    of_redrives.halted,
    of_redrives.planned,
    of_redrives.by_a_role,
    of_the_sweep.sent_again,
    of_the_sweep.archived_and_kept,
    of_the_sweep.opened_that_never_started,
)
AFTERWARDS: tuple[Journey, ...] = (of_redrives.handed_over, of_redrives.stopped_continued_and_recalled)
AT_ONCE = 12


def play(stage: Stage, together: Sequence[Journey] = TOGETHER, afterwards: Sequence[Journey] = AFTERWARDS) -> list[str]:
    """What went wrong, by journey. All are played, whatever becomes of one."""
    failed: list[str] = []

    def played(journey: Journey) -> None:
        try:
            journey(stage)
        except Exception:
            failed.append(f"{journey.__module__}.{journey.__name__}: {traceback.format_exc()}")

    with ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(played, together))
    for journey in afterwards:
        played(journey)
    return failed
