// How a tenant is doing: its last day, its breakers, its open letters. A tenant sees its own, an operator anyone's.

import { h, link } from "../ui/dom.js";
import { count, when } from "../ui/format.js";
import { letterTable } from "../letters/letter_table.js";
import { badge, card, empty, heading, spark, table, tile } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { BREAKER } from "../ui/words.js";

const HOURS = 24;

export default {
  every: 10_000,
  title: (data) => data.health.tenant_id,

  async load({ get, args, me }) {
    const tenant = me.operator ? { tenant_id: args.tenant_id ?? me.tenant_id } : {};
    const [health, { letters, cursor }] = await Promise.all([
      get("health", { ...tenant, hours: HOURS }),
      get("dead-letters", { ...tenant, limit: 20 }),
    ]);
    return { health, letters, older: cursor !== null };
  },

  view({ health, letters, older }, { me }) {
    const asked = me.operator ? { tenant_id: health.tenant_id } : {};
    return [
      heading(me.operator ? health.tenant_id : "How your jobs are doing", {
        above: me.operator ? "Tenant" : health.tenant_id,
      }),
      tiles(health),
      card("The last 24 hours", health.hours.length ? hours(health) : empty("Nothing died and nothing recovered.")),
      card("Breakers", health.breakers.length ? breakers(health.breakers) : empty("All closed: every job runs.")),
      card(
        "Open letters",
        letters.length ? letterTable(letters, { tenant: false }) : empty("None. Good news."),
        older && link(hashOf("/letters", asked), "All of them"),
      ),
    ];
  },
};

function tiles(health) {
  return h(
    "div",
    { class: "tiles" },
    tile("died in 24 hours", count(health.letters), health.letters ? "bad" : "good"),
    tile("of those, poison", count(health.poison), health.poison ? "bad" : ""),
    tile("recovered", count(health.recovered), health.recovered ? "good" : ""),
    tile("last failure", when(health.last_failure_at), ""),
  );
}

function hours(health) {
  const slots = (name) => {
    const values = Array(HOURS).fill(0);
    for (const hour of health.hours) {
      const back = Math.floor((Date.now() - new Date(hour.hour)) / 3_600_000);
      if (back >= 0 && back < HOURS) values[HOURS - 1 - back] = hour[name];
    }
    return values;
  };
  return h(
    "div",
    { class: "hours" },
    h("div", {}, h("p", {}, "Died"), spark(slots("letters"), `died by the hour, ${health.letters} in all`)),
    h(
      "div",
      {},
      h("p", {}, "Recovered"),
      spark(slots("recovered"), `recovered by the hour, ${health.recovered} in all`, "good"),
    ),
  );
}

function breakers(known) {
  return table(
    "Breakers",
    [
      ["lane", (each) => each.job_type],
      ["state", (each) => badge(BREAKER, each.state)],
      ["cause", (each) => h("code", {}, each.code)],
      ["parked", (each) => count(each.parked), "number"],
      ["opened", (each) => when(each.opened_at)],
    ],
    known,
  );
}
