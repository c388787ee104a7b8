"""The part of the ledger that a worker writes, on DynamoDB. It is in the version of every worker.

This is the index of that part, as ledger.py is of the rest: each method's request is in the module that it names.
"""

from lambdas.adapters.dynamo import effects, heads, parked
from lambdas.adapters.dynamo.table import Table


class DynamoRuns(Table):
    head = heads.head
    claim = heads.claim
    take_over = heads.take_over
    finish = heads.finish
    retry = heads.retry
    bury = heads.bury
    record = heads.record
    letters_at = heads.letters_at

    park = parked.park

    steps = effects.steps
    keep_step = effects.keep_step
    note_used = effects.note_used
    begin_effect = effects.begin_effect
    take_effect = effects.take_effect
    commit_effect = effects.commit_effect
