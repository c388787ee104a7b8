// A page of letters. Its address has the filters and where in the list it is.

import { h, link } from "../ui/dom.js";
import { field, typed } from "../ui/forms.js";
import { letterTable } from "../letters/letter_table.js";
import { empty, heading, panel } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { KIND, LETTER } from "../ui/words.js";

export default {
  every: 10_000,
  title: () => "Letters",

  async load({ get, query, me }) {
    const lanes = me.operator ? (await get("lanes")).lanes.map((lane) => lane.job_type) : [];
    const asked = { status: "open", ...query, limit: 50 };
    if (me.operator && !asked.job_type && !asked.tenant_id) return { lanes, letters: null };
    return { lanes, ...(await get("dead-letters", asked)) };
  },

  view({ lanes, letters, cursor }, { query, me, go }) {
    return [
      heading(me.operator ? "Letters" : "Your dead letters"),
      filters(lanes, query, me, go),
      panel(listed(letters, query, me, cursor)),
      h(
        "p",
        { class: "actions" },
        query.cursor && link(hashOf("/letters", { ...query, cursor: "" }), "Back to the newest", { class: "button" }),
        cursor && link(hashOf("/letters", { ...query, cursor }), "Older", { class: "button" }),
      ),
    ];
  },
};

function listed(letters, query, me, cursor) {
  if (letters === null) return empty("Choose a lane or enter a tenant to list letters.");
  if (letters.length) return letterTable(letters, { tenant: me.operator });
  if (cursor) return empty("None on this page; there may be more further on.");
  return empty(
    query.status && query.status !== "open" ? "No letters match." : "No letters are waiting here. Good news.",
  );
}

function filters(lanes, query, me, go) {
  const words = (table, all) => [
    ...(all ? [["", all]] : []),
    ...Object.entries(table).map(([word, [, text]]) => [word, text]),
  ];
  const choose = (event) => {
    event.preventDefault();
    go(hashOf("/letters", typed(event.currentTarget)));
  };
  return h(
    "form",
    { class: "filters", onchange: choose, onsubmit: choose },
    field({ name: "status", label: "Status", kind: "choice", options: words(LETTER), value: query.status ?? "open" }),
    me.operator
      ? field({
          name: "job_type",
          label: "Lane",
          kind: "choice",
          options: [["", "any"], ...lanes.map((lane) => [lane, lane])],
          value: query.job_type,
        })
      : field({ name: "job_type", label: "Lane", value: query.job_type ?? "", pattern: "[a-z][a-z0-9\\-]*" }),
    me.operator && field({ name: "tenant_id", label: "Tenant", value: query.tenant_id ?? "" }),
    field({ name: "kind", label: "Kind", kind: "choice", options: words(KIND, "any"), value: query.kind }),
    field({ name: "code", label: "Code", value: query.code ?? "" }),
    query.signature && field({ name: "signature", label: "Signature", value: query.signature }),
  );
}
