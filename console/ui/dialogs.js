// Questions before something is done, and short words after it was.

import { h } from "./dom.js";
import { trouble, typed } from "./forms.js";
import { restoreAnswers } from "./place.js";

/** Ask, `run(what was typed)`, and with its answer go on to `then`. A refusal is shown where the question is; nothing typed is lost. */
export function ask({ title, about, fields = [], confirm, tone = "main", run, then }) {
  const said = h("div", {});
  const go = h("button", { type: "submit", class: tone }, confirm);
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id: "asked" }, title),
    about && h("p", {}, about),
    fields,
    said,
    h("div", { class: "actions end" }, h("button", { type: "button", onclick: () => dialog.close() }, "Cancel"), go),
  );
  const dialog = h("dialog", { "aria-labelledby": "asked" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    go.disabled = true;
    said.replaceChildren();
    try {
      const answer = await run(typed(form));
      dialog.close();
      then?.(answer);
    } catch (error) {
      said.replaceChildren(trouble(error));
    }
    go.disabled = false;
  });
  restoreAnswers(form, title);
  open(dialog);
}

/** The dialog, for who wants to know when it is closed. */
export function tell(title, ...children) {
  const dialog = h(
    "dialog",
    { "aria-labelledby": "told" },
    h("h2", { id: "told" }, title),
    ...children,
    h("div", { class: "actions end" }, h("button", { type: "button", onclick: () => dialog.close() }, "Close")),
  );
  open(dialog);
  return dialog;
}

export function isAsking() {
  return document.querySelector("dialog[open]") !== null;
}

export function toast(...children) {
  const note = h("div", { class: "toast" }, ...children);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 9_000);
}

function open(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
