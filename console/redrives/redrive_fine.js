// The part of a redrive's form that most people leave alone: its pace, its limits, a change to every payload.

import { h } from "../ui/dom.js";
import { field } from "../ui/forms.js";

const NUMBERS = [
  { name: "canary", label: "Letters in the canary", min: 1, placeholder: 5 },
  { name: "growth", label: "Growth from wave to wave (×)", min: 1, max: 100, step: "any", placeholder: 4 },
  { name: "limit", label: "Letters at most", min: 1, max: 100000, placeholder: 200 },
  { name: "watch_seconds", label: "Seconds to watch each wave", min: 1, max: 3600, placeholder: 60 },
  {
    name: "max_failure_share",
    label: "Halt above this share of failures",
    min: 0,
    max: 1,
    step: "any",
    placeholder: 0,
  },
  { name: "rate_per_second", label: "Letters per second", min: 0.1, max: 1000, step: "any", placeholder: 50 },
];

export function fine(query) {
  const numbers = NUMBERS.map((each) => field({ kind: "number", value: query[each.name] ?? "", ...each }));
  return h(
    "details",
    {},
    h("summary", {}, "Pace, limits, and a change to the input"),
    h("fieldset", {}, h("legend", {}, "Pace and limits"), numbers),
    field({
      name: "patch",
      label: "Change to every payload (JSON, replays only)",
      kind: "area",
      value: query.patch ?? "",
      hint: 'Payload keys with their new values, such as {"model": "large"}.',
    }),
  );
}
