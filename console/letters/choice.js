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
const A_PAGE = 200; // of what is read to choose all of a list
let kept = { list: "", ids: new Map() };
let last = -1;

/** `box(letter)` and `all()` are the boxes to tick; `bar` says what is chosen and what can be done with it. */
export function choice(letters, { cursor: _, ...query }, { more = false, asked, ...context }) {
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
    bar.replaceChildren(...actions(query, asked?.since, context, more && all));
  }

  /** Page after page, up to what one redrive may name. */
  async function all() {
    let cursor = "";
    while (cursor !== null && kept.ids.size < MOST) {
      const page = await context.api.get("dead-letters", { ...asked, limit: A_PAGE, cursor });
      for (const each of page.letters) if (kept.ids.size < MOST) kept.ids.set(each.letter_id, each.job_type);
      cursor = page.cursor;
    }
    kept.whole = cursor === null;
    letters.forEach((letter, at) => boxes[at] && tick(at, kept.ids.has(letter.letter_id)));
    draw();
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

function actions(query, since, context, all) {
  const lanes = new Set(kept.ids.values());
  const { within, order, status, ...named } = query;
  // A redrive takes whatever waits: a list of one status alone has no such button.
  const filter = !status && named.job_type && (FILTERS.some((name) => named[name]) || within);
  const form = { ...named, ...(within ? { died_after: since } : {}) };
  return [
    h(
      "span",
      {},
      `${some(kept.ids.size, "letter")} chosen`,
      lanes.size > 1 && `, of ${some(lanes.size, "lane")}`,
      kept.ids.size >= MOST && !kept.whole && ": as many as one redrive may name, and there are more",
    ),
    all && kept.ids.size < MOST && button("Choose all of this list", all, { tone: "plain" }),
    button("Redrive", () => redrive(context), { tone: "main", key: "p" }),
    button("Hold", () => hold(context), { key: "h" }),
    button("Note", () => note(context), { key: "e" }),
    button("Discard", () => discard(context), { tone: "danger", key: "d" }),
    filter && link(hashOf("/redrives/new", form), "Redrive all of this filter", { class: "button" }),
    filter && link(hashOf("/redrives/new", { ...form, action: "discard" }), "Discard all of this filter", { class: "button" }),
    button("Clear", () => clear(context), { tone: "plain", key: "c" }),
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
    run: (typed) => each("hold", typed, context),
    then: () => {
      context.toast("Held.");
      clear(context);
    },
  });
}

function note(context) {
  ask({
    title: `Note something about ${some(kept.ids.size, "letter")}?`,
    about: "Whoever opens one of them reads it. What is left empty stays as it is.",
    fields: [field({ name: "owner", label: "Owner", maxlength: 200 }), field({ name: "note", label: "Note", kind: "area", maxlength: 4000 })],
    confirm: "Note it",
    run: (typed) => each("note", typed, context),
    then: () => {
      context.toast("Noted.");
      clear(context);
    },
  });
}

/** One after the other. Those that are done are no longer chosen, so that a refusal can be tried again for the rest. */
async function each(word, typed, { api }) {
  for (const id of [...kept.ids.keys()]) {
    await api.post(`dead-letters/${part(id)}/${word}`, typed);
    kept.ids.delete(id);
  }
}
