"""Bugs that were written before their author had looked at what the worlds ask of the code."""

from tests.simulation.plants.plant import Plant

WORKER, SWEEP, CORE = "lambdas/core/worker", "lambdas/core/sweep", "lambdas/core"
AGENT, REDRIVE, MODEL = "lambdas/core/agent", "lambdas/core/redrive", "lambdas/core/model"
DYNAMO = "lambdas/adapters/dynamo"

FIRST_LOOK = (
    Plant(
        "put_back_at_once",
        f"{WORKER}/unrun.py",
        "delay_s=whole_delay_s(delay),",
        "delay_s=0,",
        "a message that is not due is put back without a delay",
    ),
    Plant(
        "failures_before_its_closing",
        f"{WORKER}/breaker_report.py",
        "        began_at=began_at,\n    )\n    found",
        "        began_at=now,\n    )\n    found",
        "an attempt that began before its breaker was closed counts against it",
    ),
    Plant(
        "never_closed",
        f"{WORKER}/breaker_report.py",
        "if worked.outcome in (Outcome.DONE, Outcome.SUSPENDED) or (",
        "if worked.outcome is Outcome.SUSPENDED or (",
        "a probe that did well does not close its breaker",
    ),
    Plant(
        "successes_uncounted",
        f"{WORKER}/breaker_report.py",
        "if worked.job and worked.outcome is Outcome.DONE)",
        "if worked.job and worked.outcome is Outcome.DUPLICATE)",
        "what went well is not counted, so a few failures of many jobs open a breaker",
    ),
    Plant(
        "parked_before_is_age",
        f"{MODEL}/moves.py",
        "aside_ms = head.parked_ms + (now - began)",
        "aside_ms = (now - began)",
        "a job that was parked twice is as old as if it had been parked once",
    ),
    Plant(
        "raised_for_nobody",
        f"{WORKER}/attempt.py",
        "worker = worker.raised_for(head)\n    cleared",
        "cleared",
        "a replay whose budget was raised runs with its lane's",
    ),
    Plant(
        "second_attempt_as_probe",
        f"{WORKER}/attempt.py",
        "worker.ledger.claim(claim if breaker is None else replace(claim, attempt=breaker.probe_attempt + 1))",
        "worker.ledger.claim(claim)",
        "a probe is tried a second time behind its breaker",
    ),
    Plant(
        "place_not_given_back",
        f"{DYNAMO}/places.py",
        "e.remove([_name(held.number)])",
        "e.remove([])",
        "a run that has ended keeps its place for as long as its function might have run",
    ),
    Plant(
        "index_believed",
        f"{DYNAMO}/heads.py",
        "if head.status in SWEPT and head.sweep_at and head.sweep_at <= now), limit)",
        "if head.status in SWEPT and head.sweep_at), limit)",
        "a head that is not due any more is sent again, because an index lags",
    ),
    Plant(
        "unwatched_at_once",
        f"{SWEEP}/watcher.py",
        "return breaker.closed_at is None or now >= breaker.closed_at + lane.patience",
        "return True",
        "what a worker parks just after a breaker was closed is parked for ever",
    ),
    Plant(
        "good_probe_reopens",
        f"{SWEEP}/watcher.py",
        "if head.status is HeadStatus.DONE or head.waits_for is not None:",
        "if head.waits_for is not None:",
        "a probe that is done and whose worker could not say so counts as failed",
    ),
    Plant(
        "step_results_expire",
        f"{SWEEP}/keeper.py",
        "        if each.ref:\n",
        "        if each.ref and each.effect_id:\n",
        "a large result of a step expires before its step does",
    ),
    Plant(
        "expiry_in_other_units",
        f"{DYNAMO}/heads.py",
        "whole = int(before.timestamp())  #",
        "whole = int(before.timestamp() / 1000)  #",
        "nothing that is still needed is ever kept for longer",
    ),
    Plant(
        "pending_owner_forgotten",
        f"{SWEEP}/recoverer.py",
        "return redrive.status not in ENDED and now",
        "return redrive.status in ENDED and now",
        "the sweep starts another redrive for letters that one has already",
    ),
    Plant(
        "fresh_is_not_fresh",
        f"{REDRIVE}/claim.py",
        'scope=letter.scope if request.scope == "inherit" else redrive_id,',
        "scope=letter.scope,",
        "a replay with a fresh scope shares the effects of its lineage",
    ),
    Plant(
        "deaths_of_a_version_forgotten",
        f"{REDRIVE}/claim.py",
        "unfixed_on=unfixed_after(letter),",
        "unfixed_on=letter.unfixed_on,",
        "a job is replayed on a version that it has died on",
    ),
    Plant(
        "parked_not_waited_for",
        f"{REDRIVE}/watch.py",
        "under_way = wave.waiting + wave.parked ",
        "under_way = wave.waiting ",
        "the next wave is sent while jobs of this one are parked",
    ),
    Plant(
        "settled_forgotten",
        f"{REDRIVE}/watch.py",
        "Counter(before.settled), Counter[str](), []",
        "Counter[str](), Counter[str](), []",
        "each look at a wave forgets what had settled before",
    ),
    Plant(
        "one_over_the_limit",
        f"{REDRIVE}/plan.py",
        "planner.checked(islice(keys, request.limit))",
        "planner.checked(islice(keys, request.limit + 1))",
        "a redrive sends one letter more than was asked for",
    ),
    Plant(
        "taken_while_performed",
        f"{AGENT}/effect_once.py",
        "if found.owner != self.owner and not found.in_doubt(now):",
        "if found.owner != self.owner and found.lease_until is None:",
        "an effect is performed that another attempt may be performing",
    ),
    Plant(
        "one_step_too_many",
        f"{AGENT}/supervise.py",
        "if self.steps_begun >= self.lane.max_steps:",
        "if self.steps_begun > self.lane.max_steps:",
        "a lineage begins one step more than its lane allows",
    ),
    Plant(
        "spend_not_durable",
        f"{AGENT}/remarks.py",
        "        run._save()\n        run._heed(over)",
        "        run._heed(over)",
        "what is spent outside of steps is lost in a crash",
    ),
    Plant(
        "swallowed_is_done",
        f"{AGENT}/supervise.py",
        "if run.swallowed or run.unanswered:",
        "if run.unanswered:",
        "a run that hides its error counts as done",
    ),
    Plant(
        "doubt_left_behind",
        f"{WORKER}/settle.py",
        "== ours and owner.attempt < head.attempt",
        "== ours and owner.attempt > head.attempt",
        "a job is done though nobody knows whether its effect happened",
    ),
    Plant(
        "claimed_and_listed_as_parked",
        f"{DYNAMO}/attempts.py",
        'e.remove({"due_at", "sweep_at", "due_shard", "lane_status", "tenant_status", "listed_at"} - listed.keys())',
        'e.remove({"due_at", "sweep_at", "due_shard", "lane_status"} - listed.keys())',
        "a job that runs is still listed as parked",
    ),
    Plant(
        "breaker_moved_by_two",
        f"{DYNAMO}/breakers.py",
        'return e.request(condition=e.is_as_read("version", was.version or None))',
        "return e.request()",
        "a breaker is moved by whoever comes last",
    ),
    Plant(
        "done_for_ever",
        f"{DYNAMO}/attempts.py",
        "    e.set(expiry(expires_at))\n    request",
        "    request",
        "the head of a job that is done never expires",
    ),
    Plant(
        "used_may_shrink",
        f"{DYNAMO}/attempts.py",
        'condition=" AND ".join([running, *grows])',
        "condition=running",
        "a request that comes late takes back what was used since",
    ),
    Plant(
        "done_and_still_stuck",
        f"{DYNAMO}/attempts.py",
        "if head.failures:  #",
        "if not head.failures:  #",
        "a job that is done stays among those that are stuck",
    ),
    Plant(
        "record_overwritten",
        f"{DYNAMO}/redrives.py",
        "as_read = f\"{e['version']} = {e(was.version)}\" if was.version",
        "as_read = f\"attribute_exists({e['version']})\" if was.version",
        "two executions overwrite each other's record of a redrive",
    ),
)
# What each needs is seldom there: a version that is no better and is taken back between two deaths of one lineage; a
# worker that stands still between reading a breaker and parking, while that is closed and swept; a request that arrives
# after a later one of the same process, which none here makes; a worker that dies between a good probe and its report;
# a tenant that falls ill while its letters are redriven.
UNSEEN = frozenset(
    {
        "deaths_of_a_version_forgotten",
        "unwatched_at_once",
        "used_may_shrink",
        "good_probe_reopens",
        "parked_not_waited_for",
    }
)
