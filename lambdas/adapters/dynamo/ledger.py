"""The ledger on DynamoDB: one table, and what each noun does with it. The contract is lambdas/core/ports/ledger.py.

This is the index: each method's request is in the module that it names. What workers write is in runs.py.
"""

from lambdas.adapters.dynamo import (
    announcements,
    counters,
    cursors,
    experience,
    groups,
    heads,
    letters,
    lists,
    parked,
    signals,
)
from lambdas.adapters.dynamo.runs import DynamoRuns


class DynamoLedger(DynamoRuns):
    # A method with the name of a module comes after the others of that module.
    heads_at = heads.heads_at
    fates_at = heads.fates_at
    newest_done = heads.newest_done
    letters_at = heads.letters_at
    timeline = heads.timeline
    due = heads.due
    gathering = heads.gathering
    resend = heads.resend
    postpone = heads.postpone
    stuck = heads.stuck

    parked_between = parked.parked_between
    count_parked = parked.count_parked
    count_released = parked.count_released
    release = parked.release
    bury_parked = parked.bury_parked
    parked = parked.parked

    expiring = heads.expiring
    keep = heads.keep

    take_in = letters.take_in
    letter = letters.letter
    move_letter = letters.move_letter
    amend_letter = letters.amend_letter
    due_letters = letters.due_letters
    reschedule = letters.reschedule
    replay = letters.replay
    resume = letters.resume
    recall = letters.recall

    signal = signals.signal
    callback = signals.callback
    questions_of = signals.questions_of
    asking = signals.asking
    asked = signals.asked
    answer = signals.answer
    questions = signals.questions

    unannounced = announcements.unannounced
    announce_later = announcements.announce_later

    uncounted = counters.uncounted
    count_moves = counters.count_moves
    set_aside = counters.set_aside
    catch_up = counters.catch_up

    letters = lists.letters
    count_letters = lists.count_letters
    select = lists.select
    matching = lists.matching
    died = lists.died
    unlist = lists.unlist

    group = groups.group
    group_notes = groups.group_notes
    note_group = groups.note_group
    group_history = groups.group_history
    health_hours = groups.health_hours
    waiting = groups.waiting
    waiting_group = groups.waiting_group
    waiting_groups = groups.waiting_groups
    waiting_tenants = groups.waiting_tenants
    waiting_of = groups.waiting_of
    causes_by_hour = groups.causes_by_hour
    cause_by_hour = groups.cause_by_hour
    own_groups = groups.own_groups
    groups = groups.groups

    learned = experience.learned
    rule = experience.rule
    seen = experience.seen
    keep_foresight = experience.keep_foresight

    note_cursor = cursors.note_cursor
    cursors = cursors.cursors
