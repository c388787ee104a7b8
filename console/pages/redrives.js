// Redrives, newest first.

import { h, link } from "../ui/dom.js";
import { field, typed } from "../ui/forms.js";
import { empty, go, heading, panel } from "../ui/parts.js";
import { redriveTable } from "../redrives/redrive_table.js";
import { hashOf } from "../routes.js";

export default {
  operators: true,
  every: 6_000,
  title: () => "Redrives",

  async load({ get, query }) {
    const [{ lanes }, page] = await Promise.all([get("lanes"), get("redrives", { ...query, limit: 50 })]);
    return { lanes: lanes.map((lane) => lane.job_type), ...page };
  },

  view({ lanes, redrives, cursor }, { query, go: open }) {
    const options = [["", "every lane"], ...lanes.map((lane) => [lane, lane])];
    const choose = (event) => open(hashOf("/redrives", typed(event.currentTarget)));
    return [
      heading("Redrives", { after: go("#/redrives/new", "Start a redrive", { tone: "main", key: "p" }) }),
      h(
        "form",
        { class: "filters", onchange: choose, onsubmit: (event) => event.preventDefault() },
        field({ name: "job_type", label: "Lane", kind: "choice", options, value: query.job_type }),
      ),
      panel(redrives.length ? redriveTable(redrives) : empty(query.job_type ? `Nobody has redriven anything in ${query.job_type} yet.` : "There are no redrives yet.")),
      h(
        "p",
        { class: "actions" },
        query.cursor && link(hashOf("/redrives", { ...query, cursor: "" }), "Back to the newest", { class: "button", rel: "prev" }),
        cursor && link(hashOf("/redrives", { ...query, cursor }), "Older", { class: "button", rel: "next" }),
      ),
    ];
  },
};
