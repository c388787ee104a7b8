// The search: a field in the header, the key `/`, and a page of its own. All show the same results.

import { part } from "../net/api.js";
import { h } from "./dom.js";
import { some } from "./format.js";
import { hashOf } from "../routes.js";
import { groupHash } from "../letters/group_table.js";
import { JOB, LETTER, REDRIVE } from "./words.js";

const PAUSE_MS = 220;
const SHORTEST = 2;
const A_FEW = 8; // of each noun: lambdas/core/operate/find.py

export function findField(api) {
  const found = h("div", { class: "found", role: "listbox", "aria-label": "Results", hidden: true });
  const input = h("input", {
    type: "search",
    id: "find",
    "aria-label": "Search",
    placeholder: "Find a job, letter, tenant, code…",
    autocomplete: "off",
    spellcheck: "false",
  });
  let asked = 0;
  const look = async () => {
    const text = input.value.trim();
    const mine = (asked += 1);
    found.hidden = text.length < SHORTEST;
    if (found.hidden) return;
    const answer = await api.get("search", { q: text }).catch((error) => error);
    if (mine === asked) found.replaceChildren(...(answer instanceof Error ? [h("p", {}, answer.message)] : results(answer)));
  };
  let timer = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MS);
  });
  const form = h("form", { class: "find", role: "search" }, input, h("kbd", { "aria-hidden": "true" }, "/"), found);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.hidden ? null : found.querySelector("a");
    if (first) first.click();
    else location.hash = hashOf("/search", { q: input.value.trim() });
    close();
  });
  const close = () => {
    found.hidden = true;
    input.blur();
  };
  form.addEventListener("keydown", (event) => walk(event, input, found, close));
  found.addEventListener("click", () => setTimeout(close));
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) setTimeout(() => (found.hidden = true), 150);
  });
  return form;
}

function walk(event, input, found, close) {
  if (event.key === "Escape") return close();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const rows = [input, ...found.querySelectorAll("a")];
  const at = rows.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
  rows[Math.min(Math.max(at, 0), rows.length - 1)].focus();
}

/** One heading and a row for each thing that was found; or a sentence that nothing was. */
export function results(found) {
  const parts = [
    section("Jobs", found.jobs, (each) => [jobAddress(each), each.job_id, `${each.tenant_id} · ${each.job_type}`, JOB[each.status]?.[1]]),
    section("Letters", found.letters, (each) => [`#/letters/${part(each.letter_id)}`, each.letter_id, `${each.code} · ${each.summary}`, LETTER[each.status]?.[1]]),
    section("Redrives", found.redrives, (each) => [`#/redrives/${part(each.redrive_id)}`, each.redrive_id, each.reason, REDRIVE[each.status]?.[1]]),
    section("Tenants", found.tenants, (each) => [`#/tenants/${part(each.tenant_id)}`, each.tenant_id, "", some(each.open_letters, "letter")]),
    section("Codes", found.codes, (each) => [hashOf("/letters", { job_type: each.job_type, code: each.code }), each.code, each.job_type, some(each.open_letters, "letter")]),
    section("Causes", found.groups, (each) => [groupHash(each), each.signature, each.summary || each.code, each.job_type]),
  ];
  const shown = parts.flat();
  return shown.length ? shown : [h("p", {}, "Nothing is known by that. A job is found by its whole id, while it is parked by how its id begins. Of the letters that wait, the newest 100 of each lane and status are compared.")];
}

function jobAddress(each) {
  return `#/jobs/${part(each.tenant_id)}/${part(each.job_type)}/${part(each.job_id)}`;
}

function section(title, rows, told) {
  if (!rows.length) return [];
  const lines = rows.map((row) => {
    const [href, name, about, beside] = told(row);
    return h("a", { href, "data-row": true }, h("code", {}, name), h("span", {}, about), h("span", { class: "quiet" }, beside ?? ""));
  });
  return [h("h2", {}, rows.length === A_FEW ? `${title}, the first ${A_FEW}` : title), ...lines];
}
