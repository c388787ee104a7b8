// The first step of a redrive: which letters, what to do with them, and what is different this time. It sends nothing.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { WAYS, field, reason, trouble, typed } from "../ui/forms.js";
import { some } from "../ui/format.js";
import { groupHash } from "../letters/group_table.js";
import { badge, heading, sentence } from "../ui/parts.js";
import { fine } from "../redrives/redrive_fine.js";
import { asked, filledIn, idsAgain } from "../redrives/redrive_request.js";
import { hashOf } from "../routes.js";
import { steps } from "../redrives/steps.js";
import { FIXED, KIND } from "../ui/words.js";

const ACTIONS = [...WAYS, ["discard", "Discard: give them up"]];
const LIMIT = 200; // letters of a redrive, unless asked otherwise
const UNCURED = new Set(["permanent", "poison"]);

export default {
  operators: true,
  title: () => "Start a redrive",

  /** Of a form that is filled in again, with the redrive that knows how it was. */
  async load({ get, query: { again, ...given } }) {
    const [{ lanes }, before] = await Promise.all([get("lanes"), again ? get(`redrives/${part(again)}`) : null]);
    const [query, ids] = before ? [{ ...filledIn(before.request), ...given }, await idsAgain(before, get)] : [given, []];
    const wanted = query.signature && query.job_type;
    const group = wanted ? await get(`groups/${part(query.signature)}`, { job_type: query.job_type }) : null;
    return { lanes, group, query, ids, chosen: Boolean(before?.request.filter.letter_ids?.length) };
  },

  view({ lanes, group, query, ids, chosen }, context) {
    const lane = lanes.find((each) => each.job_type === query.job_type) ?? lanes[0];
    const said = h("div", {});
    const warned = h("div", { role: "status" });
    const submit = h("button", { type: "submit", class: "main", disabled: chosen && !ids.length }, "Show the blast radius");
    const form = h(
      "form",
      { class: "card guided", onsubmit: (event) => begin(event, { said, submit, ids, ...context }) },
      chosen ? these(ids, query) : which(lanes, query, group),
      what(lane, query),
      warned,
      h("fieldset", {}, reason("Why", query.reason)),
      fine(query),
      said,
      h("div", { class: "actions end" }, h("span", { class: "quiet" }, "This is a dry run: nothing is sent."), submit),
    );
    const look = () => warned.replaceChildren(...warning(typed(form), group));
    form.addEventListener("input", look);
    form.elements.job_type.addEventListener("change", () => context.go(inLane(typed(form))));
    look();
    return [heading("Start a redrive", { above: group && about(group) }), steps(0), form];
  },
};

/** Another lane has other agents, and other groups. */
function inLane(given) {
  return hashOf("/redrives/new", { ...given, agent: "", signature: "", patch: "" });
}

function about(group) {
  return ["for the group ", link(groupHash(group), group.summary || group.code)];
}

/** Letters that somebody chose one by one: a filter would take others too. */
function these(ids, query) {
  const lane = h("input", { type: "hidden", name: "job_type", value: query.job_type });
  const told = ids.length
    ? `${some(ids.length, "letter")} in ${query.job_type}, chosen one by one. `
    : "None of the letters that were chosen waits any more. ";
  return h("fieldset", {}, h("legend", {}, "Which letters"), h("p", { class: "whole" }, lane, told, link("#/redrives/new", "Choose by a filter instead")));
}

/** Of a group that was chosen already, only what it is; its fields are there to be changed. */
function which(lanes, query, group) {
  const kinds = [["", "any"], ...Object.entries(KIND).map(([word, [, text]]) => [word, text])];
  const fields = [
    field({
      name: "job_type",
      label: "Lane",
      kind: "choice",
      options: lanes.map((lane) => [lane.job_type, lane.job_type]),
      value: query.job_type ?? lanes[0]?.job_type,
      required: true,
    }),
    field({ name: "signature", label: "Group (signature)", value: query.signature ?? "" }),
    field({ name: "code", label: "Code", value: query.code ?? "" }),
    field({ name: "kind", label: "Kind", kind: "choice", options: kinds, value: query.kind }),
    field({ name: "tenant_id", label: "Tenant", value: query.tenant_id ?? "" }),
    field({ name: "died_after", label: "Died after", value: query.died_after ?? "", placeholder: "2026-06-12T12:00:00Z" }),
    field({ name: "worker_version", label: "Died on worker version", value: query.worker_version ?? "" }),
  ];
  if (!group) return h("fieldset", {}, h("legend", {}, "Which letters"), fields);
  return h(
    "fieldset",
    {},
    h("legend", {}, "Which letters"),
    h(
      "div",
      { class: "whole" },
      h(
        "p",
        {},
        `All waiting letters of this group: ${some(group.open_letters, "letter")} from ${group.more_tenants ? "at least " : ""}${some(group.tenant_count, "tenant")}. `,
        group.open_letters > (query.limit || LIMIT) && `One redrive sends ${query.limit || LIMIT} of them, unless you raise the limit below; the others wait for the next. `,
        badge(KIND, group.kind),
        ` ${sentence(KIND, group.kind)}.`,
      ),
      h("details", {}, h("summary", {}, "Choose fewer, or other letters"), h("fieldset", {}, fields)),
    ),
  );
}

function what(lane, query) {
  const agents = [
    ["", `the lane's own: ${lane?.agent ?? ""}`],
    ...(lane?.alternates ?? []).map((agent) => [agent, `instead: ${agent}`]),
  ];
  return h(
    "fieldset",
    {},
    h("legend", {}, "What to do, and what is different this time"),
    field({ name: "action", label: "Action", kind: "choice", options: ACTIONS, value: query.action ?? "replay" }),
    field({
      name: "fixed",
      label: "What was fixed",
      kind: "choice",
      options: FIXED,
      value: query.fixed,
      hint: "Letters that only a fix can help are skipped unless you say what was fixed.",
    }),
    agents.length > 1 &&
      field({
        name: "agent",
        label: "Agent",
        kind: "choice",
        options: agents,
        value: query.agent,
        hint: "Another of the lane's agents may succeed where its own could not.",
      }),
  );
}

function warning(given, group) {
  const changed = given.fixed || given.agent || given.patch;
  if (!group || !UNCURED.has(group.kind) || given.action === "discard" || changed) return [];
  const text = [
    "Nothing is different yet: these letters will most likely die again. ",
    "Say what was fixed, choose another agent, or change their input below. ",
    "A canary is sent first; if it dies, the rest is not sent.",
  ];
  return [h("p", { class: "caution" }, text.join(""))];
}

async function begin(event, { said, submit, ids, api, go }) {
  event.preventDefault();
  submit.disabled = true;
  said.replaceChildren();
  try {
    const request = { ...asked(typed(event.currentTarget), ids), dry_run: true };
    const begun = await api.post("redrives", request, crypto.randomUUID());
    go(`#/redrives/${part(begun.redrive_id)}`);
  } catch (error) {
    said.replaceChildren(trouble(error));
    submit.disabled = false;
  }
}
