// Data graphics. What was done or recovered stands on the waterline, what died hangs from it, on one scale.

import { svg } from "./dom.js";
import { clock, count, hourOf, short, span } from "./format.js";

const HOURS = 24;
const [SLOT, SMALL] = [5, 30]; // of a small one: width of a slot, height
const [ABOVE, BELOW, LABEL] = [36, 60, 13]; // of a large one: room for what recovered and what died, height of a name

const most = (values) => Math.max(0, ...values);
export const total = (values) => values.reduce((all, one) => all + one, 0);

/** Small. Beside it stands its scale, the most of any slot: each row has its own. */
export function trend(died, recovered, label, above = "good") {
  const [up, down] = [most(recovered), most(died)];
  const water = up + down ? 2 + ((SMALL - 4) * up) / (up + down) : SMALL / 2;
  const unit = (SMALL - 4) / Math.max(1, up + down);
  const bars = died.flatMap((each, at) => [
    slot(at, water - tall(recovered[at], unit), tall(recovered[at], unit), above),
    slot(at, water, tall(each, unit), "bad"),
  ]);
  const line = svg("line", { class: "water", x1: 0, x2: died.length * SLOT, y1: water, y2: water });
  const view = { viewBox: `0 0 ${died.length * SLOT} ${SMALL}`, preserveAspectRatio: "none" };
  const peak = Math.max(up, down);
  return [
    svg("svg", { class: "spark", ...view, role: "img", "aria-label": label }, svg("title", {}, label), bars, line),
    peak ? count(peak) : "",
  ];
}

function tall(value, unit) {
  return value ? Math.max(1.5, value * unit) : 0;
}

function slot(at, y, height, tone) {
  return height > 0 && svg("rect", { x: at * SLOT, y, width: SLOT - 1, height, class: tone });
}

/** The last day, large. `names` are [hour, text]: what began then. */
export function day(died, recovered, label, names = []) {
  const water = names.length * LABEL + 6 + (most(recovered) ? ABOVE : 0);
  const unit = Math.min(ABOVE / (most(recovered) || 1e-9), BELOW / (most(died) || 1e-9));
  const bottom = water + BELOW;
  const wide = 100 / HOURS;
  const bar = (at, y, height, tone) =>
    height > 0 && svg("rect", { x: `${at * wide + 0.4}%`, y, width: `${wide - 0.8}%`, height, class: tone });
  const bars = died.flatMap((each, at) => [
    bar(at, water - tall(recovered[at], unit), tall(recovered[at], unit), "good"),
    bar(at, water, tall(each, unit), "bad"),
  ]);
  const lowest = water + most(died) * unit;
  return svg(
    "svg",
    { class: "chart", height: bottom + 22, role: "img", "aria-label": label },
    svg("title", {}, label),
    most(died) > 0 && [across(lowest, "hair"), svg("text", { x: 0, y: lowest - 4 }, `${count(most(died))} in an hour`)],
    bars,
    across(water, "water"),
    names.map(([hour, text], row) => named(hour, text, row, water)),
    [0, 6, 12, 18].map((at) => svg("text", { x: `${at * wide}%`, y: bottom + 18 }, hourOf(HOURS - 1 - at))),
    svg("text", { x: "100%", y: bottom + 18, "text-anchor": "end", class: "strong" }, "now"),
  );
}

function across(y, kind) {
  return svg("line", { x1: 0, x2: "100%", y1: y, y2: y, class: kind });
}

function named(hour, text, row, water) {
  const x = `${((hour + 0.5) * 100) / HOURS}%`;
  const right = hour > HOURS / 2;
  const y = row * LABEL + 10;
  return [
    svg("line", { class: "lead-line", x1: x, x2: x, y1: y - 8, y2: water }),
    svg("text", { x, y, dx: right ? -5 : 5, "text-anchor": right ? "end" : "start", class: "strong" }, short(text, 44)),
  ];
}

/** A breaker: since when it is open, the tries that failed, now, and the next try. */
export function stopped({ opened_at: opened, cools_until: next, tries = [] }, label) {
  const [begin, now] = [Date.parse(opened), Date.now()];
  const end = Math.max(now, next ? Date.parse(next) : now, begin + 1);
  const place = (time) => `${2 + ((time - begin) / (end - begin)) * 94}%`;
  const cross = (at) =>
    ["M-4,-4 4,4", "M-4,4 4,-4"].map((d) =>
      svg("svg", { x: place(Date.parse(at)), y: 12, class: "bad" }, svg("path", { d, class: "solid" })),
    );
  return svg(
    "svg",
    { class: "chart", height: 36, role: "img", "aria-label": label },
    svg("title", {}, label),
    svg("g", { class: "warn" }, svg("line", { class: "solid", x1: place(begin), x2: place(now), y1: 12, y2: 12 })),
    svg("g", { class: "bad" }, svg("line", { class: "solid", x1: place(begin), x2: place(begin), y1: 5, y2: 19 })),
    tries.map(cross),
    end > now && [
      svg("line", { class: "rest", x1: place(now), x2: place(end), y1: 12, y2: 12 }),
      svg("circle", { class: "hollow", cx: place(end), cy: 12, r: 4 }),
    ],
    svg("text", { x: place(begin), y: 34 }, clock(opened).slice(0, 5)),
    svg("text", { x: "98%", y: 34, "text-anchor": "end" }, end > now ? `next try in ${span((end - now) / 1000)}` : "a try is due"),
  );
}

/** `parts` are [share, tone]; shares are of `whole`. */
export function bar(parts, whole, label, kind = "bar") {
  let at = 0;
  const drawn = parts.map(([share, tone]) => {
    const width = whole ? (share / whole) * 100 : 0;
    const rect = svg("rect", { x: at, y: 0, width, height: 8, class: tone });
    at += width;
    return rect;
  });
  const ground = kind === "bar" && svg("rect", { x: 0, y: 0, width: 100, height: 8, class: "none" });
  const view = { viewBox: "0 0 100 8", preserveAspectRatio: "none" };
  return svg("svg", { class: kind, ...view, role: "img", "aria-label": label }, svg("title", {}, label), ground, drawn);
}

export function key(tone, text) {
  const words = document.createElement("span");
  const mark = document.createElement("i");
  words.className = "key";
  mark.className = tone;
  words.append(mark, text);
  return words;
}
