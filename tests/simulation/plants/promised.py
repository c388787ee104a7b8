"""Planted bugs in promises that broke once: heads, lineages, effects, breakers, and what must be found again."""

from tests.simulation.plants.plant import Plant

AGENT, WORKER, MODEL, SWEEP, DYNAMO = (
    f"lambdas/{part}" for part in ("core/agent", "core/worker", "core/model", "core/sweep", "adapters/dynamo")
)

HEADS = (
    Plant(
        "refused_and_never_ended",
        f"{WORKER}/attempt.py",
        "return job if job is not None and worker.ledger.head(job.key) is not None else None",
        "return None",
        "a job that its lane no longer takes is refused without its head, which never ends",
    ),
    Plant(
        "suspects_put_back",
        f"{WORKER}/attempt.py",
        "if suspects and (len(messages) == 1 or _time_enough(worker, shift)):",
        "if suspects and len(messages) == 1:",
        "a message on which a worker may have died runs only if no other is in its batch",
    ),
    Plant(
        "claimed_by_another",
        f"{MODEL}/moves.py",
        "return found.claim_id == claim.run_id if claim.claim_id else",
        "return bool(found.claim_id) if claim.claim_id else",
        "a claim whose answer was lost is taken for another's",
    ),
    Plant(
        "early_for_its_producer",
        f"{WORKER}/attempt.py",
        "if job.not_before is not None and claim.now < job.not_before and message.ticket is None:",
        "if False:",
        "a job runs before the time that its producer set",
    ),
    Plant(
        "vendor_unheard",
        f"{WORKER}/triage.py",
        "delay = max(ceiling * jitter, failure.retry_after or 0.0)",
        "delay = ceiling * jitter",
        "a job is tried again sooner than whoever was called wants",
    ),
    Plant(
        "put_back_as_another",
        f"{WORKER}/unrun.py",
        "bad_receives=message.receives - 1,\n            original_message_id=message.first_id,",
        "bad_receives=message.receives - 1,",
        "a message that is put back does not say which one it stands for",
    ),
    Plant(
        "sent_again_by_two",
        f"{DYNAMO}/heads.py",
        'condition=f"{as_read} AND {not_sent}"',
        "condition=as_read",
        "two sweeps that meet send the same job again",
    ),
)

LINEAGES = (
    Plant(
        "lost_attempt_forgotten",
        "lambdas/core/intake/intake.py",
        "found_dead(head, steps) if head is not None and head.status is HeadStatus.RUNNING else head",
        "head",
        "intake forgets what a lost attempt has used",
    ),
    Plant(
        "taken_over_and_forgotten",
        f"{WORKER}/contested.py",
        "found = found_dead(head, of_its_run(head, worker.ledger.steps(head.key, results=False)))",
        "found = head",
        "whoever takes an attempt over forgets what it has used",
    ),
    Plant(
        "parked_time_is_age",
        f"{MODEL}/moves.py",
        "return replace(head, parked_at=None, suspended_at=None, parked_ms=aside_ms)",
        "return replace(head, parked_at=None, suspended_at=None)",
        "the time that a job was parked counts as its age",
    ),
    Plant(
        "raised_and_unheeded",
        f"{WORKER}/settle.py",
        "return self if head.raised == NOT_RAISED else replace(self, lane=head.raised.over(self.lane))",
        "return self",
        "a replay does not have the budget that an operator has raised for it",
    ),
    Plant(
        "lineage_unwritten",
        "lambdas/core/intake/intake.py",
        "lineage=known.lineage,",
        "lineage=(),",
        "a letter does not know the letters that led to it",
    ),
)

EFFECTS = (
    Plant(
        "other_amount_unseen",
        f"{AGENT}/effect_once.py",
        "if before and now and before != now:",
        "if False:",
        "an effect that must be asked for with the same amount is given another's result",
    ),
    Plant(
        "unanswered_and_done",
        f"{AGENT}/supervise.py",
        "if run.swallowed or run.unanswered:",
        "if run.swallowed:",
        "a run that did not wait for its effect is done, and the effect in doubt",
    ),
    Plant(
        "former_doubt_forgotten",
        f"{WORKER}/settle.py",
        "if ending.failure is None and head.attempt > 1:",
        "if False:",
        "a run that returns without what a former attempt left in doubt is done",
    ),
    Plant(
        "own_doubt_forgotten",
        f"{AGENT}/effect_once.py",
        "return ours and found.effect_id not in self.touched",
        "return ours",
        "an attempt that asks again for an effect in doubt performs it again",
    ),
    Plant(
        "nth_call_is_the_first",
        f"{AGENT}/fingerprint.py",
        "return kept[nth - 1] if nth <= len(kept) else None",
        "return kept[0] if kept else None",
        "a second call with the same arguments gets the first one's result",
    ),
)

BREAKERS = (
    Plant(
        "open_since_its_last_probe",
        f"{MODEL}/breaker.py",
        "    failed = replace(\n        breaker,\n        last_failure",
        "    failed = replace(\n        breaker,\n        opened_at=at,\n        last_failure",
        "a breaker tells of its last opening, and not of its first",
    ),
    Plant(
        "another_probe_each_time",
        f"{MODEL}/breaker.py",
        "if last is None or last.kind is Kind.TRANSIENT:",
        "if True:",
        "a breaker probes another job each time, and none is ever tried a second time",
    ),
    Plant(
        "open_and_shows_nothing",
        f"{WORKER}/breaker_report.py",
        "        failure=failed_attempt(worker, job, failure, at=now),\n        began_at=began_at,",
        "        began_at=began_at,",
        "an open breaker does not show the attempt that failed",
    ),
)

KEPT = (
    Plant(
        "pending_redrive_unseen",
        f"{SWEEP}/recoverer.py",
        "elif _is_pending(owner, recoverer.clock()):",
        "elif False:",
        "the sweep asks again for letters that a pending redrive owns",
    ),
    Plant(
        "held_for_ever",
        f"{SWEEP}/keeper.py",
        "LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED)\nTHE",
        "LetterStatus.SCHEDULED, LetterStatus.ESCALATED)\nTHE",
        "held letters are never archived",
    ),
    Plant(
        "looked_at_too_late",
        f"{SWEEP}/keeper.py",
        "LOOK_AT = timedelta(days=20)",
        "LOOK_AT = timedelta(days=60)",
        "what letters still need expires before anybody extends it",
    ),
    Plant(
        "last_failure_moves_back",
        f"{DYNAMO}/counters.py",
        '        _tell(e, change.last)\n    return f"(attribute_not_exists({e[name]}) OR {e[name]} <= {e(at)})"',
        '        _tell(e, change.last)\n    return ""',
        "an earlier death that is counted later makes the last one earlier",
    ),
    Plant(
        "replayed_head_kept",
        f"{DYNAMO}/heads.py",
        "if head.replays is None or job is None or expires_at is None:",
        "if True:",
        "the head of a job whose replay is done never expires",
    ),
    Plant(
        "resolved_head_kept",
        f"{DYNAMO}/letters.py",
        "if letter.status in UNRESOLVED or expires_at is None or letter.root.startswith(NO_HEAD):",
        "if True:",
        "the head of a letter that was given up never expires",
    ),
)

PROMISED = (*HEADS, *LINEAGES, *EFFECTS, *BREAKERS, *KEPT)
