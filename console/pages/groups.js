// Causes of death: one row for each, however many letters it has.

import { h } from "../dom.js";
import { field, typed } from "../forms.js";
import { groupTable } from "../group_table.js";
import { readLane, worstFirst } from "../lanes.js";
import { empty, heading, panel } from "../parts.js";
import { hashOf } from "../routes.js";

const MOST_LANES = 12;

export default {
  operators: true,
  every: 10_000,
  title: () => "Groups",

  async load({ get, query }) {
    const { lanes } = await get("lanes");
    const chosen = query.job_type ? [query.job_type] : worst(lanes);
    const read = await Promise.all(chosen.map((jobType) => readLane(get, jobType)));
    return { lanes: lanes.map((lane) => lane.job_type), groups: worstFirst(read.flatMap((lane) => lane.groups)) };
  },

  view({ lanes, groups }, { query, go }) {
    const options = [["", "every lane"], ...lanes.map((lane) => [lane, lane])];
    const choose = (event) => go(hashOf("/groups", typed(event.currentTarget)));
    return [
      heading("Groups"),
      h(
        "form",
        { class: "filters", onchange: choose, onsubmit: (event) => event.preventDefault() },
        field({ name: "job_type", label: "Lane", kind: "choice", options, value: query.job_type }),
      ),
      panel(
        groups.length
          ? groupTable(groups)
          : empty("Nothing ever died here. A group appears with the first letter of a cause."),
      ),
    ];
  },
};

function worst(lanes) {
  return lanes
    .toSorted((a, b) => b.open_letters - a.open_letters)
    .slice(0, MOST_LANES)
    .map((lane) => lane.job_type);
}
