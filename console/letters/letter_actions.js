// What can be done with one letter, each with a reason that is kept.

import { part } from "../net/api.js";
import { ask, tell } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { field, reason } from "../ui/forms.js";
import { button } from "../ui/parts.js";
import { FIXED, OWN_FIXED } from "../ui/words.js";

const FREE = new Set(["open", "scheduled", "escalated"]);

export function actions(letter, context) {
  const { operator } = context.me;
  if (!FREE.has(letter.status) && letter.status !== "held") return [];
  const held = letter.status === "held";
  return [
    !held && again(letter, "replay", "Replay", context),
    !held && again(letter, "resume", "Resume", context),
    operator &&
      (held
        ? button("Release", () => move(letter, "release", context), { key: "h" })
        : button("Hold", () => move(letter, "hold", context), { key: "h" })),
    button("Discard", () => discard(letter, context), { tone: "danger", key: "d" }),
  ];
}

/** `unfixed` becomes safe by an operator's saying what was fixed; nothing else changes by words. */
function again(letter, way, title, context) {
  const { verdict, why } = letter.safety[way];
  const { operator } = context.me;
  const unfixed = verdict === "unfixed";
  const possible = verdict === "safe" || (unfixed && operator);
  const fixed = field({
    name: "fixed",
    label: "What was fixed",
    kind: "choice",
    options: unfixed ? FIXED.slice(1) : operator ? FIXED : OWN_FIXED,
    value: unfixed ? "code" : "",
    hint: unfixed ? why : "",
  });
  const run = () =>
    ask({
      title: way === "replay" ? "Run it again from the start?" : "Continue from its checkpoint?",
      about:
        way === "replay"
          ? "A new job with the same input. What already happened outside is not done twice."
          : `The same run continues after: ${letter.steps_done.join(" → ") || "no steps yet"}.`,
      fields: [fixed, reason()],
      confirm: title,
      run: (typed) => context.api.post(`dead-letters/${part(letter.letter_id)}/${way}`, typed, crypto.randomUUID()),
      then: (told) => started(told, context),
    });
  return button(title, run, {
    tone: verdict === "safe" && way === preferred(letter) ? "main" : "",
    disabled: !possible,
    title: possible ? "" : why,
    key: way === "replay" ? "p" : "u",
  });
}

/** One button is the page's own: to go on, if there is something to go on from. */
function preferred({ safety, steps_done: steps }) {
  const safe = (way) => safety[way].verdict === "safe";
  return safe("resume") && (steps.length || !safe("replay")) ? "resume" : "replay";
}

function discard(letter, context) {
  ask({
    title: "Discard this letter?",
    about: "It will not be sent again. The letter is kept for a while, with your reason.",
    fields: [reason()],
    confirm: "Discard it",
    tone: "danger",
    run: (typed) => context.api.post(`dead-letters/${part(letter.letter_id)}/discard`, typed, crypto.randomUUID()),
    then: (told) => started(told, context),
  });
}

function started(told, { me, toast, refresh }) {
  toast("On its way. ", me.operator && link(`#/redrives/${part(told.redrive_id)}`, "Follow the redrive"));
  refresh();
}

function move(letter, word, { api, refresh }) {
  ask({
    title: word === "hold" ? "Hold this letter?" : "Release this letter?",
    about: word === "hold" ? "Redrives skip it until somebody releases it." : "It will be open again.",
    fields: [reason()],
    confirm: word === "hold" ? "Hold" : "Release",
    run: (typed) => api.post(`dead-letters/${part(letter.letter_id)}/${word}`, typed),
    then: refresh,
  });
}

export function settle(letter, effect, { api, refresh, toast }) {
  const answers = [
    ["", "…"],
    ["yes", "yes, it happened"],
    ["no", "no, it did not"],
  ];
  ask({
    title: `Did ${effect.action} happen for ${effect.key}?`,
    about:
      "Check in the other system, then answer. Your answer decides whether a replay does it again, and cannot be undone.",
    fields: [
      field({ name: "happened", label: "Did it happen?", kind: "choice", options: answers, required: true }),
      field({ name: "ref", label: "Its reference there, if it happened", maxlength: 200 }),
      reason("How you know"),
    ],
    confirm: "Confirm",
    run: ({ happened, ...typed }) =>
      api.post(`dead-letters/${part(letter.letter_id)}/effects/${part(effect.effect_id)}/settle`, {
        ...typed,
        happened: happened === "yes",
      }),
    then: () => {
      toast("Recorded.");
      refresh();
    },
  });
}

export function wholeInput(letter, { api, refresh }) {
  ask({
    title: "Get the whole input?",
    about: "It is not redacted. The letter's timeline will show that you opened it, and why.",
    fields: [reason()],
    confirm: "Get a link",
    run: (typed) => api.post(`dead-letters/${part(letter.letter_id)}/snapshot-link`, typed),
    then: (told) =>
      tell(
        "The whole input",
        h("p", {}, link(told.url, "Open it"), ` within ${Math.round(told.expires_in / 60)} minutes.`),
      ).addEventListener("close", refresh),
  });
}
