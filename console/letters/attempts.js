// A job's attempts out of its timeline: when each ran, what it failed of, what it cost, and what the next did differently.

import { h, svg } from "../ui/dom.js";
import { clock, count, span, usd } from "../ui/format.js";
import { badge, empty, table } from "../ui/parts.js";
import { KIND } from "../ui/words.js";

const ENDED = new Set(["attempt.failed", "attempt.lost", "attempt.suspended"]);

/** The ledger keeps sums of time and dollars: what one attempt took is the difference to the one before. */
export function attemptsOf(job) {
  const known = job.timeline.filter((event) => ENDED.has(event.what) && event.data.attempt);
  const told = known.length ? known : job.failures.map((each) => ({ at: each.at, what: "attempt.failed", why: "", data: each }));
  let before = { duration_ms: 0, spend_usd: 0 };
  let strategy = {};
  const failed = told.map(({ at, why, what, data }) => {
    const ran = "duration_ms" in data ? Math.max(0, data.duration_ms - before.duration_ms) : null;
    const spent = "spend_usd" in data ? Math.max(0, data.spend_usd - before.spend_usd) : null;
    const one = { ...data, why, to: at, from: ran === null ? at : earlier(at, ran), ran, spent, strategy, lost: what === "attempt.lost", suspended: what === "attempt.suspended" };
    before = { duration_ms: data.duration_ms ?? before.duration_ms, spend_usd: data.spend_usd ?? before.spend_usd };
    strategy = data.strategy ?? {};
    return one;
  });
  return job.status === "done" && !job.recovered && job.updated_at ? [...failed, last(job, before, strategy)] : failed;
}

function last(job, before, strategy) {
  const ran = Math.max(0, job.duration_ms - before.duration_ms);
  return { attempt: job.attempt, to: job.updated_at, from: earlier(job.updated_at, ran), ran, spent: Math.max(0, job.spend_usd - before.spend_usd), strategy, done: true };
}

function earlier(iso, ms) {
  return new Date(Date.parse(iso) - ms).toISOString();
}

const [BAND, NARROW] = [20, 14]; // where bands lie; a share of the width below which there is no room for words

/** As lengths, each with what it failed of; between them the wait, with what the next one did differently. */
export function bands(attempts, place) {
  const named = nameable(attempts.map((each) => place(each.from)));
  return attempts.flatMap((each, at) => {
    const [from, to] = [place(each.from), place(each.to)];
    const next = attempts[at + 1];
    const words = [each.attempt, each.done ? "done" : each.suspended ? "suspended" : each.code].filter(Boolean).join(" · ");
    const right = from > 100 - NARROW;
    return [
      next && svg("line", { class: "rest", x1: `${to}%`, x2: `${place(next.from)}%`, y1: BAND + 7, y2: BAND + 7 }),
      next && place(next.from) - to > NARROW && svg("text", { x: `${(to + place(next.from)) / 2}%`, y: BAND + 3, "text-anchor": "middle" }, waitOf(each, next)),
      svg("rect", { x: `${Math.min(99.3, from)}%`, y: BAND, width: `${Math.max(0.7, to - from)}%`, height: 14, rx: 2, class: each.done ? "good" : each.suspended ? "busy" : "bad" }),
      named.has(at) && svg("text", { x: `${right ? 100 : from}%`, y: 12, "text-anchor": right ? "end" : "start", class: "strong" }, words),
    ].filter(Boolean);
  });
}

/** Names that would lie on each other are not readable: the last has its name, and before it those with room for one. */
function nameable(places) {
  const kept = new Set();
  let next = Infinity;
  for (const [at, from] of [...places.entries()].reverse()) {
    const begins = Math.min(from, 100 - NARROW);
    if (next - begins < NARROW) continue;
    kept.add(at);
    next = begins;
  }
  return kept;
}

function waitOf(each, next) {
  const differently = next.strategy.model ? `then ${next.strategy.model}` : strategyOf(next.strategy);
  return [`${span(Math.max(0, Date.parse(next.from) - Date.parse(each.to)) / 1000)}`, differently].filter(Boolean).join(", ");
}

export function sideBySide(attempts, model) {
  if (!attempts.length) return empty("None has ended yet.");
  return table(
    "Attempts",
    [
      ["attempt", (each) => count(each.attempt)],
      ["error", error, "wide"],
      ["what it did differently", (each) => strategyOf(each.strategy) || "–"],
      ["model", (each) => each.strategy.model || model || "–"],
      ["ran", (each) => (each.ran === null ? "–" : span(each.ran / 1000)), "number"],
      ["spent", (each) => (each.spent === null ? "–" : usd(each.spent)), "number"],
      ["ended", (each) => clock(each.to)],
      ["then waited", (each) => waited(each, attempts), "number"],
    ],
    attempts,
  );
}

function error(each) {
  if (each.done) return "done";
  if (each.suspended) return h("div", { class: "cause" }, "suspended itself", h("div", { class: "quiet" }, each.why));
  const said = each.detail || (each.lost ? "its process was lost" : "");
  return h("div", { class: "cause" }, h("div", {}, h("code", {}, each.code ?? ""), " ", each.kind && badge(KIND, each.kind)), said && h("div", { class: "quiet" }, said));
}

function strategyOf(strategy) {
  return Object.entries(strategy)
    .filter(([name]) => name !== "model")
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${[value].flat().join(", ")}`)
    .join("; ");
}

function waited(each, attempts) {
  const next = attempts[attempts.indexOf(each) + 1];
  return next && next.ran !== null ? span(Math.max(0, Date.parse(next.from) - Date.parse(each.to)) / 1000) : "–";
}
