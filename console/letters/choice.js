// Letters that somebody has chosen, to act on them together. The choice outlasts a refresh, not another list.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { field, fixed, reason, way } from "../ui/forms.js";
import { some } from "../ui/format.js";
import { button } from "../ui/parts.js";
import { hashOf } from "../routes.js";

const MOST = 1_000; // ids of one redrive
const FILTERS = ["signature", "code", "kind", "tenant_id"];
let kept = { list: "", ids: new Map() };
let last = -1;

/** `box(letter)` and `all()` are the boxes to tick; `bar` says what is chosen and what can be done with it. */
export function choice(letters, { cursor: _, ...query }, context) {
  const list = JSON.stringify(query);
  if (kept.list !== list) kept = { list, ids: new Map() };
  const bar = h("div", { class: "choice", role: "status" });
  const boxes = [];

  function tick(at, on) {
    const { letter_id: id, job_type: lane } = letters[at];
    if (on) kept.ids.set(id, lane);
    else kept.ids.delete(id);
    boxes[at].checked = on;
    boxes[at].closest("tr")?.classList.toggle("on", on);
  }

  function clicked(event, at) {
    const on = event.currentTarget.checked;
    const [from, to] = event.shiftKey && last >= 0 ? [Math.min(last, at), Math.max(last, at)] : [at, at];
    for (let each = from; each <= to; each += 1) tick(each, on);
    last = at;
    draw();
  }

  function draw() {
    bar.hidden = !kept.ids.size;
    bar.replaceChildren(...actions(query, context));
  }

  draw();
  return {
    bar,
    is: (letter) => kept.ids.has(letter.letter_id),
    box: (letter) => {
      const at = letters.indexOf(letter);
      boxes[at] = h("input", {
        type: "checkbox",
        "aria-label": `choose ${letter.letter_id}`,
        onclick: (event) => clicked(event, at),
      });
      boxes[at].checked = kept.ids.has(letter.letter_id);
      return boxes[at];
    },
    all: () =>
      h("input", {
        type: "checkbox",
        "aria-label": "choose every letter on this page",
        onclick: (event) => {
          letters.forEach((_letter, at) => tick(at, event.currentTarget.checked));
          draw();
        },
      }),
  };
}

function actions(query, context) {
  const lanes = new Set(kept.ids.values());
  const filter = FILTERS.some((name) => query[name]) && query.job_type;
  return [
    h("span", {}, `${some(kept.ids.size, "letter")} chosen`, lanes.size > 1 && `, of ${some(lanes.size, "lane")}`),
    button("Redrive", () => redrive(context), { tone: "main" }),
    button("Hold", () => hold(context)),
    button("Discard", () => discard(context), { tone: "danger" }),
    filter && link(hashOf("/redrives/new", query), "Redrive all of this filter", { class: "button" }),
    button("Clear", () => clear(context), { tone: "plain" }),
  ].filter(Boolean);
}

function clear({ refresh }) {
  kept.ids.clear();
  document.querySelectorAll("tr.on").forEach((row) => row.classList.remove("on"));
  document.querySelectorAll("main td.pick input, main th.pick input").forEach((box) => (box.checked = false));
  document.querySelector(".choice").hidden = true;
  refresh();
}

function byLane() {
  const ids = [...kept.ids].slice(0, MOST);
  return Object.entries(Object.groupBy(ids, ([, lane]) => lane)).map(([lane, own]) => [lane, own.map(([id]) => id)]);
}

/** A dry run of each lane's: the page of the first shows what would happen. */
function redrive(context) {
  ask({
    title: `Redrive ${some(kept.ids.size, "letter")}?`,
    about: "First a dry run: the next page shows what would happen, and nothing is sent yet.",
    fields: [
      way(),
      fixed(),
      reason(),
    ],
    confirm: "Show the blast radius",
    run: (typed) => start(context, { ...typed, dry_run: true }),
    then: (begun) => context.go(`#/redrives/${part(begun[0].redrive_id)}`),
  });
}

function discard(context) {
  ask({
    title: `Discard ${some(kept.ids.size, "letter")}?`,
    about: "They are given up for good. Their jobs are not run again.",
    fields: [reason()],
    confirm: "Discard them",
    tone: "danger",
    run: (typed) => start(context, { ...typed, action: "discard" }),
    then: (begun) => {
      clear(context);
      context.go(`#/redrives/${part(begun[0].redrive_id)}`);
    },
  });
}

function start({ api }, typed) {
  const asked = byLane().map(([lane, ids]) => ({ ...typed, job_type: lane, filter: { letter_ids: ids } }));
  return Promise.all(asked.map((request) => api.post("redrives", request, crypto.randomUUID())));
}

function hold(context) {
  ask({
    title: `Hold ${some(kept.ids.size, "letter")}?`,
    about: "No redrive sends them until somebody releases them.",
    fields: [reason()],
    confirm: "Hold them",
    run: async (typed) => {
      for (const id of [...kept.ids.keys()]) {
        await context.api.post(`dead-letters/${part(id)}/hold`, typed);
        kept.ids.delete(id);
      }
    },
    then: () => {
      context.toast("Held.");
      clear(context);
    },
  });
}
