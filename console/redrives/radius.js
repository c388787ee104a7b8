// The blast radius: what a redrive would do, in numbers, before anything is sent.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, some, span, usd, when } from "../ui/format.js";
import { badge, card, facts, table, tile } from "../ui/parts.js";
import { SKIPPED } from "../ui/words.js";

const OPEN = new Set(["waiting_for_approval", "nothing_to_send"]);

/** In the open while somebody decides by it, and where it says why nothing was sent; folded once it is on its way. */
export function radius({ plan, action, status, dry_run: dry }) {
  const inside = [
    tiles(plan, action),
    details(plan),
    Object.keys(plan.skipped).length > 0 && skipped(plan),
    dry && !plan.planned && h("p", { class: "lead" }, "Nothing would be sent: every letter that matched is skipped."),
  ];
  if (dry || OPEN.has(status)) return card("Blast radius", inside);
  return h("details", { class: "card" }, h("summary", {}, "Blast radius"), inside);
}

function tiles(plan, action) {
  return h(
    "div",
    { class: "tiles" },
    tile(action === "discard" ? "letters to discard" : "letters to send again", count(plan.planned), "busy"),
    tile(plan.tenants === 1 ? "tenant" : "tenants", count(plan.tenants), ""),
    tile("effects that may happen", count(plan.effects_that_may_fire), plan.effects_that_may_fire ? "bad" : "good"),
    tile("effects that will be skipped", count(plan.effects_skipped), ""),
    tile("spent on them so far", usd(plan.spent_usd), ""),
    tile("to send and watch them", plan.seconds ? span(plan.seconds) : "–", ""),
  );
}

function details(plan) {
  const tenants = Object.entries(plan.by_tenant).map(([name, letters], at) => [
    at ? ", " : "",
    link(`#/tenants/${part(name)}`, name),
    ` ${count(letters)}`,
  ]);
  return facts([
    ["waves", plan.waves.map((letters) => count(letters)).join(" → ")],
    ["matched", plan.more ? `${count(plan.matched)}, and there are more` : count(plan.matched)],
    ["tenants", tenants.length ? tenants : ""],
    ["oldest, newest", plan.oldest && [when(plan.oldest), ", ", when(plan.newest)]],
    ["worker version", plan.worker_version && h("code", {}, plan.worker_version)],
    ["halts on alarms", plan.alarms.join(", ")],
  ]);
}

/** In words, and with the way to what is in the way. */
export function whyNothing({ skipped }) {
  const known = Object.entries(skipped);
  if (!known.length) return "No letter matched.";
  return known.map(([why, number], at) => [
    at ? "; " : "",
    `${some(number, "letter")} skipped: `,
    why === "breaker_open" ? link("#/breakers", "the breaker is open, close it first") : (SKIPPED[why]?.[2] ?? why.replaceAll("_", " ")),
  ]);
}

function skipped(plan) {
  const columns = [
    ["skipped", ([, number]) => some(number, "letter")],
    ["reason", ([why]) => (why === "breaker_open" ? link("#/breakers", "breaker open") : badge(SKIPPED, why))],
    ["example", ([why]) => plan.why_skipped[why] ?? "", "wide"],
  ];
  return table("Letters that are skipped", columns, Object.entries(plan.skipped));
}
