// Letters as a table. What is alike is said once, as a heading over the letters of one cause; a row says what differs.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, some, usd, when } from "../ui/format.js";
import { badge, rowLink, table } from "../ui/parts.js";
import { KIND, LETTER } from "../ui/words.js";
import { groupHash } from "./group_table.js";

/** Those of one cause stand together, the cause that is met first stands first. */
export function byCause(letters) {
  return Object.values(Object.groupBy(letters, causeOf)).flat();
}

function causeOf({ job_type: lane, signature, code }) {
  return JSON.stringify([lane, signature || code]);
}

/** Of one tenant or one group, what is the same in every row is left out. */
export function letterTable(letters, { tenant = true, cause = true, chosen = null, brief = false, operator = true } = {}) {
  const causes = Object.values(Object.groupBy(letters, causeOf)).map((own) => ({ own, ...alike(own.map((each) => each.summary)) }));
  const differs = new Map(causes.flatMap(({ own, values }) => own.map((letter, at) => [letter, values[at]])));
  const rows = cause ? causes.flatMap(({ own, words }) => [{ across: headed(own, words, operator) }, ...own]) : letters;
  const columns = [
    chosen && [chosen.all(), (letter) => chosen.box(letter), "pick"],
    ["job", (letter) => rowLink(`#/letters/${part(letter.letter_id)}`, letter.job_id), "wide"],
    [...differs.values()].some(Boolean) && ["what differs", (letter) => h("code", {}, differs.get(letter) ?? "")],
    tenant && ["tenant", (letter) => letter.tenant_id],
    ["status", (letter) => badge(LETTER, letter.status)],
    !brief && ["attempts", (letter) => count(letter.attempts), "number"],
    ["spent", (letter) => usd(letter.spend_usd), "number"],
    ["died", (letter) => when(letter.died_at)],
  ];
  const on = chosen && ((letter) => (chosen.is(letter) ? "on" : ""));
  return table("Dead letters", columns.filter(Boolean), rows, on);
}

function headed(own, words, operator) {
  const [first] = own;
  const text = words.length ? words.map((word) => (word === null ? [h("span", { class: "gap" }), " "] : `${word} `)) : first.code;
  const title = operator ? link(groupHash(first), text) : h("span", {}, text);
  return h(
    "div",
    { class: "cause" },
    h("strong", {}, title),
    h("div", { class: "quiet" }, h("code", {}, first.code), ` · ${first.job_type} · `, badge(KIND, first.kind), ` ${some(own.length, "letter")} on this page`),
  );
}

/** The words that all have, with gaps where they differ, and for each what fills its gaps. */
export function alike(texts) {
  const split = texts.map((text) => text.split(/\s+/).filter(Boolean));
  const [first] = split;
  if (split.some((words) => words.length !== first.length)) return { words: first, values: texts.map((text) => (text === texts[0] ? "" : text)) };
  const same = first.map((word, at) => split.every((words) => words[at] === word));
  return {
    words: first.map((word, at) => (same[at] ? word : null)),
    values: split.map((words) => words.filter((_, at) => !same[at]).join(" · ")),
  };
}
