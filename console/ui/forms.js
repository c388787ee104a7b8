// Fields with their labels, and what a person typed into them.

import { h } from "./dom.js";
import { FIXED } from "./words.js";

let made = 0;

/** `kind`: text, number, area, choice (with `options` as [value, text]). */
export function field({ name, label, kind = "text", hint = "", options = [], ...props }) {
  const id = `field-${(made += 1)}`;
  const about = hint ? { "aria-describedby": `${id}-hint` } : {};
  const given = { id, name, ...about, ...props };
  return h(
    "div",
    { class: kind === "area" ? "field whole" : "field" },
    h("label", { for: id }, label, props.required ? h("span", { class: "must" }, " (required)") : ""),
    control(kind, given, options),
    hint && h("p", { class: "hint", id: `${id}-hint` }, hint),
  );
}

export const reason = (label = "Why", value = "") =>
  field({ name: "reason", label, kind: "area", required: true, maxlength: 2000, value, hint: "Recorded with your name." });

export const WAYS = [
  ["replay", "Replay from the start"],
  ["resume", "Resume from their checkpoints"],
];

export const way = () => field({ name: "action", label: "Action", kind: "choice", options: WAYS, value: "replay" });

/** Letters that only a fix can help are skipped unless somebody says what it was. */
export const fixed = (value = "", options = FIXED) => field({ name: "fixed", label: "What was fixed", kind: "choice", options, value });

/** Names to texts; what was left empty is left out. */
export function typed(form) {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, text]) => [name, text.trim()]).filter(([, text]) => text),
  );
}

export function trouble(error) {
  return h(
    "div",
    { class: "trouble", role: "alert" },
    h("strong", {}, error.title ?? "That did not work"),
    h("p", {}, error.message),
    error.faults?.length > 1 &&
      h(
        "ul",
        {},
        error.faults.map((fault) => h("li", {}, fault)),
      ),
    error.toDo && h("p", {}, `What to do: ${error.toDo}.`),
    error.requestId && h("p", { class: "quiet" }, `Request ${error.requestId}`),
  );
}

function control(kind, given, options) {
  if (kind === "area") return h("textarea", { rows: 3, ...given });
  if (kind !== "choice") return h("input", { type: kind, autocomplete: "off", spellcheck: "false", ...given });
  const { value, ...rest } = given;
  return h(
    "select",
    rest,
    options.map(([each, text]) => h("option", { value: each, selected: each === (value ?? "") }, text)),
  );
}
