// Letters as a table, newest first.

import { part } from "../net/api.js";
import { h } from "../ui/dom.js";
import { count, usd, when } from "../ui/format.js";
import { badge, rowLink, table } from "../ui/parts.js";
import { KIND, LETTER } from "../ui/words.js";

/** Of one tenant or one group, what is the same in every row is left out. */
export function letterTable(letters, { tenant = true, cause = true, chosen = null } = {}) {
  // What is alike is said once: of neighbours with one cause, the first has its words, the others what differs.
  const isNew = (letter) => {
    const before = letters[letters.indexOf(letter) - 1];
    return !before || before.signature !== letter.signature || before.job_type !== letter.job_type || before.summary !== letter.summary;
  };
  const columns = [
    chosen && [chosen.all(), (letter) => chosen.box(letter), "pick"],
    cause ? ["died of", (letter) => died(letter, isNew(letter)), "wide"] : ["job", (letter) => opens(letter, letter.job_id), "wide"],
    ["status", (letter) => badge(LETTER, letter.status)],
    cause && ["kind", (letter) => badge(KIND, letter.kind)],
    tenant && ["tenant", (letter) => letter.tenant_id],
    cause && ["lane", (letter) => letter.job_type],
    ["attempts", (letter) => count(letter.attempts), "number"],
    ["spent", (letter) => usd(letter.spend_usd), "number"],
    ["died", (letter) => when(letter.died_at)],
  ];
  const on = chosen && ((letter) => (chosen.is(letter) ? "on" : ""));
  return table("Dead letters", columns.filter(Boolean), letters, on);
}

function died(letter, isNew) {
  if (!isNew) return h("div", { class: "alike" }, opens(letter, letter.job_id));
  const about = h("div", { class: "quiet" }, h("code", {}, letter.code), ` · ${letter.job_id}`);
  return h("div", { class: "cause" }, h("div", {}, opens(letter, letter.summary || letter.code)), about);
}

function opens(letter, text) {
  return rowLink(`#/letters/${part(letter.letter_id)}`, text);
}
