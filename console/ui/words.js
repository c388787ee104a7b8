// What the machine's words mean, one sentence each, and how loud each should look.

export const LETTER = {
  open: ["bad", "open", "nobody has acted on it yet"],
  scheduled: ["busy", "scheduled", "it will be replayed automatically"],
  held: ["warn", "held", "a person must decide"],
  escalated: ["warn", "escalated", "its tenant was notified"],
  redriving: ["busy", "redriving", "a redrive has sent it again, and it is being worked on"],
  recovered: ["good", "recovered", "its replay or resume is done"],
  superseded: ["dull", "superseded", "its replay died too; the newer letter carries on"],
  discarded: ["dull", "discarded", "given up on purpose, with a reason"],
};

export const JOB = {
  queued: ["busy", "queued", "its message is in a queue"],
  running: ["busy", "running", "an attempt is at work on it"],
  waiting: ["busy", "waiting", "an attempt failed; another will come"],
  parked: ["warn", "parked", "set aside because its tenant's breaker is open"],
  dying: ["bad", "dying", "its failure is recorded; its letter is on the way"],
  dead: ["bad", "dead", "it died, and has a letter"],
  done: ["good", "done", "an attempt succeeded"],
  cancelled: ["dull", "cancelled", "its redrive was halted, and its letter is open again"],
};

export const SAFETY = {
  safe: ["good", "safe", "nothing happened outside, or what happened will not be done twice"],
  resume_only: ["warn", "resume only", "a fresh start would do things again that were already done"],
  verify_first: ["bad", "verify first", "something outside may or may not have happened: find out, and record it below"],
  unfixed: ["warn", "not fixed", "only a fix helps; say what was fixed to continue"],
  never: ["bad", "never", "it cannot be sent again"],
};

/** Why a redrive passes a letter over: its safety, or what stands in the way. */
export const SKIPPED = {
  ...SAFETY,
  expired: ["dull", "expired", "its job is not needed any more"],
  held: ["warn", "held", "a person must decide about it first"],
  on_hold: ["warn", "on hold", "its group is on hold"],
  breaker_open: ["bad", "breaker open", "its tenant's breaker is open"],
  unknown: ["dull", "gone", "it is no longer among what waits"],
  redriving: ["busy", "redriving", "another redrive has sent it already"],
  recovered: ["good", "recovered", "it is recovered already"],
  superseded: ["dull", "superseded", "it was sent again and died again: its newer letter waits"],
  discarded: ["dull", "discarded", "it was given up on purpose"],
};

export const REDRIVE = {
  proposed: ["busy", "proposed", "a deploy may have cured this; nobody has asked for the redrive yet"],
  accepted: ["dull", "accepted", "a proposal that somebody has started, as the redrive that its reason names"],
  planning: ["busy", "planning", "its letters are being selected and judged"],
  waiting_for_approval: ["warn", "waits for approval", "a second person must approve"],
  sending: ["busy", "sending", "a wave is being sent"],
  watching: ["busy", "watching", "a wave was sent; its outcomes are awaited"],
  halted: [
    "bad",
    "halted",
    "stopped before it made things worse, or because a person asked; what had not begun is open again",
  ],
  not_approved: ["dull", "not approved", "nobody approved in time, or somebody refused; nothing was sent"],
  planned: ["good", "planned", "a dry run: nothing was sent"],
  done: ["good", "done", "every wave was sent and judged"],
  nothing_to_send: ["dull", "nothing to send", "no letter matched, or each was skipped; nothing was sent"],
  failed: ["bad", "failed", "the machine itself broke; letters that were sent continue by themselves"],
};

export const OUTCOME = {
  not_sent: ["dull", "not sent", "no wave has sent it yet, or it was skipped"],
  waiting: ["busy", "under way", "its job is queued or running"],
  suspended: ["busy", "waits", "its job waits on purpose, for a time, a signal or an answer"],
  parked: ["warn", "parked", "its job waits behind a breaker"],
  recovered: ["good", "recovered", "its job is done"],
  died_again: ["bad", "died again", "its job died; a new letter waits"],
  recalled: ["dull", "recalled", "the redrive halted before its job began; the letter is open again"],
  discarded: ["dull", "discarded", "given up on purpose"],
};

export const KIND = {
  transient: ["dull", "transient", "the same try may work later"],
  conditional: ["warn", "conditional", "another try can work only if it differs"],
  permanent: ["warn", "permanent", "no try can work until somebody changes something"],
  poison: ["bad", "poison", "trying again burns money or time and makes no progress"],
};

export const EFFECT = {
  intent: ["doubt", "in doubt", "it was about to happen when the run ended: nobody knows whether it did"],
  committed: ["good", "happened", "it will not be done again"],
  refuted: ["dull", "did not happen", "somebody checked that it did not; a replay may do it"],
};

export const BREAKER = {
  closed: ["good", "closed", "jobs run"],
  open: ["bad", "open", "jobs are parked"],
  half_open: ["warn", "half open", "one job is tried; the others stay parked"],
};

export const ACTION = {
  retry_later: "a transient failure: replay when it has passed",
  fix_and_replay: "change code, data or credentials, then replay",
  split_or_compress: "too large for every model of the lane: split or compress it",
  verify_effects: "find out what happened outside first",
  ask_tenant: "what the tenant sent cannot be processed: ask them",
  approve: "a person must approve",
  discard: "it can never be sent again, or nobody needs it any more",
};

export const FIXED = [
  ["", "nothing was fixed"],
  ["code", "the code"],
  ["data", "the data"],
  ["credentials", "the credentials"],
  ["dependency", "a system it depends on"],
  ["policy", "a policy"],
];

export const OWN_FIXED = FIXED.filter(([what]) => what !== "code"); // a tenant does not know of our code

export const PROPOSALS = new Set(["proposed", "accepted"]); // nothing of them was planned or sent

export const ENDED = new Set(["accepted", "halted", "not_approved", "planned", "done", "nothing_to_send", "failed"]);

/** An attempt has the code of what failed. Its letter has another where a second attempt proved it to be no accident. */
export const DIES_AS = { PROGRAM_ERROR: "DETERMINISTIC_CRASH", AGENT_CRASHED: "DETERMINISTIC_CRASH" };
