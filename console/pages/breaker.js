// One breaker: the error, who waits behind it, what it has tried; and closing it, with the redrive that follows.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { fixed, reason, way } from "../ui/forms.js";
import { count, exact, some, span, when, whenAndExact } from "../ui/format.js";
import { stopped } from "../ui/drawn.js";
import { badge, button, card, copies, empty, facts, heading, rowLink, table, trace } from "../ui/parts.js";
import { groupHash } from "../letters/group_table.js";
import { hashOf } from "../routes.js";
import { eventList } from "../ui/timeline.js";
import { BREAKER, DIES_AS } from "../ui/words.js";

const COUNTED = 1_000;

export default {
  operators: true,
  every: 4_000,
  title: (each) => `${each.tenant_id} in ${each.job_type}`,
  load: ({ get, args }) => get(`breakers/${part(args.tenant_id)}/${part(args.job_type)}`),

  view(each, context) {
    const open = each.state !== "closed";
    return [
      heading(open ? `${each.tenant_id} is stopped in ${each.job_type}` : `${each.tenant_id} runs in ${each.job_type}`, {
        above: [link("#/breakers", "Breakers"), " · ", link(`#/tenants/${part(each.tenant_id)}`, each.tenant_id)],
        after: open && [
          button("Close, then redrive", () => close(each, context, true), { tone: "main", key: "p" }),
          button("Close", () => close(each, context, false), { key: "c" }),
        ],
      }),
      h("p", { class: "marks", role: "status" }, badge(BREAKER, each.state), " ", h("span", { class: "quiet" }, soon(each))),
      h(
        "div",
        { class: "columns beside" },
        h("div", { class: "stack" }, failure(each), parked(each)),
        h("div", { class: "stack" }, about(each), card("What it has done", eventList(each.history.toReversed()))),
      ),
    ];
  },
};

/** What happens if nobody does anything. */
function soon(each) {
  if (each.state === "closed") return each.parked ? "Its parked jobs are being released, oldest first." : "Jobs run.";
  if (each.probe) return "One parked job is being tried now; if it succeeds, all run again.";
  const left = (Date.parse(each.cools_until) - Date.now()) / 1000;
  const after = "If it succeeds, all run again; if not, the wait doubles.";
  if (!each.parked) return `No job is parked. ${left > 1 ? `The first that arrives in ${span(left)} or later` : "The next that arrives"} is tried. ${after}`;
  return `One parked job is tried ${left > 1 ? `in ${span(left)}` : "with the next sweep, within a minute"}. ${after}`;
}

function failure(each) {
  const last = each.last_failure;
  if (!last) return card("What failed last", empty("It is forgotten once the breaker closes."));
  return card(
    "What failed last",
    h("p", { class: "lead" }, last.detail.split("\n", 1)[0]),
    facts([
      ["code", [h("code", {}, last.code), died(last.code)]],
      ["cause", link(groupHash({ ...last, job_type: each.job_type }), "the group of it")],
      ["job", link(jobHash(each, last.job_id, last.version), last.job_id)],
      ["when", whenAndExact(last.at)],
      ["worker version", h("code", {}, last.worker_version)],
    ]),
    trace(last.detail),
    copies(last.detail, "error"),
  );
}

/** Who looks for the letters of it looks for the code that they have. */
function died(code) {
  const as = DIES_AS[code];
  return as && h("span", { class: "quiet" }, " of the attempt; a job that fails so again dies as ", h("code", {}, as));
}

function about(each) {
  const own = Object.entries(each.limits).filter(([, value]) => value !== null);
  return card(
    "The breaker",
    each.opened_at && each.state !== "closed" && since(each),
    facts([
      ["opened", each.opened_at && whenAndExact(each.opened_at)],
      ["because of", each.code && h("code", {}, each.code)],
      ["parked", count(each.parked, COUNTED)],
      ["tries that failed", each.opened_at && count(each.probes_failed)],
      ["next try", each.cools_until && each.state !== "closed" && (isDue(each) ? "due now" : whenAndExact(each.cools_until))],
      ["being tried", each.probe && link(jobHash(each, each.probe, 1), each.probe)],
      ["limits of this tenant", own.length ? own.map(limit).join(", ") : "the lane's own"],
      ["closed", each.closed_at && [when(each.closed_at), ` by ${each.closed_by}: ${each.closed_why}`]],
    ]),
  );
}

const isDue = ({ cools_until: next }) => Date.parse(next) <= Date.now();

const LIMITS = {
  failures: (value) => some(value, "failure"),
  share: (value) => `${Math.round(value * 100)} % of its attempts`,
  transient_share: (value) => `${Math.round(value * 100)} % of them transient`,
  window_s: (value) => `within ${span(value)}`,
  cool_down_s: (value) => `first try after ${span(value)}`,
};

function limit([name, value]) {
  return LIMITS[name]?.(value) ?? `${name.replaceAll("_", " ")} ${value}`;
}

/** From the opening to the next try, with the tries that failed: to scale. */
function since(each) {
  const tries = each.history.filter((event) => event.what === "breaker.reopened" && event.at > each.opened_at).map((event) => event.at);
  return stopped({ ...each, tries }, `open since ${exact(each.opened_at)}; ${tries.length === 1 ? "one try" : `${tries.length} tries`} failed`);
}

const FIRST = 10; // shown at once

function parked(each) {
  const columns = [
    ["job", (job) => rowLink(jobHash(each, job.job_id, job.version), job.job_id), "wide"],
    ["attempts so far", (job) => count(job.attempt), "number"],
    ["last failure", (job) => (job.code ? h("code", {}, job.code) : h("span", { class: "quiet" }, "has not run yet"))],
    ["parked", (job) => when(job.parked_at)],
  ];
  const rest = each.jobs.slice(FIRST);
  return card(
    `${count(each.parked, COUNTED)} parked`,
    each.jobs.length ? table("Parked jobs", columns, each.jobs.slice(0, FIRST)) : empty("No job is parked behind it."),
    rest.length > 0 && h("details", {}, h("summary", {}, `${rest.length} more`), table("More parked jobs", columns, rest)),
    each.parked > each.jobs.length && h("p", { class: "quiet" }, `The ${each.jobs.length} oldest are shown.`),
  );
}

export function jobHash(each, id, version) {
  return hashOf(`/jobs/${part(each.tenant_id)}/${part(each.job_type)}/${part(id)}`, { version: version > 1 ? version : "" });
}

export function close(each, { api, refresh, toast, go }, redrive) {
  const parked = some(each.parked, "parked job");
  ask({
    title: `Close the breaker of ${each.tenant_id} in ${each.job_type}?`,
    about: `${parked} will be released, oldest first. If the cause is still there, it opens again.${redrive ? " Then you see what a redrive of this tenant's letters would do; nothing of it is sent yet." : ""}`,
    fields: [reason("Why it is safe now"), redrive && way(), redrive && fixed()],
    confirm: redrive ? "Close it, and show the blast radius" : "Close it",
    run: async (typed) => {
      const told = await api.post(`breakers/${part(each.tenant_id)}/${part(each.job_type)}/close`, { reason: typed.reason });
      return { ...told, next: redrive && (await nextStep(each, typed, api)) };
    },
    then: (told) => {
      toast(`Closed. Releasing ${some(told.parked, "parked job")}.`);
      if (redrive) go(told.next);
      else refresh();
    },
  });
}

/** Several tenants that one cause has stopped. One that cannot be closed does not keep the others. */
export function closeAll(all, { api, refresh, toast }) {
  ask({
    title: all.length > 1 ? `Close the breakers of ${all.length} tenants?` : `Close the breaker of ${all[0].tenant_id}?`,
    about: "Their parked jobs will be released, oldest first. If the cause is still there, they open again.",
    fields: [reason("Why it is safe now")],
    confirm: all.length > 1 ? "Close them" : "Close it",
    run: async ({ reason: why }) => {
      const told = await Promise.allSettled(all.map((each) => api.post(`breakers/${part(each.tenant_id)}/${part(each.job_type)}/close`, { reason: why })));
      const refused = told.find((each) => each.status === "rejected");
      if (refused && all.length === 1) throw refused.reason;
      return { closed: told.filter((each) => each.status === "fulfilled").length };
    },
    then: ({ closed }) => {
      toast(`Closed ${closed} of ${all.length}. Their jobs are being released.`);
      refresh();
    },
  });
}

/** A dry run of this tenant's letters in the lane: those that died behind the breaker. Closed it is by now, so if the dry run is refused, its form says why. */
async function nextStep(each, { action, reason, fixed }, api) {
  const filter = { tenant_id: each.tenant_id };
  try {
    const asked = { action, job_type: each.job_type, filter, reason, ...(fixed ? { fixed } : {}), dry_run: true };
    const begun = await api.post("redrives", asked, crypto.randomUUID());
    return `#/redrives/${part(begun.redrive_id)}`;
  } catch {
    return hashOf("/redrives/new", { action, job_type: each.job_type, ...filter, reason, fixed });
  }
}
