// What a person can say to a redrive: go on from the dry run, start what was proposed, yes or no, stop.

import { part } from "./api.js";
import { ask } from "./dialogs.js";
import { link } from "./dom.js";
import { reason } from "./forms.js";
import { some } from "./format.js";
import { button } from "./parts.js";
import { formAgain } from "./redrive_request.js";
import { ENDED } from "./words.js";

const OURS = new Set(["operator", "dry_run", "auto"]); // of a request; the API says who, and this page says when

export function buttons(redrive, context) {
  if (redrive.dry_run) return redrive.status === "planned" ? afterDryRun(redrive, context) : [];
  if (redrive.status === "proposed") return [accept(redrive, context)];
  if (redrive.status === "accepted") return [link(redriveOf(redrive), "Go to its redrive", { class: "button main" })];
  if (redrive.status === "waiting_for_approval") return [approve(redrive, context), refuse(redrive, context)];
  return ENDED.has(redrive.status) ? [] : [abort(redrive, context)];
}

function afterDryRun(redrive, context) {
  const change = link(formAgain(redrive.request), "Choose again", { class: "button" });
  if (!redrive.plan.planned) return [change];
  const first = redrive.plan.waves[0] ?? redrive.plan.planned;
  const text =
    redrive.action === "discard"
      ? `Discard ${some(redrive.plan.planned, "letter")}`
      : `Send a canary of ${some(first, "letter")}`;
  return [
    change,
    button(text, () => send(redrive, text, context), { tone: redrive.action === "discard" ? "danger" : "main" }),
  ];
}

/** The dry run's own id is the key: whoever presses twice, or in two tabs, gets the one redrive. */
function send(redrive, text, { api, go }) {
  const request = Object.fromEntries(Object.entries(redrive.request).filter(([name]) => !OURS.has(name)));
  ask({
    title: `${text}?`,
    about:
      redrive.plan.waves.length > 1
        ? `If it goes well the other waves follow by themselves: ${redrive.plan.waves.join(" → ")}. It halts by itself if it does not.`
        : "It is watched until it settles.",
    confirm: text,
    tone: redrive.action === "discard" ? "danger" : "main",
    run: () => api.post("redrives", request, `after-${redrive.redrive_id}`),
    then: (begun) => go(`#/redrives/${part(begun.redrive_id)}`),
  });
}

/** It runs under another id, which follows from its own: lambdas/core/redrive/unbegun.py. */
function redriveOf({ redrive_id: id }) {
  return `#/redrives/${part(id.replace(/^proposed-/, "accepted-"))}`;
}

function accept(redrive, { api, go }) {
  return button(
    "Start it",
    () =>
      ask({
        title: "Start this redrive?",
        about: "A canary is sent. If it goes well the other waves follow by themselves; it halts by itself if it does not.",
        fields: [reason("Why", redrive.reason)],
        confirm: "Start it",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/accept`, typed),
        then: (begun) => go(`#/redrives/${part(begun.redrive_id)}`),
      }),
    { tone: "main" },
  );
}

function approve(redrive, { api, refresh }) {
  return button(
    "Approve",
    () =>
      ask({
        title: "Approve this redrive?",
        about: `${some(redrive.plan.planned, "letter")}, asked for by ${redrive.started_by}: ${redrive.reason}`,
        fields: [reason()],
        confirm: "Approve",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/approve`, typed),
        then: refresh,
      }),
    { tone: "main" },
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
    { tone: "danger" },
  );
}

function abort(redrive, { api, refresh, toast }) {
  return button(
    "Abort",
    () =>
      ask({
        title: "Abort this redrive?",
        about: "It halts at its next look. What was not begun is open again; what runs goes on.",
        fields: [reason()],
        confirm: "Abort",
        tone: "danger",
        run: (typed) => api.post(`redrives/${part(redrive.redrive_id)}/abort`, typed),
        then: () => {
          toast("It halts at its next look.");
          refresh();
        },
      }),
    { tone: "danger" },
  );
}
