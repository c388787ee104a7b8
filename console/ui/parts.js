// The pieces that pages are made of.

import { h, link, svg } from "./dom.js";

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

/** `columns` are [title, cell of a row, class?]. On a phone each row is a card, so roles are said out loud. */
export function table(label, columns, rows) {
  const head = columns.map(([title, , kind]) => h("th", { scope: "col", role: "columnheader", class: kind }, title));
  const lines = rows.map((row) =>
    h(
      "tr",
      { role: "row" },
      columns.map(([title, cell, kind]) => h("td", { role: "cell", "data-label": title, class: kind }, cell(row))),
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

export function button(text, onclick, { tone = "", disabled = false, title = "" } = {}) {
  return h("button", { type: "button", class: tone, onclick, disabled, title }, text);
}

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

/** Bars over time; drawn by attributes, as the page's policy allows no inline style. */
export function spark(values, label, tone = "bad") {
  const most = Math.max(1, ...values);
  const bars = values.map((value, at) => {
    const height = value ? Math.max(2, (value / most) * 22) : 1;
    return svg("rect", { x: at * 5, y: 24 - height, width: 4, height, class: value ? tone : "none" });
  });
  return drawn(bars, values.length, label);
}

function drawn(bars, slots, label) {
  const view = { viewBox: `0 0 ${slots * 5} 24`, preserveAspectRatio: "none" };
  return svg("svg", { class: "spark", ...view, role: "img", "aria-label": label }, svg("title", {}, label), bars);
}

/** What became of a lane's jobs: done ones, and on top of them those that died. */
export function flow({ done, died }, label) {
  const most = Math.max(1, ...done.map((each, at) => each + died[at]));
  const bars = done.flatMap((each, at) => {
    const [low, high] = [each, died[at]].map((some) => (some ? Math.max(2, (some / most) * 20) : 0));
    return [
      svg("rect", { x: at * 5, y: 24 - Math.max(1, low), width: 4, height: Math.max(1, low), class: low ? "good" : "none" }),
      high > 0 && svg("rect", { x: at * 5, y: 24 - low - high, width: 4, height: high, class: "bad" }),
    ];
  });
  return drawn(bars, done.length, label);
}

/** `parts` are [share, tone]; shares are of `whole`. */
export function bar(parts, whole, label) {
  let at = 0;
  const drawn = parts.map(([share, tone]) => {
    const width = whole ? (share / whole) * 100 : 0;
    const rect = svg("rect", { x: at, y: 0, width, height: 8, class: tone });
    at += width;
    return rect;
  });
  return svg(
    "svg",
    { class: "bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", role: "img", "aria-label": label },
    svg("rect", { x: 0, y: 0, width: 100, height: 8, class: "none" }),
    drawn,
  );
}
