"""The part of the ledger that a worker writes, on DynamoDB. It is in the version of every worker.

This is the index of that part, as ledger.py is of the rest: each method's request is in the module that it names.
"""

from lambdas.adapters.dynamo import announcements, attempts, heads, parked
from lambdas.adapters.dynamo.table import Table


class DynamoRuns(Table):
    head = attempts.head
    claim = attempts.claim
    take_over = attempts.take_over
    finish = attempts.finish
    retry = attempts.retry
    bury = attempts.bury
    record = attempts.record
    letters_at = heads.letters_at
    announced = announcements.announced

    park = parked.park

    steps = attempts.steps
    keep_step = attempts.keep_step
    note_used = attempts.note_used
    begin_effect = attempts.begin_effect
    take_effect = attempts.take_effect
    commit_effect = attempts.commit_effect
