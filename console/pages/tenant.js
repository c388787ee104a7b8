// How a tenant is doing: its last day, its breakers, its open letters. A tenant sees its own, an operator anyone's.

import { h, link } from "../ui/dom.js";
import { count, when } from "../ui/format.js";
import { questionList } from "../letters/questions.js";
import { letterTable } from "../letters/letter_table.js";
import { part } from "../net/api.js";
import { day, key } from "../ui/drawn.js";
import { badge, card, cardWith, empty, heading, table, tile } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { BREAKER } from "../ui/words.js";

const HOURS = 24;
const COUNTED = 1_000;

export default {
  every: 10_000,
  title: (data) => data.health.tenant_id,

  async load({ get, args, me }) {
    const tenant = me.operator ? { tenant_id: args.tenant_id ?? me.tenant_id } : {};
    const [health, { letters, cursor }, { questions }] = await Promise.all([
      get("health", { ...tenant, hours: HOURS }),
      get("dead-letters", { ...tenant, limit: 20 }),
      get("questions", me.operator ? { ...tenant, to: "tenant" } : {}),
    ]);
    return { health, letters, older: cursor !== null, questions };
  },

  view({ health, letters, older, questions }, context) {
    const { me } = context;
    const asked = me.operator ? { tenant_id: health.tenant_id } : {};
    return [
      heading(title(health, me), { above: me.operator ? link("#/tenants", "Tenants") : health.tenant_id }),
      health.breakers.length > 0 && card("Stopped in", breakers(health, me)),
      questions.length > 0 && card("What needs you", questionList(questions, context, { jobs: true })),
      me.operator && isUnknown(health, questions) && nothingKnown(health),
      tiles(health, asked),
      cardWith("The last 24 hours", [key("good", "recovered"), key("bad", "died")], health.hours.length ? hours(health) : empty("Nothing died and nothing recovered.")),
      card(
        "Letters that wait",
        letters.length ? letterTable(letters, { tenant: false, operator: me.operator }) : empty(health.breakers.length ? "None yet. Jobs that are parked have not died." : "None."),
        older && h("p", {}, link(hashOf("/letters", asked), "All of them")),
      ),
    ].filter(Boolean);
  },
};

/** A name that is mistyped has no letters either, and must not look like a tenant that is well. */
function isUnknown({ letters, recovered, breakers, last_failure_at: failed, letters_waiting: waiting }, questions) {
  return !letters && !recovered && !failed && !breakers.length && !questions.length && Object.values(waiting).every((each) => !each);
}

function nothingKnown({ tenant_id: name }) {
  return h(
    "div",
    { class: "caution" },
    h("span", {}, `Nothing of ${name} waits, and nothing died or recovered in the last 24 hours. A tenant that is well looks like this, and so does a name that is mistyped.`),
    link(hashOf("/search", { q: name }), "Search for it", { class: "button" }),
  );
}

function title({ tenant_id: name, breakers }, me) {
  const lanes = breakers.map((each) => each.job_type).join(", ");
  if (!me.operator) return lanes ? `Your jobs are stopped in ${lanes}` : "How your jobs are doing";
  return lanes ? `${name} is stopped in ${lanes}` : name;
}

function tiles(health, asked) {
  const waiting = Object.values(health.letters_waiting).reduce((all, one) => all + one, 0);
  return h(
    "div",
    { class: "tiles" },
    tile(waiting === 1 ? "letter waits" : "letters wait", count(waiting), waiting ? "bad" : "", hashOf("/letters", asked)),
    tile("died in 24 hours", count(health.letters), health.letters ? "bad" : ""),
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
  return day(slots("letters"), slots("recovered"), `24 hours: ${health.letters} died, ${health.recovered} recovered`);
}

function breakers({ breakers: known, tenant_id: tenant }, me) {
  const lane = (each) => (me.operator ? link(`#/breakers/${part(tenant)}/${part(each.job_type)}`, each.job_type, { "data-row": true }) : each.job_type);
  return table(
    "Breakers",
    [
      ["lane", lane, "title"],
      ["state", (each) => badge(BREAKER, each.state)],
      ["cause", (each) => h("code", {}, each.code)],
      ["parked", (each) => count(each.parked, COUNTED), "number"],
      ["opened", (each) => when(each.opened_at)],
    ],
    known,
  );
}
