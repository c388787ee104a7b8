// The letters of a redrive, as they settle: a cell for each in its wave, and a list. Both are links.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { key } from "../ui/drawn.js";
import { count, some, when } from "../ui/format.js";
import { badge, cardWith, empty, go, rowLink, table } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { OUTCOME } from "../ui/words.js";

const CELLS = 100; // of one wave
export const A_PAGE = 200;
const FIRST = 30; // at once, the others fold

/** The machine writes its counts when it looks; the letters know sooner. Of a wave that is listed whole, theirs are shown. */
export function counted(redrive, { letters }, { outcome }) {
  if (outcome || redrive.action === "discard") return redrive;
  const byWave = Object.groupBy(letters, (letter) => letter.wave);
  const waves = redrive.waves.map((wave) => {
    const own = byWave[wave.number] ?? [];
    const of = (word) => own.filter((letter) => letter.outcome === word).length;
    if (own.length !== wave.end - wave.begin) return wave;
    const counts = Object.fromEntries(["recovered", "died_again", "waiting", "suspended", "parked", "recalled"].map((word) => [word, of(word)]));
    return { ...wave, ...counts, sent: Math.max(wave.sent, own.length - of("not_sent")) };
  });
  const sum = (name) => waves.reduce((all, wave) => all + wave[name], 0);
  return { ...redrive, waves, sent: sum("sent"), recovered: sum("recovered"), died_again: sum("died_again") };
}

/** Where its letters of one outcome are listed; every number on the page leads there. */
export function listed(redrive, outcome, begin) {
  return hashOf(`/redrives/${part(redrive.redrive_id)}`, { outcome, begin });
}

export function number(redrive, value, outcome) {
  return value ? link(listed(redrive, outcome), count(value)) : count(value ?? 0);
}

/** A cell for each letter; of a large wave, for as many as a hundredth of it. */
export function waves(redrive, letters) {
  const known = redrive.waves;
  const planned = redrive.plan.waves.slice(known.length).map((size, at) => ({ number: known.length + at + 1, begin: 0, end: size }));
  const byWave = Object.groupBy(letters, (letter) => letter.wave);
  const halted = redrive.status === "halted" && known.at(-1)?.number;
  const all = [...known, ...planned].map((wave) => drawn(redrive, wave, byWave[wave.number] ?? [], wave.number === halted));
  return [h("div", { class: "waves" }, all), h("p", {}, ["recovered", "died_again", "waiting", "parked"].map((each) => key(OUTCOME[each][0], OUTCOME[each][1])))];
}

function drawn(redrive, wave, letters, halted) {
  const size = wave.end - wave.begin;
  const whole = letters.length === size && size <= CELLS;
  const label = `${some(size, "letter")}: ${wave.recovered ?? 0} recovered, ${wave.died_again ?? 0} died again`;
  const each = Math.ceil(size / CELLS);
  const cells = whole ? letters.map(cell) : shares(wave, size, each);
  return h(
    "figure",
    {},
    h("div", { class: "cells", ...(whole ? { role: "group" } : { role: "img" }), "aria-label": label }, cells),
    h("figcaption", {}, wave.number === 1 ? "canary" : `wave ${wave.number}`, ` · ${count(size)}`, each > 1 && `, a cell is ${each}`, halted && h("strong", { class: "bad" }, " · halted here")),
  );
}

function cell(letter) {
  const [tone, text] = OUTCOME[letter.outcome];
  return link(`#/letters/${part(letter.new_letter_id || letter.letter_id)}`, "", { class: letter.outcome === "not_sent" ? "" : tone, title: `${letter.tenant_id} ${letter.job_id}: ${text}`, "aria-label": `${letter.letter_id}: ${text}` });
}

function shares(wave, size, each) {
  const counts = ["recovered", "died_again", "parked", "waiting", "suspended"].map((name) => [wave[name] ?? 0, OUTCOME[name][0]]);
  const known = counts.flatMap(([value, tone]) => Array(Math.ceil(value / each)).fill(tone)).slice(0, CELLS);
  const rest = Array(Math.max(0, Math.ceil(size / each) - known.length)).fill("");
  return [...known, ...rest].map((tone) => h("i", { class: tone }));
}

/** With what became of each, and when. */
export function sentList(redrive, { letters, next }, query) {
  const job = (each) => `#/jobs/${part(each.tenant_id)}/${part(redrive.job_type)}/${part(each.job_id)}${each.version > 1 ? `?version=${each.version}` : ""}`;
  const columns = [
    ["letter", (each) => rowLink(`#/letters/${part(each.letter_id)}`, each.letter_id), "wide"],
    ["tenant", (each) => each.tenant_id],
    ["wave", (each) => (each.wave === 1 ? "canary" : each.wave || "–")],
    ["what became of it", (each) => [badge(OUTCOME, each.outcome), each.same_cause && h("span", { class: "quiet" }, " of the same cause")]],
    ["runs as", (each) => (each.outcome === "not_sent" || redrive.action === "discard" ? "–" : link(job(each), "its job"))],
    ["new letter", (each) => (each.new_letter_id ? link(`#/letters/${part(each.new_letter_id)}`, each.new_letter_id) : "–")],
    ["when", (each) => (each.at ? when(each.at) : "–")],
  ];
  const word = OUTCOME[query.outcome]?.[1];
  const none = next === null ? (word ? `None of its letters: ${word}.` : "Its letters are being selected.") : "None among these; there may be some further on.";
  return cardWith(
    word ? `Its letters: ${word}` : "Its letters",
    query.outcome || query.begin ? link(listed(redrive), "show all") : "in the order in which they are sent",
    letters.length ? table("Letters of this redrive", columns, letters.slice(0, FIRST)) : empty(none),
    letters.length > FIRST && h("details", {}, h("summary", {}, "The others"), table("More letters of this redrive", columns, letters.slice(FIRST))),
    next !== null && h("p", { class: "actions" }, go(listed(redrive, query.outcome, String(next)), "More"), h("span", { class: "quiet" }, `from the ${count(next + 1)}th of ${count(redrive.planned)}`)),
  );
}
