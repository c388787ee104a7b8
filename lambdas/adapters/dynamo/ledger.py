"""The ledger on DynamoDB: one table, and what each noun does with it. The contract is lambdas/core/ports/ledger.py.

This is the index: each method's request is in the module that it names. What workers write is in runs.py.
"""

from lambdas.adapters.dynamo import announcements, attempts, counters, cursors, groups, heads, letters, lists, parked
from lambdas.adapters.dynamo.runs import DynamoRuns


class DynamoLedger(DynamoRuns):
    # A method with the name of a module comes after the others of that module.
    heads_at = heads.heads_at
    fates_at = heads.fates_at
    newest_done = heads.newest_done
    timeline = heads.timeline
    due = heads.due
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
    effects = attempts.effects

    take_in = letters.take_in
    letter = letters.letter
    move_letter = letters.move_letter
    amend_letter = letters.amend_letter
    due_letters = letters.due_letters
    reschedule = letters.reschedule
    replay = letters.replay
    resume = letters.resume
    recall = letters.recall

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
    deaths_by_hour = groups.deaths_by_hour
    groups = groups.groups

    note_cursor = cursors.note_cursor
    cursors = cursors.cursors
