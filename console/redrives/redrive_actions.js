// What a person can do with a redrive: continue from the dry run, start a proposal, approve, refuse, abort.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { link } from "../ui/dom.js";
import { reason } from "../ui/forms.js";
import { some } from "../ui/format.js";
import { button, go } from "../ui/parts.js";
import { formAgain } from "./redrive_request.js";
import { ENDED } from "../ui/words.js";

const OURS = new Set(["operator", "dry_run", "auto"]); // of a request; the API says who, and this page says when

export function buttons(redrive, context) {
  if (redrive.dry_run) return redrive.status === "planned" ? afterDryRun(redrive, context) : [];
  if (redrive.status === "proposed") return [accept(redrive, context)];
  if (redrive.status === "accepted") return [link(redriveOf(redrive), "Go to its redrive", { class: "button main" })];
  if (redrive.status === "waiting_for_approval") return [approve(redrive, context), refuse(redrive, context)];
  return ENDED.has(redrive.status) ? [] : [abort(redrive, context)];
}

function afterDryRun(redrive, context) {
  const change = go(formAgain(redrive), "Choose again", { key: "e" });
  if (!redrive.plan.planned) return [change];
  const first = redrive.plan.waves[0] ?? redrive.plan.planned;
  const text =
    redrive.action === "discard"
      ? `Discard ${some(redrive.plan.planned, "letter")}`
      : `Send a canary of ${some(first, "letter")}`;
  return [
    change,
    button(text, () => send(redrive, text, context), { tone: redrive.action === "discard" ? "danger" : "main", key: "s" }),
  ];
}

/** The dry run's own id is the key: whoever presses twice, or in two tabs, gets the one redrive. */
function send(redrive, text, { api, go: open }) {
  const request = Object.fromEntries(Object.entries(redrive.request).filter(([name]) => !OURS.has(name)));
  ask({
    title: `${text}?`,
    about:
      redrive.plan.waves.length > 1
        ? `If it goes well, the other waves follow automatically: ${redrive.plan.waves.join(" → ")}. If not, the redrive halts.`
        : "It is watched until every letter has an outcome.",
    confirm: text,
    tone: redrive.action === "discard" ? "danger" : "main",
    run: () => api.post("redrives", request, `after-${redrive.redrive_id}`),
    then: (begun) => open(`#/redrives/${part(begun.redrive_id)}`),
  });
}

/** It runs under another id, which follows from its own: lambdas/core/redrive/start.py. */
function redriveOf({ redrive_id: id }) {
  return `#/redrives/${part(id.replace(/^proposed-/, "accepted-"))}`;
}

function accept(redrive, { api, go: open }) {
  return button(
    "Start it",
    () =>
      ask({
        title: "Start this redrive?",
        about: "A canary is sent first. If it goes well, the other waves follow automatically. If not, the redrive halts.",
        fields: [reason("Why", redrive.reason)],
        confirm: "Start it",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/accept`, typed),
        then: (begun) => open(`#/redrives/${part(begun.redrive_id)}`),
      }),
    { tone: "main", key: "s" },
  );
}

function approve(redrive, { api, refresh }) {
  return button(
    "Approve",
    () =>
      ask({
        title: "Approve this redrive?",
        about: `${some(redrive.plan.planned, "letter")}, asked for by ${redrive.starter}: ${redrive.reason}`,
        fields: [reason()],
        confirm: "Approve",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/approve`, { ...typed, plan: redrive.approved_as }),
        then: refresh,
      }),
    { tone: "main", key: "v" },
  );
}

function refuse(redrive, { api, refresh }) {
  return button(
    "Refuse",
    () =>
      ask({
        title: "Refuse this redrive?",
        about: "Nothing is sent.",
        fields: [reason()],
        confirm: "Refuse",
        tone: "danger",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/approve`, { ...typed, approved: false }),
        then: refresh,
      }),
    { tone: "danger", key: "d" },
  );
}

function abort(redrive, { api, refresh, toast }) {
  return button(
    "Abort",
    () =>
      ask({
        title: "Abort this redrive?",
        about: "It halts at its next check. Letters that have not started are open again; jobs that are running continue.",
        fields: [reason()],
        confirm: "Abort",
        tone: "danger",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/abort`, typed),
        then: () => {
          toast("It will halt at its next check.");
          refresh();
        },
      }),
    { tone: "danger", key: "d" },
  );
}
