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
  return h("div", {}, text.length > 200 && find, root);
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

/** What does not fit is out of the way, and what does is unfolded. */
function search(root, text) {
  for (const leaf of root.querySelectorAll("[data-leaf]")) {
    const fits = leaf.textContent.toLowerCase().includes(text);
    leaf.classList.toggle("hit", Boolean(text) && fits);
    leaf.classList.toggle("miss", Boolean(text) && !fits);
  }
  for (const branch of root.querySelectorAll("details")) {
    const named = branch.querySelector(":scope > summary").textContent.toLowerCase().includes(text);
    if (named && text) for (const each of branch.querySelectorAll(".miss")) each.classList.remove("miss");
    const kept = Boolean(branch.querySelector("[data-leaf]:not(.miss)"));
    branch.classList.toggle("miss", Boolean(text) && !kept && !named);
    if (text && kept) branch.open = true;
  }
}
