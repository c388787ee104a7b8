// A redrive's request: out of what was typed into the form, and back into the form's address.

import { part } from "../net/api.js";

const FILTERS = ["signature", "code", "kind", "tenant_id", "worker_version", "died_after"];
const NUMBERS = ["limit", "canary", "growth", "watch_seconds", "max_failure_share", "rate_per_second"];

/** The API's words out of the form's. A patch that is not JSON raises. */
export function asked(given, ids = []) {
  const request = { action: given.action, job_type: given.job_type, reason: given.reason, filter: {} };
  if (ids.length) request.filter.letter_ids = ids;
  for (const name of FILTERS) if (given[name]) request.filter[name] = given[name];
  for (const name of NUMBERS) if (given[name]) request[name] = Number(given[name]);
  if (given.action === "discard") return request;
  if (given.fixed) request.fixed = given.fixed;
  if (given.agent) request.strategy = { agent: given.agent };
  if (given.patch) request.patch = parsed(given.patch);
  return request;
}

/** The form again, as it was filled in: the redrive knows all of it, more than an address can hold. */
export function formAgain({ redrive_id: id }) {
  return `#/redrives/new?again=${part(id)}`;
}

/** The form's words out of the API's. */
export function filledIn({ filter, strategy, patch, ...request }) {
  const kept = ["action", "job_type", "reason", "fixed", ...NUMBERS].map((name) => [name, request[name]]);
  const chosen = FILTERS.map((name) => [name, filter[name]]);
  const changed = patch && Object.keys(patch).length ? JSON.stringify(patch) : "";
  const all = [...kept, ...chosen, ["agent", strategy?.agent], ["patch", changed]];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== null && value !== ""));
}

/** Letters that were chosen one by one: of those that it sent, only what still waits, which may be a newer letter. */
export async function idsAgain(redrive, get) {
  const ids = redrive.request.filter.letter_ids ?? [];
  if (!ids.length || redrive.dry_run || !redrive.planned) return ids;
  const newer = new Map();
  for (let begin = 0; begin !== null; ) {
    const page = await get(`redrives/${part(redrive.redrive_id)}/letters`, { begin: String(begin), limit: 200 });
    for (const each of page.letters) newer.set(each.letter_id, OVER.has(each.outcome) ? "" : each.new_letter_id || each.letter_id);
    begin = page.next;
  }
  return ids.map((id) => newer.get(id) ?? id).filter(Boolean);
}

const OVER = new Set(["recovered", "discarded"]);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the change to the payload is not JSON: ${error.message}`);
  }
}
