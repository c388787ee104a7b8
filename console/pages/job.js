// One job, whatever its state: how it got here, to scale, and its attempts, steps and effects.

import { part } from "../net/api.js";
import { h, link, svg } from "../ui/dom.js";
import { clock, count, span, usd, when, whenAndExact } from "../ui/format.js";
import { attemptsOf, bands, sideBySide } from "../letters/attempts.js";
import { questionList } from "../letters/questions.js";
import { key } from "../ui/drawn.js";
import { badge, card, copies, empty, facts, go, heading, table, trace } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { eventList } from "../ui/timeline.js";
import { EFFECT, JOB, LETTER } from "../ui/words.js";

const MOVING = new Set(["queued", "running", "waiting", "dying"]);
// Of a run that suspended itself. Nothing has failed, and nothing runs or is billed meanwhile.
const WAITS = {
  continues: "it goes on with its next attempt: what it does takes longer than one",
  sleep: "it sleeps on purpose, and goes on by itself",
  signal: "it waits for a signal from outside",
  answer: "it waits for a person's answer",
  jobs: "it waits for other jobs to end",
};

export default {
  every: (job) => (MOVING.has(job.status) ? 2_500 : 10_000),
  title: (job) => job.job_id,

  load({ get, args, query, me }) {
    const whose = me.operator ? { tenant_id: args.tenant_id } : {};
    return get(`jobs/${part(args.job_type)}/${part(args.job_id)}`, { ...whose, version: query.version });
  },

  view(job, context) {
    const { me } = context;
    return [
      heading(job.job_id, { above: above(job, me), after: job.letter_id && go(`#/letters/${part(job.letter_id)}`, "Its letter", { tone: "main", key: "o" }) }),
      h("p", { class: "marks", role: "status" }, marks(job)),
      job.questions.length > 0 && card("What it asks", questionList(job.questions, context)),
      card("What happened, to scale", drawn(job)),
      tried(job),
      about(job, me),
      job.effects.length > 0 && outside(job),
      card("What happened, in order", eventList(job.timeline)),
    ].filter(Boolean);
  },
};

function above(job, me) {
  return [
    "Job in ",
    me.operator ? link(hashOf("/groups", { job_type: job.job_type }), job.job_type) : job.job_type,
    me.operator && [" · ", link(`#/tenants/${part(job.tenant_id)}`, job.tenant_id)],
    ` · version ${job.version} `,
    copies(`python -m ops job ${job.job_id}`, "command"),
  ];
}

function marks(job) {
  if (job.recovered) return [badge(LETTER, "recovered"), " It died, and its letter was recovered by a redrive."];
  const waits = job.suspended_at && (WAITS[job.waits_for] ?? "it waits on purpose");
  return [badge(JOB, job.status), ` ${waits || JOB[job.status]?.[2] || ""}.`];
}

function about(job, me) {
  return card(
    "The job",
    facts([
      ["attempts", count(job.attempt)],
      ["began", job.first_claimed_at && whenAndExact(job.first_claimed_at)],
      ["parked", job.parked_at && when(job.parked_at)],
      ["waits for", job.waits.map((each) => each.name).filter(Boolean).join(", ")],
      [job.suspended_at && job.waits_for !== "sleep" ? "goes on, at the latest" : "runs again", job.due_at && when(job.due_at)],
      ["last change", job.updated_at && when(job.updated_at)],
      ["spent", `${usd(job.spend_usd)}, ${count(job.tokens)} tokens`],
      ["model", job.model],
      ["worker version", job.worker_version && h("code", {}, job.worker_version)],
      ["original job", job.root && job.root !== job.job_id && h("code", {}, job.root)],
      ["redrive", job.redrive_id && (me.operator ? link(`#/redrives/${part(job.redrive_id)}`, job.redrive_id) : "yes")],
      ["letter", job.letter_id && [link(`#/letters/${part(job.letter_id)}`, job.letter_id), " ", badge(LETTER, job.letter_status)]],
    ]),
  );
}

function tried(job) {
  return card(
    "Attempts, side by side",
    sideBySide(attemptsOf(job), job.model),
    job.detail && [h("p", { class: "words" }, job.detail.split("\n", 1)[0]), trace(job.detail, job.agent)],
  );
}

function outside(job) {
  const columns = [
    ["effect", (each) => [h("code", {}, each.action), " ", each.key], "wide"],
    ["state", (each) => badge(EFFECT, each.status)],
    ["attempt", (each) => count(each.attempt), "number"],
    ["begun", (each) => clock(each.intended_at)],
    ["confirmed", (each) => (each.committed_at ? clock(each.committed_at) : "–")],
    ["reference", (each) => each.ref || "–"],
  ];
  return card("What it did outside", table("Effects", columns, job.effects));
}

/** Durations are lengths. An effect that nobody confirmed goes on to now, in doubt. */
function drawn(job) {
  const tries = attemptsOf(job);
  const times = [
    ...tries.map((each) => each.from),
    job.first_claimed_at,
    job.updated_at,
    ...job.failures.map((each) => each.at),
    ...job.steps.map((each) => each.at),
    ...job.effects.flatMap((each) => [each.intended_at, each.committed_at]),
  ].filter(Boolean);
  if (!times.length) return empty("It has not run yet.");
  const all = times.map(Date.parse);
  const [begin, end] = [Math.min(...all), Math.max(...all, MOVING.has(job.status) ? Date.now() : 0)];
  const place = (iso) => ((Date.parse(iso) - begin) / Math.max(1, end - begin)) * 100;
  const rows = [
    ["attempts", bands(tries, place)],
    ...job.steps.map((each) => [each.name, [mark(place(each.at), "done")]]),
    ...job.effects.map((each) => [`${each.action} ${each.key}`, [effect(each, place)]]),
  ];
  return h(
    "div",
    { class: "scroll drawing", tabindex: "0", role: "group", "aria-label": "What happened, to scale" },
    h(
      "div",
      { class: "gantt" },
      rows.flatMap(([name, marks], at) => [h("span", { class: "one-line", title: name }, name), line(marks, at ? 26 : 40)]),
      h("span"),
      svg("svg", { class: "axis", "aria-hidden": "true" }, TICKS.map((share) => tick(share, begin, end))),
    ),
    h(
      "p",
      { class: "quiet" },
      `${span((end - begin) / 1000)} in all. `,
      keysOf(tries, job).map(([tone, text]) => key(tone, text)),
    ),
  );
}

/** Of what is drawn, and of nothing else. */
function keysOf(tries, { steps, effects }) {
  const ended = (text) => tries.some((each) => text === (each.done ? "done" : each.suspended ? "suspended" : "failed"));
  const was = (status) => effects.some((each) => each.status === status);
  const known = [
    ["done", "a step kept", steps.length],
    ["bad", "an attempt that failed, as long as it ran", ended("failed")],
    ["busy", "an attempt that suspended itself", ended("suspended")],
    ["good", "an attempt that is done", ended("done")],
    ["good", "an effect confirmed", was("committed")],
    ["doubt", "an effect in doubt", was("intent")],
    ["done", "an effect that did not happen", was("refuted")],
  ];
  return known.filter(([, , there]) => there);
}

function effect(each, place) {
  const from = place(each.intended_at);
  const tone = each.status === "committed" ? "good" : each.status === "intent" ? "doubt" : "done";
  const to = each.committed_at ? place(each.committed_at) : each.status === "intent" ? 100 : from;
  return svg("rect", { x: `${from}%`, y: 8, width: `${Math.max(0.6, to - from)}%`, height: 10, rx: 2, class: tone });
}

function mark(at, tone) {
  return svg("rect", { x: `${Math.min(99.3, at)}%`, y: 6, width: "0.7%", height: 14, rx: 2, class: tone });
}

function line(marks, height) {
  return svg("svg", { "aria-hidden": "true", height }, svg("line", { class: "hair", x1: "0%", x2: "100%", y1: height - 1, y2: height - 1 }), marks);
}

function apart(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

const CLOSE_MS = 20_000; // below it the ticks of a clock are hardly apart

/** As a time; of a short while, after the first, how long since it. */
function tick(share, begin, end) {
  const close = share > 0 && end - begin < CLOSE_MS;
  const text = close ? `+${apart(share * (end - begin))}` : clock(new Date(begin + share * (end - begin)).toISOString());
  return svg("text", { x: `${share * 100}%`, y: 14, "text-anchor": share === 0 ? "start" : share === 1 ? "end" : "middle" }, text);
}
