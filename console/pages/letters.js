// Letters: those that wait, of every lane, unless the address says otherwise. Many can be chosen and acted on together.

import { h, link } from "../ui/dom.js";
import { total } from "../ui/drawn.js";
import { field, typed } from "../ui/forms.js";
import { count, some } from "../ui/format.js";
import { choice } from "../letters/choice.js";
import { byCause, letterTable } from "../letters/letter_table.js";
import { empty, heading, panel } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { KIND, LETTER } from "../ui/words.js";

const ID = /^(job|dl|letter|rd|proposed|auto)[_-]/i;

export default {
  every: 10_000,
  title: () => "Letters",

  async load({ get, query, me }) {
    const asked = get("dead-letters", { ...asks(query), limit: 50 });
    const known = me.operator ? (await get("lanes")).lanes : [];
    const lanes = known.map((lane) => lane.job_type);
    const parked = known.filter((lane) => lane.breakers_open && (!query.job_type || lane.job_type === query.job_type)).map((lane) => lane.parked);
    const page = await asked;
    return { lanes, parked, ...page, letters: byCause(page.letters) };
  },

  view({ lanes, parked, letters, cursor, counted }, context) {
    const { query, me, go } = context;
    const chosen = me.operator ? choice(letters, query, { ...context, more: cursor !== null, asked: asks(query) }) : null;
    return [
      heading(title(counted, query, me)),
      filters(lanes, query, me, go),
      panel(
        letters.length
          ? letterTable(letters, { tenant: me.operator, chosen, operator: me.operator })
          : [nothing(query, cursor, lanes), !cursor && behind(parked)],
      ),
      chosen?.bar,
      h(
        "p",
        { class: "actions" },
        query.cursor && link(hashOf("/letters", { ...query, cursor: "" }), "Back to the first", { class: "button", rel: "prev" }),
        cursor && link(hashOf("/letters", { ...query, cursor }), query.order === "oldest" ? "Newer" : "Older", { class: "button", rel: "next" }),
        cursor && counted !== null && h("span", { class: "quiet" }, `${count(letters.length)} of ${count(counted)} shown`),
      ),
    ].filter(Boolean);
  },
};

/** What the API is asked: how long ago becomes a time, to the minute, so that a refresh asks the same again. */
export function asks({ within, ...query }) {
  const ago = WITHIN.find(([each]) => each === within)?.[2];
  const since = ago ? { since: new Date(Math.floor(Date.now() / 60_000 - ago) * 60_000).toISOString() } : {};
  return { status: "waiting", ...query, ...since };
}

const WITHIN = [
  ["", "at any time"],
  ["1h", "in the last hour", 60],
  ["6h", "in the last 6 hours", 360],
  ["24h", "in the last 24 hours", 1_440],
  ["7d", "in the last 7 days", 10_080],
];
const ORDER = [
  ["", "newest first"],
  ["oldest", "oldest first"],
];

function title(counted, query, me) {
  if (counted === null || counted === undefined) return me.operator ? "Letters" : "Your dead letters";
  const word = query.status && query.status !== "waiting" ? LETTER[query.status]?.[1] : "";
  return word ? `${some(counted, `${word} letter`)}` : `${some(counted, "letter")} ${counted === 1 ? "waits" : "wait"}`;
}

/** An empty list says what was asked for, and helps where an id stands in the wrong field. */
function nothing(query, cursor, lanes) {
  if (cursor) return empty("None on this page; there may be more further on.");
  const wrong = ["code", "tenant_id", "signature"].map((name) => query[name]).find((text) => ID.test(text ?? ""));
  if (wrong)
    return empty(
      `No letters with ${named(query)}. “${wrong}” looks like an id.`,
      link(`#/search?q=${encodeURIComponent(wrong)}`, `Search for ${wrong}`, { class: "button" }),
    );
  if (query.job_type && lanes.length && !lanes.includes(query.job_type))
    return empty(`There is no lane ${query.job_type}. Lanes: ${lanes.join(", ")}.`);
  const asked = named(query);
  if (!asked) return empty("No letter waits, in any lane.");
  return empty(`No letters with ${asked}.`, link("#/letters", "All that wait", { class: "button" }));
}

/** No letter is no good news while jobs are parked: none of them has died yet. */
function behind(parked) {
  const jobs = total(parked);
  return parked.length > 0 && h("p", { class: "state" }, link("#/breakers", `${some(jobs, "job")} ${jobs === 1 ? "is" : "are"} parked behind open breakers`), ": none of them has died.");
}

function named({ cursor: _, ...query }) {
  return Object.entries(query)
    .filter(([, value]) => value)
    .map(([name, value]) => `${NAMES[name] ?? name} ${value}`)
    .join(", ");
}

const NAMES = { within: "died within", order: "order", job_type: "lane", tenant_id: "tenant", status: "status", kind: "kind", code: "code", signature: "signature" };

function filters(lanes, query, me, go) {
  const words = (table, all) => [
    ...(all ? [all] : []),
    ...Object.entries(table).map(([word, [, text]]) => [word, text]),
  ];
  const choose = (event) => {
    event.preventDefault();
    const { status, ...given } = typed(event.currentTarget);
    go(hashOf("/letters", { ...given, status: status === "waiting" ? "" : status }));
  };
  return h(
    "form",
    { class: "filters", onchange: choose, onsubmit: choose },
    field({
      name: "status",
      label: "Status",
      kind: "choice",
      options: words(LETTER, ["waiting", "all that wait"]),
      value: query.status ?? "waiting",
    }),
    me.operator
      ? field({
          name: "job_type",
          label: "Lane",
          kind: "choice",
          options: [["", "every lane"], ...lanes.map((lane) => [lane, lane])],
          value: query.job_type,
        })
      : field({ name: "job_type", label: "Lane", value: query.job_type ?? "", pattern: "[a-z][a-z0-9\\-]*" }),
    me.operator && field({ name: "tenant_id", label: "Tenant", value: query.tenant_id ?? "" }),
    field({ name: "kind", label: "Kind", kind: "choice", options: words(KIND, ["", "any"]), value: query.kind }),
    field({ name: "code", label: "Code", value: query.code ?? "" }),
    field({ name: "within", label: "Died", kind: "choice", options: WITHIN, value: query.within }),
    field({ name: "order", label: "Order", kind: "choice", options: ORDER, value: query.order }),
    query.signature && field({ name: "signature", label: "Signature", value: query.signature }),
  );
}
