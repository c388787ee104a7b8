// JSON as a tree that unfolds, with a field that finds. What is not whole JSON is shown as it is.

import { h } from "./dom.js";

const OPEN_DEPTH = 2;

export function tree(text) {
  let parsed;
  try {
    parsed = JSON.parse(text);
  } catch {
    return h("pre", { tabindex: "0" }, text);
  }
  const root = h("div", { class: "tree" }, node("", parsed, 0));
  const find = h("input", { type: "search", placeholder: "Find in the input", "aria-label": "Find in the input" });
  find.addEventListener("input", () => search(root, find.value.trim().toLowerCase()));
  return h("div", {}, text.length > 400 && find, root);
}

function node(name, value, depth) {
  const label = name !== "" && [h("span", { class: "quiet" }, `${name}: `)];
  if (value === null || typeof value !== "object") return h("div", { "data-leaf": true }, label, h("code", {}, JSON.stringify(value)));
  const entries = Object.entries(value);
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return h(
    "details",
    { open: depth < OPEN_DEPTH },
    h("summary", {}, label, h("span", { class: "quiet" }, size)),
    entries.map(([key, each]) => node(key, each, depth + 1)),
  );
}

function search(root, text) {
  for (const leaf of root.querySelectorAll("[data-leaf]")) {
    const found = text && leaf.textContent.toLowerCase().includes(text);
    leaf.classList.toggle("hit", Boolean(found));
    for (let up = leaf.parentElement; found && up !== root; up = up.parentElement) if (up.tagName === "DETAILS") up.open = true;
  }
}
