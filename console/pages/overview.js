// What needs a person, the most harm first; then how the lanes flow.

import { h, link } from "../ui/dom.js";
import { count, short, some, span } from "../ui/format.js";
import { card, empty, flow, heading, rowLink, table, tag } from "../ui/parts.js";
import { redriveTable } from "../redrives/redrive_table.js";
import { needs } from "../letters/needs.js";
import { night } from "../letters/night.js";
import { hashOf } from "../routes.js";
import { ENDED } from "../ui/words.js";

export default {
  operators: true,
  every: 8_000,
  title: ({ lanes }) => `${count(sum(lanes, "open_letters"))} wait · Overview`,

  async load({ get }) {
    const [{ lanes }, { groups, causes }, { breakers }, { redrives }] = await Promise.all([
      get("lanes"),
      get("groups", { limit: 12 }),
      get("breakers"),
      get("redrives", { limit: 30 }),
    ]);
    return { lanes, groups, causes, breakers: breakers.filter((each) => each.state !== "closed"), redrives };
  },

  view(data, { hint }) {
    const { lanes, redrives } = data;
    const [list, number] = needs(data);
    const live = redrives.filter((redrive) => !ENDED.has(redrive.status) && redrive.status !== "proposed");
    return [
      h(
        "div",
        { class: "night" },
        h("div", {}, heading(said(number)), summary(data)),
        night(data.groups, redrives),
      ),
      h(
        "section",
        { class: "card", "aria-label": "What needs you" },
        h("h2", {}, "What needs you ", h("span", { class: "quiet" }, "the most harm first")),
        number
          ? list
          : empty("No letters are waiting, and no breaker is open. Every failed job has been dealt with.", hint()),
      ),
      live.length > 0 && card("Redrives under way", redriveTable(live)),
      card("Lanes", lanes.length ? laneTable(lanes) : empty("There are no lanes yet. Add one to lanes.toml.")),
    ].filter(Boolean);
  },
};

function said(number) {
  if (!number) return "Nothing needs you";
  return number === 1 ? "One thing needs you" : `${count(number)} things need you`;
}

function summary({ lanes, groups, causes, breakers }) {
  const letters = sum(lanes, "open_letters");
  const parked = sum(lanes, "parked");
  const doubted = sum(lanes, "in_doubt");
  const most = groups[0]?.open_letters ?? 0;
  return h(
    "p",
    { class: "lead-in" },
    h("b", {}, count(letters)),
    letters === 1 ? " letter waits" : " letters wait",
    causes > 1 && most > 0 && `, ${count(most)} of them of one cause`,
    ". ",
    breakers.length > 0 && [h("b", {}, count(parked)), parked === 1 ? " job is parked. " : " jobs are parked. "],
    doubted > 0 && [h("b", {}, count(doubted)), " died in the middle of an effect: it may have happened, or not."],
  );
}

function sum(lanes, name) {
  return lanes.reduce((total, lane) => total + (lane[name] ?? 0), 0);
}

function laneTable(lanes) {
  return table(
    "Lanes",
    [
      ["lane", named, "title"],
      ["state", state],
      ["done above, died below, 3 h", flowing],
      ["waiting", waiting, "number"],
      ["running", (lane) => count(lane.in_flight), "number"],
      ["delayed", (lane) => count(lane.delayed), "number"],
      ["dying", (lane) => count(lane.dying), "number"],
      ["parked", (lane) => parked(lane), "number"],
      ["letters", letters, "number"],
      ["version", (lane) => h("code", { title: lane.worker_version }, short(lane.worker_version || "–", 10))],
    ],
    lanes,
  );
}

function letters(lane) {
  const { held, escalated, scheduled } = lane.letters_waiting;
  const parts = [held && `${held} held`, escalated && `${escalated} escalated`, scheduled && `${scheduled} scheduled`];
  const all = link(hashOf("/letters", { job_type: lane.job_type }), count(lane.open_letters));
  return [all, parts.some(Boolean) ? h("div", { class: "quiet" }, parts.filter(Boolean).join(", ")) : ""];
}

function parked(lane) {
  return lane.parked ? link("#/breakers", count(lane.parked)) : count(lane.parked);
}

function named(lane) {
  const name = rowLink(hashOf("/groups", { job_type: lane.job_type }), lane.job_type);
  return h("span", {}, name, lane.retired && " (retired)");
}

function flowing(lane) {
  if (!lane.flow) return h("span", { title: "CloudWatch did not answer" }, "–");
  const [done, died] = [lane.flow.done, lane.flow.died].map((each) => each.reduce((total, one) => total + one, 0));
  return flow(lane.flow, `${lane.job_type}: ${count(done)} jobs done and ${count(died)} letters in three hours`);
}

/** The age is CloudWatch's, a minute old: of a queue that is empty now it says nothing. */
function waiting(lane) {
  const old = lane.waiting && lane.oldest_message_s;
  return [count(lane.waiting), old ? h("div", { class: "quiet" }, `oldest ${span(lane.oldest_message_s)}`) : ""];
}

function state(lane) {
  if (lane.waiting === null) return tag("dull", "not deployed", "its queue could not be read");
  if (lane.breakers_open) return tag("bad", `${some(lane.breakers_open, "breaker")} open`, "some tenants' jobs are parked");
  return lane.open_letters
    ? tag("warn", "letters waiting", "some jobs died; the others keep running")
    : tag("good", "flowing", "nothing is waiting for a person");
}
