// Causes of death: one row for each, however many letters it has.

import { h, link } from "../dom.js";
import { field, typed } from "../forms.js";
import { groupTable } from "../group_table.js";
import { groupsOf, worstFirst } from "../lanes.js";
import { empty, heading, panel } from "../parts.js";
import { hashOf } from "../routes.js";

export default {
  operators: true,
  every: 10_000,
  title: () => "Groups",

  async load({ get, query }) {
    const { lanes } = await get("lanes");
    const names = lanes.map((lane) => lane.job_type);
    if (!query.job_type) return { names, groups: await groupsOf(get, lanes), cursor: null };
    const { groups, cursor } = await get("groups", query);
    return { names, groups: worstFirst(groups), cursor };
  },

  view({ names, groups, cursor }, { query, go, hint }) {
    const options = [["", "every lane in which letters wait"], ...names.map((lane) => [lane, lane])];
    const choose = (event) => go(hashOf("/groups", typed(event.currentTarget)));
    return [
      heading("Groups"),
      h(
        "form",
        { class: "filters", onchange: choose, onsubmit: (event) => event.preventDefault() },
        field({ name: "job_type", label: "Lane", kind: "choice", options, value: query.job_type }),
      ),
      panel(groups.length ? groupTable(groups) : nothing(query, hint)),
      h(
        "p",
        { class: "actions" },
        query.cursor && link(hashOf("/groups", { ...query, cursor: "" }), "Back to the newest", { class: "button" }),
        cursor && link(hashOf("/groups", { ...query, cursor }), "Older ones", { class: "button" }),
      ),
    ];
  },
};

function nothing(query, hint) {
  if (query.job_type) return empty("Nothing ever died here. A group appears with the first letter of a cause.", hint());
  return empty("No letters wait. Choose a lane to see what it died of before.", hint());
}
