// Which tenant? Those whose letters wait are offered.

import { part } from "../api.js";
import { h } from "../dom.js";
import { field, typed } from "../forms.js";
import { count } from "../format.js";
import { readLane } from "../lanes.js";
import { card, empty, heading, rowLink, table } from "../parts.js";

const MOST_LANES = 12;

export default {
  operators: true,
  every: 15_000,
  title: () => "Tenants",

  async load({ get }) {
    const { lanes } = await get("lanes");
    const hurt = lanes.filter((lane) => lane.open_letters).slice(0, MOST_LANES);
    const read = await Promise.all(hurt.map((lane) => readLane(get, lane.job_type)));
    const groups = read.flatMap((lane) => lane.groups);
    const names = [...new Set(groups.flatMap((group) => group.tenants))].toSorted();
    return names.map((name) => {
      const own = groups.filter((group) => group.tenants.includes(name));
      return { name, causes: own.length, lanes: [...new Set(own.map((group) => group.job_type))] };
    });
  },

  view(tenants, { go }) {
    const choose = (event) => {
      event.preventDefault();
      go(`#/tenants/${part(typed(event.currentTarget).tenant_id)}`);
    };
    return [
      heading("Tenants"),
      h(
        "form",
        { class: "filters", onsubmit: choose },
        field({ name: "tenant_id", label: "Tenant", required: true }),
        h("button", { type: "submit" }, "Look"),
      ),
      card(
        "With open letters",
        tenants.length
          ? table(
              "Tenants with open letters",
              [
                ["tenant", (each) => rowLink(`#/tenants/${part(each.name)}`, each.name), "wide"],
                ["causes", (each) => count(each.causes), "number"],
                ["lanes", (each) => each.lanes.join(", ")],
              ],
              tenants,
            )
          : empty("No tenant's letters wait."),
      ),
    ];
  },
};
