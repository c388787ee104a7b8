// The first step of a redrive: which letters, what to do with them, and why. It sends nothing.

import { h } from "../dom.js";
import { field, reason, trouble, typed } from "../forms.js";
import { heading } from "../parts.js";
import { part } from "../api.js";
import { steps } from "../steps.js";
import { FIXED, KIND } from "../words.js";

const FILTERS = ["signature", "code", "kind", "tenant_id", "worker_version"];
const NUMBERS = ["limit", "canary", "growth", "watch_seconds", "max_failure_share", "rate_per_second"];
const ACTIONS = [
  ["replay", "Replay from the start"],
  ["resume", "Resume from their checkpoints"],
  ["discard", "Discard: give them up"],
];

export default {
  operators: true,
  title: () => "Start a redrive",
  load: async ({ get }) => (await get("lanes")).lanes.map((lane) => lane.job_type),

  view(lanes, context) {
    const said = h("div", {});
    const submit = h("button", { type: "submit", class: "main" }, "Show the blast radius");
    const form = h(
      "form",
      { class: "card guided", onsubmit: (event) => begin(event, { said, submit, ...context }) },
      which(lanes, context.query),
      what(),
      fine(),
      said,
      h("div", { class: "actions end" }, h("span", { class: "quiet" }, "A dry run: it sends nothing."), submit),
    );
    return [heading("Start a redrive"), steps(0), form];
  },
};

function which(lanes, query) {
  const kinds = [["", "any"], ...Object.entries(KIND).map(([word, [, text]]) => [word, text])];
  return h(
    "fieldset",
    {},
    h("legend", {}, "Which letters"),
    field({
      name: "job_type",
      label: "Lane",
      kind: "choice",
      options: lanes.map((lane) => [lane, lane]),
      value: query.job_type ?? lanes[0],
      required: true,
    }),
    field({ name: "signature", label: "Group (signature)", value: query.signature ?? "" }),
    field({ name: "code", label: "Code", value: query.code ?? "" }),
    field({ name: "kind", label: "Kind", kind: "choice", options: kinds, value: query.kind }),
    field({ name: "tenant_id", label: "Tenant", value: query.tenant_id ?? "" }),
    field({ name: "worker_version", label: "Died on worker version", value: query.worker_version ?? "" }),
  );
}

function what() {
  return h(
    "fieldset",
    {},
    h("legend", {}, "What to do, and why"),
    field({ name: "action", label: "Do", kind: "choice", options: ACTIONS, value: "replay" }),
    field({
      name: "fixed",
      label: "What was fixed",
      kind: "choice",
      options: FIXED,
      hint: "Letters that only a change cures are left out unless you say what changed.",
    }),
    reason(),
  );
}

function fine() {
  return h(
    "details",
    {},
    h("summary", {}, "Pace, limits, and a change to the input"),
    h(
      "fieldset",
      {},
      h("legend", {}, "Pace and limits"),
      field({ name: "canary", label: "Letters in the canary", kind: "number", min: 1, placeholder: 5 }),
      field({
        name: "growth",
        label: "Each wave is larger by",
        kind: "number",
        min: 1,
        max: 100,
        step: "any",
        placeholder: 4,
      }),
      field({ name: "limit", label: "At most letters", kind: "number", min: 1, max: 100000, placeholder: 200 }),
      field({
        name: "watch_seconds",
        label: "Watch each wave for seconds",
        kind: "number",
        min: 1,
        max: 3600,
        placeholder: 60,
      }),
      field({
        name: "max_failure_share",
        label: "Halt above this share of failures",
        kind: "number",
        min: 0,
        max: 1,
        step: "any",
        placeholder: 0,
      }),
      field({
        name: "rate_per_second",
        label: "Letters a second",
        kind: "number",
        min: 0.1,
        max: 1000,
        step: "any",
        placeholder: 50,
      }),
    ),
    field({
      name: "patch",
      label: "Change in every payload (JSON, replays only)",
      kind: "area",
      hint: 'Keys of the payload with their new values, like {"model": "large"}.',
    }),
  );
}

/** The API's words out of the form's. A patch that is no JSON raises. */
export function asked(given) {
  const request = { action: given.action, job_type: given.job_type, reason: given.reason, filter: {} };
  for (const name of FILTERS) if (given[name]) request.filter[name] = given[name];
  for (const name of NUMBERS) if (given[name]) request[name] = Number(given[name]);
  if (given.fixed && given.action !== "discard") request.fixed = given.fixed;
  if (given.patch) request.patch = parsed(given.patch);
  return request;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the change to the payload is no JSON: ${error.message}`);
  }
}

async function begin(event, { said, submit, api, go }) {
  event.preventDefault();
  submit.disabled = true;
  said.replaceChildren();
  try {
    const begun = await api.post(
      "redrives",
      { ...asked(typed(event.currentTarget)), dry_run: true },
      crypto.randomUUID(),
    );
    go(`#/redrives/${part(begun.redrive_id)}`);
  } catch (error) {
    said.replaceChildren(trouble(error));
    submit.disabled = false;
  }
}
