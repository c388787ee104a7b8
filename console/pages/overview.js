// How the lanes are, and what needs a person now.

import { h, link } from "../dom.js";
import { count, short } from "../format.js";
import { groupTable } from "../group_table.js";
import { readLane, worstFirst } from "../lanes.js";
import { card, empty, heading, rowLink, spark, table, tag, tile } from "../parts.js";
import { redriveTable } from "../redrive_table.js";
import { hashOf } from "../routes.js";
import { ENDED } from "../words.js";

const MOST_LANES = 8; // whose letters are read
const COUNTED = 1_000; // the API counts no further

export default {
  operators: true,
  every: 10_000,
  title: () => "Overview",

  async load({ get }) {
    const [{ lanes }, { redrives }] = await Promise.all([get("lanes"), get("redrives", { limit: 20 })]);
    const hurt = lanes.filter((lane) => lane.open_letters).slice(0, MOST_LANES);
    const read = await Promise.all(hurt.map((lane) => readLane(get, lane.job_type)));
    const deaths = Object.fromEntries(read.map((lane) => [lane.job_type, lane.deaths]));
    return {
      lanes,
      deaths,
      groups: worstFirst(read.flatMap((lane) => lane.groups)).filter((group) => group.open),
      redrives,
    };
  },

  view({ lanes, deaths, groups, redrives }) {
    const live = redrives.filter((redrive) => !ENDED.has(redrive.status));
    return [
      heading("Overview", { after: link("#/redrives/new", "Start a redrive", { class: "button main" }) }),
      tiles(lanes, live),
      card(
        "What needs you",
        groups.length
          ? groupTable(groups.slice(0, 6))
          : empty("No letters wait. Every job that failed was dealt with."),
        groups.length > 6 && link("#/groups", `All ${groups.length} groups`),
      ),
      card("Lanes", lanes.length ? laneTable(lanes, deaths) : empty("There are no lanes: lanes.toml names them.")),
      live.length > 0 && card("Redrives under way", redriveTable(live)),
    ].filter(Boolean);
  },
};

function tiles(lanes, live) {
  const sum = (name) => lanes.reduce((total, lane) => total + (lane[name] ?? 0), 0);
  const letters = sum("open_letters");
  const breakers = sum("breakers_open");
  return h(
    "div",
    { class: "tiles" },
    tile("letters wait for a person", count(letters), letters ? "bad" : "good", "#/groups"),
    tile("jobs wait in queues", count(sum("waiting") + sum("delayed")), ""),
    tile("jobs run now", count(sum("in_flight")), ""),
    tile("breakers are open", count(breakers), breakers ? "bad" : "good", "#/breakers"),
    tile("jobs are parked", count(sum("parked")), sum("parked") ? "warn" : "", "#/breakers"),
    tile("redrives under way", count(live.length), live.length ? "busy" : "", "#/redrives"),
  );
}

function laneTable(lanes, deaths) {
  return table(
    "Lanes",
    [
      ["lane", named, "title"],
      ["state", state],
      ["waiting", (lane) => count(lane.waiting), "number"],
      ["running", (lane) => count(lane.in_flight), "number"],
      ["retry later", (lane) => count(lane.delayed), "number"],
      ["dying", (lane) => count(lane.dying), "number"],
      ["parked", (lane) => count(lane.parked), "number"],
      [
        "open letters",
        (lane) => link(hashOf("/letters", { job_type: lane.job_type }), count(lane.open_letters, COUNTED)),
        "number",
      ],
      ["died, last 24 h", (lane) => dying(lane, deaths[lane.job_type])],
      ["version", (lane) => h("code", { title: lane.worker_version }, short(lane.worker_version || "–", 10))],
    ],
    lanes,
  );
}

function named(lane) {
  const name = rowLink(hashOf("/groups", { job_type: lane.job_type }), lane.job_type);
  return h("span", {}, name, lane.retired && " (retired)");
}

function dying(lane, deaths) {
  return deaths ? spark(deaths, `${lane.job_type}: letters that wait, by the hour they died`) : "–";
}

function state(lane) {
  if (lane.waiting === null) return tag("dull", "not deployed", "its queue could not be asked");
  if (lane.breakers_open)
    return tag(
      "bad",
      `${lane.breakers_open} breaker${lane.breakers_open > 1 ? "s" : ""} open`,
      "jobs of some tenants are set aside",
    );
  return lane.open_letters
    ? tag("warn", "letters wait", "some jobs died; the others flow")
    : tag("good", "flowing", "nothing waits for a person");
}
