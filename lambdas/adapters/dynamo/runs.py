"""The part of the ledger that a worker writes, on DynamoDB. It is in the version of every worker.

This is the index of that part, as ledger.py is of the rest: each method's request is in the module that it names.
What few workers ever ask for is imported when it is asked for: a cold start does not pay for it.
"""

from typing import Any

from lambdas.adapters.dynamo import attempts
from lambdas.adapters.dynamo.table import Table


class DynamoRuns(Table):
    head = attempts.head
    claim = attempts.claim
    take_over = attempts.take_over
    finish = attempts.finish
    retry = attempts.retry
    suspend = attempts.suspend
    bury = attempts.bury
    record = attempts.record

    steps = attempts.steps
    effects = attempts.effects
    keep_step = attempts.keep_step
    note_used = attempts.note_used
    begin_effect = attempts.begin_effect
    take_effect = attempts.take_effect
    commit_effect = attempts.commit_effect

    def letters_at(self, *args: Any) -> Any:
        from lambdas.adapters.dynamo import heads  # noqa: PLC0415 - no healthy job needs it

        return heads.letters_at(self, *args)

    def newest_done(self, *args: Any) -> Any:
        from lambdas.adapters.dynamo import heads  # noqa: PLC0415 - no healthy job needs it

        return heads.newest_done(self, *args)

    def await_turn(self, *args: Any, **named: Any) -> Any:
        from lambdas.adapters.dynamo import heads  # noqa: PLC0415 - no healthy job needs it

        return heads.await_turn(self, *args, **named)

    def announced(self, *args: Any, **named: Any) -> None:
        from lambdas.adapters.dynamo import announcements  # noqa: PLC0415 - few lanes need it

        announcements.announced(self, *args, **named)

    def park(self, *args: Any, **named: Any) -> Any:
        from lambdas.adapters.dynamo import parked  # noqa: PLC0415 - no healthy job needs it

        return parked.park(self, *args, **named)

    def learn(self, *args: Any, **named: Any) -> None:
        from lambdas.adapters.dynamo import experience  # noqa: PLC0415 - no healthy job needs it

        experience.learn(self, *args, **named)

    def experience(self, *args: Any, **named: Any) -> Any:
        from lambdas.adapters.dynamo import experience  # noqa: PLC0415 - no healthy job needs it

        return experience.experience(self, *args, **named)

    def note_seen(self, *args: Any, **named: Any) -> None:
        from lambdas.adapters.dynamo import experience  # noqa: PLC0415 - few workers need it

        experience.note_seen(self, *args, **named)

    def foresight(self, *args: Any) -> Any:
        from lambdas.adapters.dynamo import experience  # noqa: PLC0415 - few workers need it

        return experience.foresight(self, *args)

    def signals(self, *args: Any) -> Any:
        from lambdas.adapters.dynamo import signals  # noqa: PLC0415 - few runs need it

        return signals.signals(self, *args)

    def keep_callback(self, *args: Any) -> None:
        from lambdas.adapters.dynamo import signals  # noqa: PLC0415 - few runs need it

        signals.keep_callback(self, *args)

    def ask(self, *args: Any, **named: Any) -> Any:
        from lambdas.adapters.dynamo import signals  # noqa: PLC0415 - few runs need it

        return signals.ask(self, *args, **named)

    def answer_by_default(self, *args: Any, **named: Any) -> Any:
        from lambdas.adapters.dynamo import signals  # noqa: PLC0415 - few runs need it

        return signals.answer_by_default(self, *args, **named)
