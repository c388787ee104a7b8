// What happened, in order: what, when, who, why, and the facts that go with it.

import { h } from "./dom.js";
import { clock, usd, when } from "./format.js";
import { empty } from "./parts.js";

const TONES = {
  failed: "bad",
  opened: "bad",
  reopened: "bad",
  closed: "good",
  suspended: "busy",
  lost: "bad",
  created: "bad",
  condemned: "bad",
  halted: "bad",
  stuck: "warn",
  held: "warn",
  recovered: "good",
  resumed: "busy",
  replayed: "busy",
  released: "busy",
  settled: "good",
  committed: "good",
  approved: "good",
};
const HIDDEN = new Set(["letter_id", "event_id", "operator", "claimed", "detail", "duration_ms"]); // said elsewhere

/** A letter's own events, and among them when its effects were begun and when they were known to have happened. */
export function timeline({ timeline: events, effects = [] }) {
  const told = (each, at, what) => at && { at, what, who: "", why: `${each.action} ${each.key}`, data: {} };
  const done = effects.flatMap((each) => [
    told(each, each.intended_at, "effect.begun"),
    told(each, each.committed_at, "effect.committed"),
  ]);
  return eventList([...events, ...done.filter(Boolean)].toSorted((a, b) => a.at.localeCompare(b.at)));
}

export function eventList(events) {
  if (!events.length) return empty("Nothing was recorded.");
  return h(
    "ol",
    { class: "timeline" },
    events.map((event) =>
      h(
        "li",
        { class: tone(event) },
        h(
          "div",
          { class: "what" },
          h("strong", {}, said(event.what)),
          " ",
          h("span", { class: "quiet" }, clock(event.at), " · ", when(event.at), who(event)),
        ),
        event.why && h("p", { class: "words" }, whyOf(event)),
        facts(event.data),
      ),
    ),
  );
}

/** A wave's verdict is the machine's word; its sentence says the rest. */
function whyOf({ what, why }) {
  return what === "redrive.judged" ? why.replace(/^(next|done|wait): /, "").replace(/^halt: /, "halts: ") : why;
}

/** How a redrive was judged, and how it ended, is in its words. */
function tone({ what, why, data }) {
  const word = what.split(".").at(-1);
  if (word === "judged") return data.died_again ? "bad" : "good";
  if (word === "ended") return why.startsWith("done") ? "good" : why.startsWith("planned") ? "busy" : "bad";
  return TONES[word] ?? "";
}

function said(what) {
  return what.replaceAll(".", " ").replaceAll("_", " ");
}

function who(event) {
  if (!event.who || event.who === "lazaret") return "";
  const claimed = event.data.claimed;
  return ` · ${event.who}${claimed ? ` (claims to be ${claimed})` : ""}`;
}

function facts(data) {
  const known = Object.entries(data).filter(([name, value]) => !HIDDEN.has(name) && !isNothing(value));
  if (!known.length) return null;
  return h(
    "p",
    { class: "quiet data" },
    known.map(([name, value]) => h("span", {}, `${NAMES[name] ?? name.replaceAll("_", " ")} `, h("code", {}, shown(name, value)))),
  );
}

/** In a person's words; what is not here is its own name. The ledger keeps sums, so money is what was spent so far. */
const NAMES = { number: "wave", spend_usd: "spent so far", error_type: "error", job_type: "lane", strategy: "then", steps_done: "steps kept" };

function shown(name, value) {
  if (name.endsWith("usd") && typeof value === "number") return usd(value);
  return inWords(value).slice(0, 200);
}

function inWords(value) {
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name.replaceAll("_", " ")} ${inWords(each)}`)
    .join(", ");
}

function isNothing(value) {
  return (
    value === "" || value === null || value === undefined || (typeof value === "object" && !Object.keys(value).length)
  );
}
