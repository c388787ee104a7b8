// The last day at the waterline: what redrives recovered stands above it, what died of causes that wait hangs below.

import { h, svg } from "../ui/dom.js";
import { count, hourOf } from "../ui/format.js";

const HOURS = 24;
const [HIGH, DEEP, WIDE] = [34, 44, 24];

export function night(groups, redrives) {
  const died = Array.from({ length: HOURS }, (_, at) => groups.reduce((all, group) => all + group.deaths[at], 0));
  const recovered = recoveries(redrives);
  const most = Math.max(1, ...died, ...recovered);
  const total = (values) => values.reduce((all, one) => all + one, 0);
  const label = `24 hours: ${count(total(died))} died of causes that wait, ${count(total(recovered))} recovered by redrives`;
  const bars = died.flatMap((_, at) => [
    bar(at, recovered[at] / most, "good"),
    bar(at, -died[at] / most, "bad"),
  ]);
  return h(
    "div",
    {},
    svg(
      "svg",
      { viewBox: `0 0 ${HOURS * WIDE} 96`, preserveAspectRatio: "none", role: "img", "aria-label": label },
      svg("title", {}, label),
      svg("line", { class: "water", x1: 0, x2: HOURS * WIDE, y1: HIGH, y2: HIGH }),
      bars.filter(Boolean),
    ),
    h("div", { class: "axis" }, [0, 6, 12, 18].map((at) => h("span", {}, hourOf(HOURS - 1 - at))), h("span", {}, "now")),
    h("div", {}, key("good", "recovered by redrives"), key("bad", `died, by the hour; at most ${count(Math.max(...died))}`)),
  );
}

function bar(at, share, tone) {
  if (!share) return null;
  const height = Math.max(2, Math.abs(share) * (share > 0 ? HIGH - 2 : DEEP));
  const y = share > 0 ? HIGH - height : HIGH;
  return svg("rect", { x: at * WIDE + 2, y, width: WIDE - 4, height, class: tone });
}

function recoveries(redrives) {
  const found = Array(HOURS).fill(0);
  for (const redrive of redrives) {
    const back = Math.floor(Date.now() / 3_600_000) - Math.floor(Date.parse(redrive.updated_at) / 3_600_000);
    if (back >= 0 && back < HOURS) found[HOURS - 1 - back] += redrive.recovered;
  }
  return found;
}

function key(tone, text) {
  return h("span", { class: "key" }, h("i", { class: tone }), text);
}
