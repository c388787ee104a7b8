"""More one-line bugs: of the ledger's conditions, of breakers and the sweep's cursors, of redrives."""

from tests.simulation.plants.plant import Plant

ATTEMPTS = "lambdas/adapters/dynamo/attempts.py"
PLACES = "lambdas/adapters/dynamo/places.py"
STORED_BREAKERS = "lambdas/adapters/dynamo/breakers.py"
COUNTERS = "lambdas/adapters/dynamo/counters.py"
LETTERS = "lambdas/adapters/dynamo/letters.py"
BREAKER = "lambdas/core/model/breaker.py"
CLAIM = "lambdas/core/redrive/claim.py"
PLAN = "lambdas/core/redrive/plan.py"
REPORT = "lambdas/core/redrive/report.py"
SEND = "lambdas/core/redrive/send.py"
WATCH = "lambdas/core/redrive/watch.py"
RECOVERER = "lambdas/core/sweep/recoverer.py"
RELEASER = "lambdas/core/sweep/releaser.py"
SWEEPER = "lambdas/core/sweep/sweeper.py"
WATCHER = "lambdas/core/sweep/watcher.py"
CONTESTED = "lambdas/core/worker/contested.py"
SETTLE = "lambdas/core/worker/settle.py"

# The ledger's conditions and rows.
LEDGER = (
    Plant(
        "attempt_number_kept",
        CONTESTED,
        "attempt=head.attempt + 1,",
        "attempt=head.attempt,",
        "an attempt that is taken over keeps its number",
    ),
    Plant(
        "step_over_its_successors",
        ATTEMPTS,
        "AND {e['attempt']} <= {e(step.attempt)})",
        "AND {e['attempt']} <> {e(step.attempt + 1000)})",
        "an attempt that is over overwrites a step that a later one kept",
    ),
    Plant(
        "copies_of_the_ticket_before",
        SETTLE,
        "        sweep_at=now + delay + worker.lane.patience,\n        resends=0,",
        "        sweep_at=now + delay + worker.lane.patience,",
        "a retry counts the copies of its former ticket, so its own message looks old",
    ),
    Plant(
        "recalled_and_still_holding",
        LETTERS,
        "[write, *reopened] if reopened else alone, if_they_hold=[root])",
        "[write, *reopened] if reopened else alone)",
        "a replay that was recalled still holds its root",
    ),
    Plant(
        "newer_version_unnoted",
        ATTEMPTS,
        "table.transact(writes, if_they_hold=[overtaken])",
        "table.transact(writes)",
        "nobody writes down that a newer version of a job is done",
    ),
    Plant(
        "counted_twice",
        COUNTERS,
        " AND attribute_not_exists({e['counted']})\"",
        '"',
        "a letter's move is counted twice",
    ),
    Plant(
        "counts_upwards",
        COUNTERS,
        "e.count(name, by)",
        "e.count(name, abs(by))",
        "a letter that leaves a list is counted as one more in it",
    ),
)

# Breakers, what is parked behind them, and the sweep's cursors.
BREAKERS = (
    Plant(
        "cools_as_long_as_before",
        BREAKER,
        "longer = min(breaker.cool_down_s * LONGER, limits.cool_down_s * LONGEST)",
        "longer = limits.cool_down_s",
        "a breaker does not cool down longer after a failed probe",
    ),
    Plant(
        "window_survives_its_closing",
        BREAKER,
        "        window_started_at=None,\n        total=0,",
        "        total=0,",
        "failures from before a breaker was closed open it again",
    ),
    Plant(
        "window_begins_each_time",
        STORED_BREAKERS,
        'over = f"{started} <= ',
        'over = f"{started} >= ',
        "every failure begins a new window, and no breaker ever opens",
    ),
    Plant(
        "each_probe_is_held",
        BREAKER,
        "failed // PROBES_A_LETTER <= self.probes_held",
        "failed // PROBES_A_LETTER < self.probes_held",
        "the job of every failed probe is buried and held",
    ),
    Plant(
        "released_at_once",
        RELEASER,
        "room -= self._under_way(tenant_id, job_type, most)",
        "self._under_way(tenant_id, job_type, most)",
        "all that is parked is released at once, before every other tenant's jobs",
    ),
    Plant(
        "watch_begins_anew",
        WATCHER,
        "place=reached or cursor.place",
        'place=""',
        "the sweep begins with the same breakers each time, and never sees the last",
    ),
    Plant(
        "cursor_unwritten",
        SWEEPER,
        "        sweeper.ledger.note_cursor(replace(reached, served_at=sweeper.clock()))",
        "        pass",
        "upkeep begins with the same letters each time, and never keeps the last",
    ),
)

# Redrives, and what goes with a letter that is sent again.
REDRIVES = (
    Plant(
        "replay_forgets_spend",
        CLAIM,
        "        **letter.used.as_fields(),\n        strategies_tried",
        "        strategies_tried",
        "a replay has the whole budget again",
    ),
    Plant(
        "recall_forgets_spend",
        "lambdas/core/model/replays.py",
        "used = letter.used.at_least(head.used).as_fields()",
        "used = letter.used.as_fields()",
        "a letter whose replay was recalled does not know what that one had used",
    ),
    Plant(
        "auto_uncounted",
        CLAIM,
        "auto_replays=letter.auto_replays + request.auto",
        "auto_replays=letter.auto_replays",
        "the sweep replays the same job without end",
    ),
    Plant(
        "lineage_unchanged",
        CLAIM,
        "lineage=(*letter.lineage, letter.letter_id)",
        "lineage=letter.lineage",
        "a job is replayed more often than its lane allows",
    ),
    Plant(
        "wave_ends_as_planned",
        WATCH,
        "skipped=dict(skipped), end=max(ends, default=wave.end))",
        "skipped=dict(skipped))",
        "letters that were sent for skipped ones are sent again in the next wave",
    ),
    Plant(
        "growth_squared",
        WATCH,
        "wanted = min(wanted * request.growth, float(most))",
        "wanted = min(wanted * request.growth**2, float(most))",
        "waves grow faster than was asked for",
    ),
    Plant(
        "same_cause_unseen",
        WATCH,
        "if fate.signature == entry.signature else",
        "if fate.signature != entry.signature else",
        "a redrive goes on though its letters die of the same cause again",
    ),
    Plant(
        "parked_not_recalled",
        REPORT,
        "_NOT_BEGUN = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)",
        "_NOT_BEGUN = (HeadStatus.QUEUED, HeadStatus.WAITING)",
        "a halted redrive leaves its parked jobs under way",
    ),
    Plant(
        "on_hold_sent",
        PLAN,
        '("on_hold", letter.signature in known.on_hold,',
        '("on_hold", False,',
        "letters of a group that is on hold are sent",
    ),
    Plant(
        "abort_unheard",
        SEND,
        "        return self._aborted\n",
        "        return False\n",
        "a sender goes on after an abort",
    ),
    Plant(
        "no_pace",
        SEND,
        "due = began_at + timedelta(seconds=self._paced / self.part.rate)",
        "due = began_at",
        "a redrive is sent in a burst, whatever rate was asked for",
    ),
    Plant(
        "halted_and_asked_again",
        RECOVERER,
        "_REFUSED = (RedriveStatus.NOT_APPROVED, RedriveStatus.HALTED)",
        "_REFUSED = (RedriveStatus.NOT_APPROVED,)",
        "the sweep starts a redrive again and again that was halted",
    ),
)

# Tenants that a lane bounds.
TENANTS = (
    Plant(
        "place_held_twice",
        PLACES,
        "OR {e[name]} <= {e(iso(asked.now))}",
        "OR {e[name]} <> {e(iso(asked.now))}",
        "more jobs of a tenant run at once than its lane allows",
    ),
    Plant(
        "place_for_first_tries",
        "lambdas/core/worker/attempt.py",
        "if most is None or _parks(",
        "if most is None or message.ticket is not None or _parks(",
        "retries and replays run beside the tenant's limit",
    ),
    Plant(
        "place_ends_early",
        "lambdas/core/worker/contested.py",
        "now=claim.now,\n            until=claim.lease_until,\n        )\n    )\n    if",
        "now=claim.now,\n            until=claim.now,\n        )\n    )\n    if",
        "a place is free again while its run still runs",
    ),
)

# Counters, approvals and rows of an index.
BOOKS = (
    Plant(
        "causes_of_all_tenants_in_one",
        "lambdas/adapters/dynamo/keys.py",
        'f"{of.tenant_id}#{of.signature or UNSIGNED}"',
        'f"#{of.signature or UNSIGNED}"',
        "what waits of a tenant's own causes is counted for all tenants together",
    ),
    Plant(
        "asked_and_approved",
        "lambdas/core/redrive/approval.py",
        "(_names(redrive.request.operator, redrive.started_by) | signed.started_as)",
        "signed.started_as",
        "whoever asked for a redrive approves it too",
    ),
    Plant(
        "scheduled_and_unlisted",
        "lambdas/adapters/dynamo/keys.py",
        "letter.status is LetterStatus.SCHEDULED and letter.next_retry_at",
        "letter.status is LetterStatus.HELD and letter.next_retry_at",
        "a letter that is to be replayed is in no list where the sweep finds it",
    ),
)

MORE = (*LEDGER, *BREAKERS, *REDRIVES, *TENANTS, *BOOKS)
