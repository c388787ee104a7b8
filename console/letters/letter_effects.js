// What a job did to the world outside before it died. What is in doubt stands first: somebody must find out.

import { h } from "../ui/dom.js";
import { when } from "../ui/format.js";
import { settle } from "./letter_actions.js";
import { badge, button, card, empty, sentence } from "../ui/parts.js";
import { EFFECT } from "../ui/words.js";

export function effects(letter, context) {
  const known = letter.effects.toSorted((a, b) => doubtful(b) - doubtful(a));
  const list = h(
    "ul",
    { class: "effects" },
    known.map((each) => shown(letter, each, context)),
  );
  return card("What already happened outside", known.length ? list : empty("No effects were recorded."));
}

function shown(letter, effect, context) {
  const told = [
    effect.intended_at && ["begun ", when(effect.intended_at)],
    effect.committed_at && ["confirmed ", when(effect.committed_at)],
    effect.ref,
    effect.compensate && `to undo it: ${effect.compensate}`,
  ];
  return h(
    "li",
    {},
    h("div", {}, h("code", {}, effect.action), " ", h("strong", {}, effect.key), " ", badge(EFFECT, effect.status)),
    h(
      "p",
      { class: "quiet" },
      told.filter(Boolean).map((each, at) => [at ? " · " : "", each]),
    ),
    doubtful(effect) && h("p", {}, `${sentence(EFFECT, "intent")}.`),
    doubtful(effect) && settling(letter, effect, context),
  );
}

function settling(letter, effect, context) {
  if (!context.me.operator) return h("p", { class: "quiet" }, "An operator will find out.");
  return button("Record what happened", () => settle(letter, effect, context), { tone: "main", key: "s" });
}

function doubtful(effect) {
  return effect.status === "intent";
}
