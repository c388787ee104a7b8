// Tenants: those with letters that wait, or whose jobs are stopped, the most letters first.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { field, typed } from "../ui/forms.js";
import { count, some } from "../ui/format.js";
import { empty, heading, panel, rowLink, table } from "../ui/parts.js";
import { hashOf } from "../routes.js";

export default {
  operators: true,
  every: 10_000,
  title: () => "Tenants",
  load: ({ get }) => get("tenants"),

  view({ tenants, known }, { go }) {
    const choose = (event) => {
      event.preventDefault();
      go(`#/tenants/${part(typed(event.currentTarget).tenant_id)}`);
    };
    return [
      heading(known ? `${some(known, "tenant")} with letters that wait, or stopped` : "Tenants"),
      h(
        "form",
        { class: "filters", onsubmit: choose },
        field({ name: "tenant_id", label: "Another tenant", required: true }),
        h("button", { type: "submit" }, "Open"),
      ),
      panel(tenants.length ? listed(tenants) : empty("No tenant has letters that wait, and none is stopped.")),
      tenants.length < known && h("p", { class: "quiet" }, `The ${count(tenants.length)} with the most letters are shown.`),
    ].filter(Boolean);
  },
};

function listed(tenants) {
  return table(
    "Tenants with letters that wait",
    [
      ["tenant", (each) => rowLink(`#/tenants/${part(each.tenant_id)}`, each.tenant_id), "wide"],
      [
        "waiting letters",
        (each) => link(hashOf("/letters", { tenant_id: each.tenant_id }), count(each.open_letters)),
        "number",
      ],
      ["held", (each) => count(each.letters_waiting.held), "number"],
      ["lanes", (each) => each.lanes.join(", ") || "–"],
      [
        "stopped in",
        (each) => each.breakers.map((lane) => [link(`#/breakers/${part(each.tenant_id)}/${part(lane)}`, lane), " "]),
      ],
    ],
    tenants,
  );
}
