// How the lanes are, and what needs a person now.

import { h, link } from "../ui/dom.js";
import { count, short, span } from "../ui/format.js";
import { groupTable } from "../letters/group_table.js";
import { groupsOf } from "../net/lanes.js";
import { card, empty, flow, heading, rowLink, table, tag, tile } from "../ui/parts.js";
import { redriveTable } from "../redrives/redrive_table.js";
import { hashOf } from "../routes.js";
import { ENDED } from "../ui/words.js";

const COUNTED = 1_000; // the API counts no further

export default {
  operators: true,
  every: 10_000,
  title: () => "Overview",

  async load({ get }) {
    const [{ lanes }, { redrives }] = await Promise.all([get("lanes"), get("redrives", { limit: 20 })]);
    const groups = await groupsOf(get, lanes);
    return { lanes, groups: groups.filter((group) => group.open_letters || group.breakers.length), redrives };
  },

  view({ lanes, groups, redrives }, { hint }) {
    const live = redrives.filter((redrive) => !ENDED.has(redrive.status));
    return [
      heading("Overview", { after: link("#/redrives/new", "Start a redrive", { class: "button main" }) }),
      tiles(lanes, live),
      card(
        "Needs your attention",
        groups.length
          ? groupTable(groups.slice(0, 6))
          : empty("No letters are waiting, and no breaker is open. Every failed job has been dealt with.", hint()),
        groups.length > 6 && link("#/groups", `All ${groups.length} groups`),
      ),
      card("Lanes", lanes.length ? laneTable(lanes) : empty("There are no lanes yet. Add one to lanes.toml.")),
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
    tile(
      letters === 1 ? "letter waits for you" : "letters wait for you",
      count(letters),
      letters ? "bad" : "good",
      "#/groups",
    ),
    tile("waiting in queues", count(sum("waiting") + sum("delayed")), ""),
    tile("running now", count(sum("in_flight")), ""),
    tile(breakers === 1 ? "open breaker" : "open breakers", count(breakers), breakers ? "bad" : "good", "#/breakers"),
    tile("parked", count(sum("parked")), sum("parked") ? "warn" : "", "#/breakers"),
    tile(
      live.length === 1 ? "redrive under way" : "redrives under way",
      count(live.length),
      live.length ? "busy" : "",
      "#/redrives",
    ),
  );
}

function laneTable(lanes) {
  return table(
    "Lanes",
    [
      ["lane", named, "title"],
      ["state", state],
      ["done and died, 3 h", flowing],
      ["waiting", waiting, "number"],
      ["running", (lane) => count(lane.in_flight), "number"],
      ["delayed", (lane) => count(lane.delayed), "number"],
      ["dying", (lane) => count(lane.dying), "number"],
      ["parked", (lane) => count(lane.parked), "number"],
      [
        "open letters",
        (lane) => link(hashOf("/letters", { job_type: lane.job_type }), count(lane.open_letters, COUNTED)),
        "number",
      ],
      ["version", (lane) => h("code", { title: lane.worker_version }, short(lane.worker_version || "–", 10))],
    ],
    lanes,
  );
}

function named(lane) {
  const name = rowLink(hashOf("/groups", { job_type: lane.job_type }), lane.job_type);
  return h("span", {}, name, lane.retired && " (retired)");
}

function flowing(lane) {
  if (!lane.flow) return h("span", { title: "CloudWatch did not answer" }, "–");
  const [done, died] = [lane.flow.done, lane.flow.died].map((each) => each.reduce((sum, one) => sum + one, 0));
  return flow(lane.flow, `${lane.job_type}: ${count(done)} jobs done and ${count(died)} letters in three hours`);
}

/** The age is CloudWatch's, a minute old: of a queue that is empty now it says nothing. */
function waiting(lane) {
  const old = lane.waiting && lane.oldest_message_s;
  return [count(lane.waiting), old ? h("div", { class: "quiet" }, `oldest ${span(lane.oldest_message_s)}`) : ""];
}

function state(lane) {
  if (lane.waiting === null) return tag("dull", "not deployed", "its queue could not be read");
  if (lane.breakers_open)
    return tag(
      "bad",
      `${lane.breakers_open} breaker${lane.breakers_open > 1 ? "s" : ""} open`,
      "some tenants' jobs are parked",
    );
  return lane.open_letters
    ? tag("warn", "letters waiting", "some jobs died; the others keep running")
    : tag("good", "flowing", "nothing is waiting for a person");
}
