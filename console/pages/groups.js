// Causes of death: one row for each, however many letters it has.

import { h, link } from "../ui/dom.js";
import { field, typed } from "../ui/forms.js";
import { groupTable } from "../letters/group_table.js";
import { count, some } from "../ui/format.js";
import { empty, heading, panel } from "../ui/parts.js";
import { hashOf } from "../routes.js";

export default {
  operators: true,
  every: 10_000,
  title: () => "Groups",

  async load({ get, query }) {
    const [{ lanes }, found] = await Promise.all([get("lanes"), get("groups", { ...query, limit: 100 })]);
    return { names: lanes.map((lane) => lane.job_type), ...found };
  },

  view({ names, groups, cursor, causes }, { query, go, hint }) {
    const options = [["", "every lane that needs you"], ...names.map((lane) => [lane, lane])];
    const choose = (event) => go(hashOf("/groups", typed(event.currentTarget)));
    return [
      heading(groups.length ? `${some(causes, "cause")}${query.job_type ? ` in ${query.job_type}` : " with letters that wait"}` : "Groups"),
      h(
        "form",
        { class: "filters", onchange: choose, onsubmit: (event) => event.preventDefault() },
        field({ name: "job_type", label: "Lane", kind: "choice", options, value: query.job_type }),
      ),
      panel(groups.length ? groupTable(groups) : nothing(query, hint)),
      h(
        "p",
        { class: "actions" },
        query.cursor && link(hashOf("/groups", { ...query, cursor: "" }), query.job_type ? "Back to the newest" : "Back to the worst", { class: "button", rel: "prev" }),
        cursor && link(hashOf("/groups", { ...query, cursor }), query.job_type ? "Older" : "The next", { class: "button", rel: "next" }),
        groups.length > 0 && groups.length < causes && h("span", { class: "quiet" }, `${count(groups.length)} of ${count(causes)} shown`),
      ),
    ];
  },
};

function nothing(query, hint) {
  if (query.job_type) return empty("No job has died in this lane, and no breaker is open. A group appears with the first letter of a cause.", hint());
  return empty("No letters are waiting, and no breaker is open. Choose a lane to see its earlier causes.", hint());
}
