// One letter. Whether it may be sent again, and what already happened outside, come before everything else.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, usd, when, whenAndExact } from "../ui/format.js";
import { actions, wholeInput } from "../letters/letter_actions.js";
import { badge, button, card, copies, empty, facts, heading, sentence, trace } from "../ui/parts.js";
import { jobHash } from "./breaker.js";
import { effects } from "../letters/letter_effects.js";
import { tree } from "../ui/tree.js";
import { timeline } from "../ui/timeline.js";
import { ACTION, KIND, LETTER, SAFETY } from "../ui/words.js";

const MOVING = new Set(["redriving", "scheduled"]);

export default {
  every: (letter) => (MOVING.has(letter.status) ? 2_500 : 8_000),
  title: (letter) => letter.code || "Letter",
  load: ({ get, args }) => get(`dead-letters/${part(args.letter_id)}`),

  view(letter, context) {
    return [
      heading(letter.summary || letter.code, { above: above(letter, context.me), after: actions(letter, context) }),
      h(
        "p",
        { class: "marks" },
        badge(LETTER, letter.status),
        " ",
        h("span", { class: "quiet" }, sentence(LETTER, letter.status)),
        " ",
        badge(KIND, letter.kind),
      ),
      h("div", { class: "columns" }, safety(letter), effects(letter, context)),
      letter.advice && advice(letter.advice),
      h("div", { class: "columns" }, failure(letter), job(letter, context)),
      card("What happened, in order", timeline(letter)),
      payload(letter, context),
    ];
  },
};

function above(letter, me) {
  const group = `#/groups/${part(letter.job_type)}/${part(letter.signature || "-")}`;
  const tenant = me.operator ? [" · ", link(`#/tenants/${part(letter.tenant_id)}`, letter.tenant_id)] : "";
  return [
    "Letter in ",
    me.operator ? link(group, letter.job_type) : letter.job_type,
    tenant,
    " · ",
    h("code", {}, letter.letter_id),
    " ",
    copies(letter.letter_id, "id"),
    me.operator && copies(`python -m ops letter ${letter.letter_id}`, "command"),
  ];
}

const OVER = {
  recovered: "It is recovered: a replay or resume of it is done. There is nothing left to do.",
  superseded: "It was sent again and died again: the newer letter carries on.",
  discarded: "It was given up on purpose. Nothing of it is sent again.",
};

function safety(letter) {
  if (OVER[letter.status])
    return card(
      "Is it safe to send again?",
      h("p", {}, OVER[letter.status]),
      letter.resolved_at && h("p", { class: "quiet" }, when(letter.resolved_at), letter.resolved_by && ` by ${letter.resolved_by}`),
    );
  const one = (way, says) =>
    h(
      "div",
      { class: "verdict" },
      h("strong", {}, says),
      " ",
      badge(SAFETY, letter.safety[way].verdict),
      h("p", {}, letter.safety[way].why || sentence(SAFETY, letter.safety[way].verdict)),
    );
  return card(
    "Is it safe to send again?",
    one("replay", "From the start"),
    one("resume", "From its checkpoint"),
    letter.recommended_action &&
      h("p", { class: "quiet" }, "Recommended: ", ACTION[letter.recommended_action] ?? letter.recommended_action, "."),
  );
}

function advice(said) {
  const changes = Object.entries(said.strategy).filter(([, value]) => value && value.length !== 0);
  return card(
    "What the triage agent advises",
    facts(
      [
        ["advice", ADVICE[said.act] ?? said.act],
        ["reasons", said.reasons.join(" ")],
        ["changes", changes.map(([name, value]) => `${name.replaceAll("_", " ")} ${value}`).join(", ")],
        ["draft", said.draft],
        ["by", [h("code", {}, said.by), " ", when(said.at)]],
      ].filter(([, value]) => value),
    ),
    h(
      "p",
      { class: "quiet" },
      said.is_acted_on ? "The lane replays such letters by itself if this advises it." : "Nobody acts on it but you.",
    ),
  );
}

const ADVICE = {
  replay: "run it again",
  other_agent: "run it again with another agent",
  discard: "give it up",
  ask: "ask the tenant",
  report: "report a bug",
};

function failure(letter) {
  return card(
    "What went wrong",
    facts([
      ["code", h("code", {}, letter.code)],
      ["why", letter.because],
      ["error", letter.error_type],
      ["died", whenAndExact(letter.died_at)],
      ["first failed", whenAndExact(letter.first_failed_at)],
      ["attempts", count(letter.attempts)],
      ["took", letter.duration_ms ? `${(letter.duration_ms / 1000).toFixed(1)} s` : ""],
      ["spent", `${usd(letter.spend_usd)}, ${count(letter.tokens)} tokens`],
      ["replays automatically", letter.next_retry_at && when(letter.next_retry_at)],
      ["trace", letter.trace_url ? link(letter.trace_url, "open the trace") : letter.trace_id],
    ]),
    letter.detail && [trace(letter.detail, letter.agent), copies(letter.detail, "error")],
  );
}

function job(letter, { me }) {
  return card(
    "The job",
    facts(
      [
        ["job", [me.operator ? link(jobHash(letter, letter.job_id, letter.version), letter.job_id) : h("code", {}, letter.job_id), ` v${letter.version}`]],
        ["original job", letter.root !== letter.job_id && h("code", {}, letter.root)],
        ["source", letter.source],
        ["agent", letter.agent && h("code", {}, letter.agent)],
        ["model", letter.model],
        ["worker version", letter.worker_version && h("code", {}, letter.worker_version)],
        ["steps kept", letter.steps_done.length ? letter.steps_done.join(" → ") : "none"],
        ["strategies tried", ways(letter)],
        ["not needed after", letter.not_after && when(letter.not_after)],
        [
          "redrive",
          letter.redrive_id && (me.operator ? link(`#/redrives/${part(letter.redrive_id)}`, letter.redrive_id) : "yes"),
        ],
        ["resolved", letter.resolved_at && [when(letter.resolved_at), " by ", letter.resolved_by]],
        ["earlier letters", letter.lineage.map((id) => [link(`#/letters/${part(id)}`, id), " "])],
        ["owner", letter.owner],
        ["note", letter.note],
      ].filter(([, value]) => value !== false && !(Array.isArray(value) && !value.length)),
    ),
  );
}

function ways(letter) {
  const told = letter.strategies_tried.map((way) =>
    [
      way.model,
      way.agent,
      way.compress_to_tokens && `≤ ${way.compress_to_tokens} tokens`,
      ...way.instructions,
      ...way.constraints,
    ]
      .filter(Boolean)
      .join(", "),
  );
  return told.filter(Boolean).join(" · ");
}

function payload(letter, context) {
  const { preview, cut, missing } = letter.payload;
  return card(
    "The input, redacted",
    missing ? empty(`There is nothing to show: ${missing}.`) : tree(preview),
    cut && h("p", { class: "quiet" }, "Long parts are cut off."),
    !missing &&
      h("div", { class: "actions" }, copies(preview, "JSON"), context.me.operator && button("Get the whole input", () => wholeInput(letter, context), { key: "w" })),
  );
}
