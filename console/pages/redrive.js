// One redrive, live: its blast radius, then its waves, then how it ended. A dry run leads on to the real one.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, some, when } from "../ui/format.js";
import { badge, card, copies, facts, go, heading, sentence, table, tag } from "../ui/parts.js";
import { radius, whyNothing } from "../redrives/radius.js";
import { buttons } from "../redrives/redrive_actions.js";
import { formAgain } from "../redrives/redrive_request.js";
import { progress } from "../redrives/redrive_table.js";
import { A_PAGE, counted, listed, number, sentList, waves as drawnWaves } from "../redrives/sent.js";
import { hashOf } from "../routes.js";
import { stepOf, steps } from "../redrives/steps.js";
import { eventList } from "../ui/timeline.js";
import { ENDED, PROPOSALS, REDRIVE } from "../ui/words.js";

const LIMIT = 200; // letters of a redrive, unless asked otherwise

export default {
  operators: true,
  every: (redrive) => (ENDED.has(redrive.status) ? 0 : 2_000),
  title: (redrive) => `Redrive, ${redrive.status.replaceAll("_", " ")}`,

  async load({ get, args, query }) {
    const path = `redrives/${part(args.redrive_id)}`;
    const redrive = await get(path);
    const { begin, outcome } = query;
    const shown = await (redrive.planned && !redrive.dry_run && !PROPOSALS.has(redrive.status) ? get(`${path}/letters`, { begin, outcome, limit: A_PAGE }) : NONE);
    return { ...counted(redrive, shown, query), listed: shown, left: isOver(redrive) ? await leftOf(redrive, get) : null };
  },

  view(redrive, context) {
    return [
      heading(redrive.reason, { above: above(redrive), after: buttons(redrive, context) }),
      steps(stepOf(redrive), { halted: "halted", done: "done" }[redrive.status]),
      h(
        "p",
        { class: "marks", role: "status" },
        badge(REDRIVE, redrive.status),
        " ",
        `${sentence(REDRIVE, redrive.status)}.`,
        redrive.status === "watching" && " The wave is judged as soon as it has settled.",
      ),
      PROPOSALS.has(redrive.status) && redrive.outcome && h("p", { class: "lead" }, redrive.outcome),
      isOver(redrive) && verdict(redrive),
      redrive.waves.length > 0 && card("Waves", total(redrive), drawnWaves(redrive, redrive.listed.letters), waves(redrive)),
      redrive.status !== "planning" && !PROPOSALS.has(redrive.status) && radius(redrive),
      redrive.listed.letters !== NONE.letters && sentList(redrive, redrive.listed, context.query),
      h("div", { class: "columns" }, request(redrive), card("History", eventList(redrive.history))),
    ].filter(Boolean);
  },
};

const NONE = { letters: [], next: null };

function isOver(redrive) {
  return ENDED.has(redrive.status) && !redrive.dry_run && !PROPOSALS.has(redrive.status);
}

/** How many letters of its filter still wait; null if no counter knows. */
async function leftOf({ job_type, request: { filter } }, get) {
  const { letter_ids: ids, worker_version: version, died_before: before, died_after: since, ...named } = filter;
  if (ids || version || before) return null;
  const page = await get("dead-letters", { job_type, ...named, since, limit: 1 }).catch(() => null);
  return page && page.counted;
}

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
    redrive.status === "halted" && redrive.waves.length > 0 && h("p", {}, `It halted at ${redrive.waves.length > 1 ? `wave ${redrive.waves.at(-1).number}` : "the canary"}.`),
    redrive.status !== "done" && h("p", {}, redrive.status === "nothing_to_send" ? whyNothing(redrive.plan) : redrive.outcome || sentence(REDRIVE, redrive.status)),
    redrive.died_again > 0 && h("p", {}, whatNow(redrive)),
    notSent(redrive),
    h(
      "div",
      { class: "actions" },
      redrive.died_again > 0 &&
        go(formAgain(redrive), "Change something and try again", { tone: "main", key: "p" }),
      redrive.status === "nothing_to_send" && go(formAgain(redrive), "Choose again", { key: "e" }),
      !redrive.died_again && redrive.left > 0 && go(formAgain(redrive), onwards(redrive), { tone: "main", key: "p" }),
      group && go(`#/groups/${part(redrive.job_type)}/${part(group)}`, "Back to the group", { key: "o" }),
    ),
  );
}

/** Of what it was to send, and halted before. */
function notSent(redrive) {
  const left = redrive.planned - redrive.sent;
  if (redrive.status !== "halted" || left <= 0) return null;
  return h("p", {}, link(listed(redrive, "not_sent"), some(left, "letter")), ` ${left === 1 ? "was" : "were"} not sent, and ${left === 1 ? "waits" : "wait"} as before.`);
}

/** One redrive sends so many at most: the next sends as many again. */
function onwards({ left, request }) {
  const next = Math.min(left, request.limit ?? LIMIT);
  return next < left ? `Go on with the next ${count(next)} of ${some(left, "letter")}` : `Go on with the ${some(left, "letter")} that ${left === 1 ? "is" : "are"} left`;
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
      `${count(redrive.sent)} of ${count(redrive.planned)} sent · `,
      number(redrive, redrive.recovered, "recovered"),
      " recovered · ",
      number(redrive, redrive.died_again, "died_again"),
      " died again",
    ),
  );
}

function waves(redrive) {
  return table(
    "Waves",
    [
      ["wave", (wave) => (wave.number === 1 ? "canary" : `wave ${wave.number}`), "title"],
      ["letters", (wave) => link(hashOf(`/redrives/${part(redrive.redrive_id)}`, { begin: String(wave.begin) }), count(wave.end - wave.begin)), "number"],
      ["sent", (wave) => count(wave.sent), "number"],
      ["recovered", (wave) => number(redrive, wave.recovered, "recovered"), "number"],
      ["died again", (wave) => h("span", { class: wave.died_again ? "bad" : "" }, number(redrive, wave.died_again, "died_again")), "number"],
      ["under way", (wave) => number(redrive, wave.waiting, "waiting"), "number"],
      ["waits", (wave) => number(redrive, wave.suspended, "suspended"), "number"],
      ["parked", (wave) => number(redrive, wave.parked, "parked"), "number"],
      ["recalled", (wave) => number(redrive, wave.recalled, "recalled"), "number"],
      ["began", (wave) => when(wave.began_at)],
      ["verdict", verdictOf, "wide"],
    ],
    redrive.waves,
  );
}

const VERDICTS = { next: "went well", done: "went well", wait: "being watched", halt: "halts the redrive" };

function verdictOf({ verdict, reason }) {
  return [verdict ? (VERDICTS[verdict] ?? verdict) : "…", reason && h("span", { class: "quiet" }, `: ${reason}`)];
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
          .map(([name, value]) => `${name.replaceAll("_", " ")} ${aFew([value].flat())}`)
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
      ["requested by", [redrive.starter, " ", redrive.verified ? tag("good", "verified", "their sign-in proved who they are") : tag("warn", "not verified", "nobody signed in to ask for it: it takes two people to approve")]],
      ["began", when(redrive.started_at)],
      ["ended", redrive.ended_at && when(redrive.ended_at)],
      ["approved by", redrive.approvals.join(", ") || redrive.approved_by],
      ["aborted by", redrive.aborted_by],
      ["execution", execution(redrive.execution)],
    ]),
    copies(JSON.stringify(redrive.request, null, 2), "JSON input"),
  );
}

function aFew(values) {
  const named = values.slice(0, 3).join(", ");
  return values.length > 3 ? `${named} and ${count(values.length - 3)} more` : named;
}

/** Of Step Functions, in the account that it runs in. */
function execution(arn) {
  const [, , , region] = (arn ?? "").split(":");
  if (!region) return "";
  return link(`https://${region}.console.aws.amazon.com/states/home?region=${region}#/v2/executions/details/${arn}`, "in Step Functions");
}
