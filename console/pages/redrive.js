// One redrive, live: its blast radius, then its waves, then how it ended. A dry run leads on to the real one.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, some, when } from "../ui/format.js";
import { badge, card, copies, facts, heading, sentence, table } from "../ui/parts.js";
import { radius } from "../redrives/radius.js";
import { buttons } from "../redrives/redrive_actions.js";
import { formAgain } from "../redrives/redrive_request.js";
import { progress } from "../redrives/redrive_table.js";
import { hashOf } from "../routes.js";
import { stepOf, steps } from "../redrives/steps.js";
import { eventList } from "../ui/timeline.js";
import { ENDED, PROPOSALS, REDRIVE } from "../ui/words.js";

const CELLS = 100;

export default {
  operators: true,
  every: (redrive) => (ENDED.has(redrive.status) ? 0 : 2_000),
  title: (redrive) => `Redrive, ${redrive.status.replaceAll("_", " ")}`,

  /** With what is left of its group, once it has ended. */
  async load({ get, args }) {
    const redrive = await get(`redrives/${part(args.redrive_id)}`);
    const { signature } = redrive.request.filter;
    const over = ENDED.has(redrive.status) && !redrive.dry_run && !PROPOSALS.has(redrive.status);
    if (!over || !signature) return { ...redrive, left: null };
    const group = await get(`groups/${part(signature)}`, { job_type: redrive.job_type }).catch(() => null);
    return { ...redrive, left: group && group.open_letters };
  },


  view(redrive, context) {
    return [
      heading(redrive.reason, { above: above(redrive), after: buttons(redrive, context) }),
      steps(stepOf(redrive), redrive.status === "halted"),
      h(
        "p",
        { class: "marks", role: "status" },
        badge(REDRIVE, redrive.status),
        " ",
        `${sentence(REDRIVE, redrive.status)}.`,
        redrive.status === "watching" && " The wave is judged as soon as it has settled.",
      ),
      PROPOSALS.has(redrive.status) && redrive.outcome && h("p", { class: "lead" }, redrive.outcome),
      ENDED.has(redrive.status) && !redrive.dry_run && !PROPOSALS.has(redrive.status) && verdict(redrive),
      redrive.waves.length > 0 && card("Waves", total(redrive), drawnWaves(redrive), waves(redrive)),
      redrive.status !== "planning" && !PROPOSALS.has(redrive.status) && radius(redrive),
      h("div", { class: "columns" }, request(redrive), card("History", eventList(redrive.history))),
    ].filter(Boolean);
  },
};

function above(redrive) {
  return [
    redrive.dry_run ? "Dry run" : PROPOSALS.has(redrive.status) ? "Proposal" : "Redrive",
    " in ",
    link(hashOf("/groups", { job_type: redrive.job_type }), redrive.job_type),
    " · ",
    h("code", {}, redrive.redrive_id),
  ];
}

function verdict(redrive) {
  const well = redrive.died_again ? "warn" : redrive.sent ? "good" : "dull";
  const tone = ["done", "nothing_to_send"].includes(redrive.status) ? well : "bad";
  const group = redrive.request.filter.signature;
  return h(
    "section",
    { class: `card verdict-card ${tone}`, "aria-label": "Verdict" },
    h("h2", {}, redrive.sent ? `${some(redrive.recovered, "letter")} recovered, ${count(redrive.died_again)} died again` : "Nothing was sent"),
    redrive.status === "halted" && h("p", {}, `It halted at ${redrive.waves.length > 1 ? `wave ${redrive.waves.at(-1).number}` : "the canary"}.`),
    redrive.status !== "done" && h("p", {}, redrive.outcome || sentence(REDRIVE, redrive.status)),
    redrive.died_again > 0 && h("p", {}, whatNow(redrive)),
    h(
      "div",
      { class: "actions" },
      redrive.died_again > 0 &&
        link(formAgain(redrive.request), "Change something and try again", { class: "button main" }),
      !redrive.died_again &&
        redrive.left > 0 &&
        link(formAgain(redrive.request), `Go on with the ${some(redrive.left, "letter")} that are left`, { class: "button main" }),
      group && link(`#/groups/${part(redrive.job_type)}/${part(group)}`, "Back to the group", { class: "button" }),
    ),
  );
}

function whatNow({ waves }) {
  const same = waves.some((wave) => wave.same_signature);
  const why = same ? "They died of the same cause, so it is still there" : "They died of another cause";
  return `${why}. Nothing more was sent. Each letter that died again has a new letter, which waits in its group.`;
}

function total(redrive) {
  return h(
    "div",
    { class: "total" },
    progress(redrive),
    h(
      "p",
      {},
      `${count(redrive.sent)} of ${count(redrive.planned)} sent · ${count(redrive.recovered)} recovered · ${count(redrive.died_again)} died again`,
    ),
  );
}

/** A cell for each letter; of a large wave, for as many as a hundredth of it. */
function drawnWaves({ waves: known, plan }) {
  const planned = plan.waves.slice(known.length).map((letters, at) => ({ number: known.length + at + 1, begin: 0, end: letters }));
  return h("div", { class: "waves" }, [...known, ...planned].map(drawnWave));
}

function drawnWave(wave) {
  const letters = wave.end - wave.begin;
  const each = Math.ceil(letters / CELLS);
  const counts = [
    [wave.recovered, "good"],
    [wave.died_again, "bad"],
    [wave.parked, "warn"],
    [wave.waiting, "busy"],
  ];
  const cells = counts.flatMap(([number, tone]) => Array(Math.ceil((number ?? 0) / each)).fill(tone)).slice(0, CELLS);
  const rest = Array(Math.max(0, Math.ceil(letters / each) - cells.length)).fill("");
  const label = `${some(letters, "letter")}: ${wave.recovered ?? 0} recovered, ${wave.died_again ?? 0} died again`;
  return h(
    "figure",
    {},
    h("div", { class: "cells", role: "img", "aria-label": label }, [...cells, ...rest].map((tone) => h("i", { class: tone }))),
    h("figcaption", {}, wave.number === 1 ? "canary" : `wave ${wave.number}`, ` · ${count(letters)}`, each > 1 && `, a cell is ${each}`),
  );
}

function waves({ waves: known, job_type: lane, request }) {
  const listed = (status) => hashOf("/letters", { job_type: lane, signature: request.filter.signature, status });
  const linked = (number, status) => (number ? link(listed(status), count(number)) : count(number));
  return table(
    "Waves",
    [
      ["wave", (wave) => (wave.number === 1 ? "canary" : `wave ${wave.number}`)],
      ["letters", (wave) => count(wave.end - wave.begin), "number"],
      ["sent", (wave) => count(wave.sent), "number"],
      ["recovered", (wave) => linked(wave.recovered, "recovered"), "number"],
      ["died again", (wave) => h("span", { class: wave.died_again ? "bad" : "" }, linked(wave.died_again, "")), "number"],
      ["waiting", (wave) => count(wave.waiting + wave.parked), "number"],
      ["recalled", (wave) => count(wave.recalled), "number"],
      ["began", (wave) => when(wave.began_at)],
      ["verdict", (wave) => [wave.verdict || "…", wave.reason && `: ${wave.reason}`], "wide"],
    ],
    known,
  );
}

function request(redrive) {
  const { filter, patch, fixed, strategy, canary, growth, limit } = redrive.request;
  return card(
    "The request",
    facts([
      ["action", redrive.action],
      [
        "letters with",
        Object.entries(filter)
          .map(([name, value]) => `${name.replaceAll("_", " ")} ${[value].flat().slice(0, 3).join(", ")}`)
          .join("; "),
      ],
      ["fixed", fixed],
      ["agent", strategy?.agent && h("code", {}, strategy.agent)],
      ["canary", canary && redrive.action !== "discard" && `${some(canary, "letter")}, then × ${growth}`],
      ["at most", limit && some(limit, "letter")],
      [
        "change to the payload",
        patch && Object.keys(patch).length ? h("code", {}, JSON.stringify(patch).slice(0, 300)) : "",
      ],
      ["requested by", redrive.started_by],
      ["began", when(redrive.started_at)],
      ["ended", redrive.ended_at && when(redrive.ended_at)],
      ["approved by", redrive.approved_by],
      ["aborted by", redrive.aborted_by],
      ["execution", execution(redrive.execution)],
    ]),
    copies(JSON.stringify(redrive.request, null, 2), "JSON input"),
  );
}

/** Of Step Functions, in the account that it runs in. */
function execution(arn) {
  const [, , , region] = (arn ?? "").split(":");
  if (!region) return "";
  return link(`https://${region}.console.aws.amazon.com/states/home?region=${region}#/v2/executions/details/${arn}`, "in Step Functions");
}
