// The pieces that pages are made of.

import { h, link } from "./dom.js";

/** A machine's word with its colour, and its sentence under the pointer and for screen readers. */
export function badge(words, word) {
  const [tone, text, meaning] = words[word] ?? ["dull", (word || "–").replaceAll("_", " "), ""];
  return h("span", { class: `badge ${tone}`, title: meaning }, text);
}

export function sentence(words, word) {
  return words[word]?.[2] ?? "";
}

export function tag(tone, text, title) {
  return h("span", { class: `badge ${tone}`, title }, text);
}

export function card(title, ...children) {
  return h("section", { class: "card", "aria-label": title }, h("h2", {}, title), ...children);
}

/** One whose title has something beside it: what it counts, a key to its colours, a link. */
export function cardWith(title, aside, ...children) {
  const head = h("header", {}, h("h2", {}, title), h("span", { class: "quiet" }, aside));
  return h("section", { class: "card", "aria-label": title }, head, ...children);
}

/** A card whose title is the page's own. */
export function panel(...children) {
  return h("div", { class: "card" }, ...children);
}

export function empty(text, ...more) {
  return h("div", { class: "state empty" }, h("p", {}, text), ...more);
}

/** Pairs of a name and what it is; those that are nothing are left out. */
export function facts(pairs) {
  const known = pairs.filter(([, value]) => value !== "" && value !== null && value !== undefined && value !== false);
  return h(
    "dl",
    { class: "facts" },
    known.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
}

/** `columns` are [title, cell of a row, class?]; a row with `across` is a heading among them. On a phone each row is a card,
 * so roles are said out loud. */
export function table(label, columns, rows, kindOf = null) {
  const head = columns.map(([title, , kind]) => h("th", { scope: "col", role: "columnheader", class: kind }, title));
  const lines = rows.map((row) =>
    row.across
      ? h("tr", { role: "row", class: "of" }, h("td", { role: "cell", colspan: columns.length, "data-label": "", class: "across" }, row.across))
      : h(
      "tr",
      { role: "row", class: kindOf?.(row) || null },
      columns.map(([title, cell, kind]) =>
        h("td", { role: "cell", "data-label": typeof title === "string" ? title : "", class: kind }, cell(row)),
      ),
    ),
  );
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      { role: "table", "aria-label": label },
      h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, head)),
      h("tbody", { role: "rowgroup" }, lines),
    ),
  );
}

/** The link of a row that `j` and `k` walk along. */
export function rowLink(href, text, props) {
  return link(href, text, { "data-row": true, ...props });
}

/** `key` is the letter that presses it, anywhere on its page. */
export function button(text, onclick, { tone = "", disabled = false, title = "", key = "" } = {}) {
  return h("button", { type: "button", class: tone, onclick, disabled, title, ...keyed(key) }, text, hint(key));
}

/** A link that is pressed like a button. */
export function go(href, text, { tone = "", key = "" } = {}) {
  return link(href, [text, hint(key)], { class: `button ${tone}`, ...keyed(key) });
}

const keyed = (key) => (key ? { "data-key": key, "aria-keyshortcuts": key } : {});
// Drawn by the style, so that the words of a button are its words alone.
const hint = (key) => key && h("kbd", { "aria-hidden": "true", "data-letter": key });

export function heading(title, { above, after } = {}) {
  return h(
    "div",
    { class: "heading" },
    h("div", {}, above && h("p", { class: "above" }, above), h("h1", { tabindex: "-1" }, title)),
    after && h("div", { class: "actions" }, after),
  );
}

export function tile(label, value, tone, href) {
  const inside = [h("span", { class: "number" }, value), h("span", { class: "label" }, label)];
  return href ? h("a", { class: `tile ${tone}`, href }, inside) : h("div", { class: `tile ${tone}` }, inside);
}

const OURS = /^(agent|worker|guest|core|lambdas|lazaret|frameworks)\//; // frames around an agent's, which say nothing of it

/** An error whose first line is said already: the agent's frames, and all of them for who wants them. */
export function trace(detail, agent = "") {
  const frames = framesOf(detail.split("\n").slice(1));
  if (!frames.length) return null;
  const folder = agent.split(/[.:]/)[0];
  const named = frames.filter(([place]) => folder && place.startsWith(`${folder}/`));
  const own = named.length ? named : frames.filter(([place]) => !OURS.test(place));
  const rest = frames.length - own.length;
  const all = h("details", {}, h("summary", {}, rest > 0 ? `${rest} more of the frames around it` : "As text"), h("pre", { tabindex: "0" }, detail));
  return [own.length > 0 && h("ol", { class: "frames", "aria-label": "The agent's frames" }, own.map(frame)), all];
}

/** `place in function`, each with the source line that follows it. */
function framesOf(lines) {
  const frames = [];
  for (const line of lines) {
    if (/^ {2}\S/.test(line) || !frames.length) frames.push([line.trim()]);
    else frames.at(-1).push(line.trim());
  }
  return frames;
}

function frame([place, ...lines]) {
  return h("li", {}, h("strong", {}, place), lines.map((line) => h("div", { class: "line" }, line)));
}

/** What is under the pointer goes to the clipboard. `y` copies the first on a page. */
export function copies(text, label) {
  const node = h("button", { type: "button", class: "plain copy", title: `Copy ${label}`, "data-copy": true }, `Copy ${label}`);
  node.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    node.textContent = "Copied";
    setTimeout(() => (node.textContent = `Copy ${label}`), 1_500);
  });
  return node;
}
