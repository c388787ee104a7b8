// Choose a tenant: those with waiting letters are listed.

import { part } from "../net/api.js";
import { h } from "../ui/dom.js";
import { field, typed } from "../ui/forms.js";
import { count } from "../ui/format.js";
import { waitingLetters } from "../net/lanes.js";
import { card, empty, heading, rowLink, table } from "../ui/parts.js";

export default {
  operators: true,
  every: 15_000,
  title: () => "Tenants",

  async load({ get }) {
    const letters = await waitingLetters(get, (await get("lanes")).lanes);
    return Object.entries(Object.groupBy(letters, (letter) => letter.tenant_id))
      .map(([name, own]) => ({ name, letters: own.length, causes: kinds(own, "signature"), lanes: kinds(own, "job_type") }))
      .toSorted((a, b) => b.letters - a.letters || a.name.localeCompare(b.name));
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
        h("button", { type: "submit" }, "Open"),
      ),
      card(
        "With open letters",
        tenants.length
          ? table(
              "Tenants with open letters",
              [
                ["tenant", (each) => rowLink(`#/tenants/${part(each.name)}`, each.name), "wide"],
                ["waiting letters", (each) => count(each.letters), "number"],
                ["causes", (each) => count(each.causes.length), "number"],
                ["lanes", (each) => each.lanes.join(", ")],
              ],
              tenants,
            )
          : empty("No tenant has waiting letters."),
      ),
    ];
  },
};

function kinds(letters, name) {
  return [...new Set(letters.map((letter) => letter[name]))];
}
