// What needs a person, the most harm first; then how the lanes flow.

import { h, link } from "../ui/dom.js";
import { bar, day, key, total, trend } from "../ui/drawn.js";
import { count, hourOf, short, some, span, usd } from "../ui/format.js";
import { card, cardWith, empty, heading, rowLink, table, tag } from "../ui/parts.js";
import { redriveTable } from "../redrives/redrive_table.js";
import { needs } from "../letters/needs.js";
import { hashOf } from "../routes.js";
import { ENDED } from "../ui/words.js";

export default {
  operators: true,
  every: 8_000,
  title: ({ lanes }) => `${count(sum(lanes, "open_letters"))} wait · Overview`,

  async load({ get }) {
    const [{ lanes }, { groups, causes }, { breakers, more }, open, { redrives: newest }, { questions, more: moreAsked }] = await Promise.all([
      get("lanes"),
      get("groups", { limit: 100 }),
      get("breakers"),
      get("redrives", { live: "true", limit: 100 }),
      get("redrives", { limit: 30 }),
      get("questions"),
    ]);
    // One that waits for an answer must not vanish behind thirty newer ones; one that halted is among the newest.
    const redrives = [...open.redrives, ...newest.filter((each) => ENDED.has(each.status))];
    const bounds = { breakers: more, redrives: open.cursor !== null, questions: moreAsked };
    return { lanes, groups, causes, breakers: breakers.filter((each) => each.state !== "closed"), redrives, questions, more: bounds };
  },

  view(data, { hint }) {
    const { lanes, groups, causes, redrives } = data;
    const [list, number] = needs(data);
    const live = redrives.filter((redrive) => !ENDED.has(redrive.status) && redrive.status !== "proposed");
    return [
      h(
        "div",
        { class: "night" },
        h("div", {}, heading(said(number)), summary(data), key("good", "recovered"), key("bad", `died, of ${causes > groups.length ? `the ${count(groups.length)} largest ` : ""}causes that wait`)),
        lastDay(groups),
      ),
      cardWith(
        "What needs you",
        "the most harm first",
        number
          ? list
          : empty("No letters are waiting, and no breaker is open. Every failed job has been dealt with.", hint()),
      ),
      live.length > 0 && card("Redrives under way", redriveTable(live)),
      cardWith("Lanes", "three hours: done above, died below", lanes.length ? laneTable(lanes) : empty("There are no lanes yet. Add one to lanes.toml.")),
    ].filter(Boolean);
  },
};

const WORDS = ["Nothing needs", "One thing needs", "Two things need", "Three things need", "Four things need", "Five things need", "Six things need", "Seven things need", "Eight things need", "Nine things need"];

function said(number) {
  return `${WORDS[number] ?? `${count(number)} things need`} you`;
}

const NAMED = 3; // causes in the picture
const WORTH = 0.2; // of the worst hour: what is smaller has no name in it

/** Of the causes that wait, by the hour: counters, so exact. The largest are named where they began. */
function lastDay(groups) {
  const sums = (name) => Array.from({ length: 24 }, (_, at) => total(groups.map((group) => group[name][at])));
  const [died, recovered] = [sums("deaths"), sums("recoveries")];
  const label = `24 hours: ${count(total(died))} died of causes that wait, ${count(total(recovered))} of them recovered`;
  const peaks = groups.map((group) => [Math.max(...group.deaths), group]).filter(([peak]) => peak > 0 && peak >= WORTH * Math.max(...died));
  const began = peaks.toSorted(([a], [b]) => b - a).slice(0, NAMED).map(([peak, { deaths, summary, code }]) => [deaths.findIndex((each) => each >= peak / 2), summary || code]);
  const once = began.filter(([hour], at) => began.findIndex(([other]) => other === hour) === at);
  const names = once.toSorted(([a], [b]) => a - b).map(([hour, text]) => [hour, `${hourOf(23 - hour)} ${text}`]);
  return day(died, recovered, label, names);
}

function summary({ lanes, groups, breakers }) {
  const letters = sum(lanes, "open_letters");
  const parked = sum(lanes, "parked");
  const doubted = sum(lanes, "in_doubt");
  const most = groups[0]?.open_letters ?? 0;
  return h(
    "p",
    { class: "lead-in" },
    h("b", {}, count(letters)),
    letters === 1 ? " letter waits" : " letters wait",
    letters > 1 && most > 0 && (most === letters ? ", all of one cause" : `, ${count(most)} of them of one cause`),
    ". ",
    breakers.length > 0 && [h("b", {}, count(parked), lanes.some((lane) => lane.parked_more) && "+"), parked === 1 ? " job is parked. " : " jobs are parked. "],
    doubted > 0 && [h("b", {}, count(doubted)), " died in the middle of an effect: it may have happened, or not."],
  );
}

function sum(lanes, name) {
  return lanes.reduce((total, lane) => total + (lane[name] ?? 0), 0);
}

function laneTable(lanes) {
  const dearest = Math.max(...lanes.map((lane) => total(lane.flow?.spent ?? [])));
  return table(
    "Lanes",
    [
      ["lane", named, "title"],
      ["flow", (lane) => h("div", { class: "trend" }, flowing(lane))],
      ["queue age", age, "number"],
      ["waiting", waiting, "number"],
      ["running", (lane) => count(lane.in_flight), "number"],
      ["parked", (lane) => parked(lane), "number"],
      ["letters", letters, "number"],
      ["spent on retries", (lane) => spent(lane, dearest), "number"],
      ["version", (lane) => h("code", { title: lane.worker_version }, short(lane.worker_version || "–", 10))],
    ],
    lanes,
  );
}

/** By second and later attempts, and by replays: what trouble costs. The bar is a share of the dearest lane. */
function spent(lane, dearest) {
  const sum = total(lane.flow?.spent ?? []);
  if (!sum) return h("span", { class: "quiet" }, "–");
  return h("span", { class: "spent" }, usd(sum), bar([[sum, "bad"]], dearest, `${usd(sum)} on retries and replays in three hours`, "share"));
}

function letters(lane) {
  const { held, escalated, scheduled } = lane.letters_waiting;
  const parts = [held && `${held} held`, escalated && `${escalated} escalated`, scheduled && `${scheduled} scheduled`];
  const all = link(hashOf("/letters", { job_type: lane.job_type }), count(lane.open_letters));
  return [all, parts.some(Boolean) ? h("div", { class: "quiet" }, parts.filter(Boolean).join(", ")) : ""];
}

function parked(lane) {
  return lane.parked ? link("#/breakers", `${count(lane.parked)}${lane.parked_more ? "+" : ""}`) : count(lane.parked);
}

function named(lane) {
  const name = rowLink(hashOf("/groups", { job_type: lane.job_type }), lane.job_type);
  return h("span", {}, name, lane.retired && h("span", { class: "quiet" }, " retired"), " ", state(lane));
}

function flowing(lane) {
  if (!lane.flow) return h("span", { title: "CloudWatch did not answer" }, "–");
  const [done, died] = [lane.flow.done, lane.flow.died].map((each) => each.reduce((total, one) => total + one, 0));
  return trend(lane.flow.died, lane.flow.done, `${lane.job_type}: ${count(done)} jobs done and ${count(died)} letters in three hours`, "done");
}

/** CloudWatch's, a minute old: of a queue that is empty now it says nothing. */
function age(lane) {
  if (!lane.waiting || !lane.oldest_message_s) return h("span", { class: "quiet" }, quietFor(lane));
  return h("span", { class: lane.oldest_message_s > OLD_S ? "warn" : "" }, span(lane.oldest_message_s));
}

const OLD_S = 300;
const LONG_PERIODS = 6;

/** Nothing waits, but jobs came before: perhaps whoever sends them has stopped. */
function quietFor({ flow }) {
  const last = flow ? flow.done.findLastIndex(Boolean) : -1;
  const since = flow ? flow.done.length - 1 - last : 0;
  return last < 0 || since < LONG_PERIODS ? "–" : `silent ${span(since * flow.period_s)}`;
}

/** Nothing that waits is hidden: messages that wait for their time, or for intake. */
function waiting(lane) {
  const more = [lane.delayed && `${count(lane.delayed)} delayed`, lane.dying && `${count(lane.dying)} dying`].filter(Boolean);
  return [count(lane.waiting), more.length > 0 && h("div", { class: "quiet" }, more.join(", "))];
}

function state(lane) {
  if (lane.waiting === null) return tag("dull", "not deployed", "its queue could not be read");
  return lane.breakers_open > 0 && tag("bad", `${some(lane.breakers_open, "breaker")} open`, "some tenants' jobs are parked");
}
