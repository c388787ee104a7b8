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
export function table(label, columns, rows, kindOf = null) {
  const head = columns.map(([title, , kind]) => h("th", { scope: "col", role: "columnheader", class: kind }, title));
  const lines = rows.map((row) =>
    h(
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

/** Deaths by the hour hang from the waterline; beside them the most of any hour, which is the scale. */
export function trend(values, label) {
  const most = Math.max(...values);
  const bars = values.map((value, at) => value > 0 && svg("rect", { x: at * 5, y: 1, width: 4, height: Math.max(2, (value / most) * 22), class: "bad" }));
  const line = svg("line", { class: "water", x1: 0, x2: values.length * 5, y1: 1, y2: 1 });
  return [drawn([line, bars.filter(Boolean)], values.length, label), most ? most.toLocaleString() : ""];
}

const NOT_THEIRS = /site-packages|\/lambdas\/|\/lib\/python|^lambdas\//;

/** An error whose first line is said already: the agent's frames, and all of them for who wants them. */
export function trace(detail) {
  const lines = detail.split("\n").slice(1);
  if (!lines.length) return null;
  const own = lines.filter((line) => !NOT_THEIRS.test(line));
  const all = h("details", {}, h("summary", {}, "The whole error"), h("pre", { tabindex: "0" }, detail));
  return own.length && own.length < lines.length ? [h("pre", { tabindex: "0" }, own.join("\n")), all] : all;
}

/** What is under the pointer goes to the clipboard. */
export function copies(text, label) {
  const node = h("button", { type: "button", class: "plain", title: `Copy ${label}` }, `Copy ${label}`);
  node.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    node.textContent = "Copied";
    setTimeout(() => (node.textContent = `Copy ${label}`), 1_500);
  });
  return node;
}

function drawn(bars, slots, label) {
  const view = { viewBox: `0 0 ${slots * 5} 24`, preserveAspectRatio: "none" };
  return svg("svg", { class: "spark", ...view, role: "img", "aria-label": label }, svg("title", {}, label), bars);
}

/** What became of a lane's jobs: done ones stand on the waterline, those that died hang from it. */
export function flow({ done, died }, label) {
  const most = Math.max(1, ...done, ...died);
  const bars = done.flatMap((each, at) => {
    const [high, deep] = [each, died[at]].map((some) => (some ? Math.max(1, (some / most) * 15) : 0));
    return [
      high > 0 && svg("rect", { x: at * 5, y: 15 - high, width: 4, height: high, class: "done" }),
      deep > 0 && svg("rect", { x: at * 5, y: 15, width: 4, height: deep * 0.55, class: "bad" }),
    ];
  });
  const line = svg("line", { class: "water", x1: 0, x2: done.length * 5, y1: 15, y2: 15 });
  return drawn([line, bars.filter(Boolean)], done.length, label);
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
