// A redrive's request: out of what was typed into the form, and back into the form's address.

import { hashOf } from "../routes.js";

const FILTERS = ["signature", "code", "kind", "tenant_id", "worker_version", "died_after"];
const NUMBERS = ["limit", "canary", "growth", "watch_seconds", "max_failure_share", "rate_per_second"];

/** The API's words out of the form's. A patch that is not JSON raises. */
export function asked(given) {
  const request = { action: given.action, job_type: given.job_type, reason: given.reason, filter: {} };
  for (const name of FILTERS) if (given[name]) request.filter[name] = given[name];
  for (const name of NUMBERS) if (given[name]) request[name] = Number(given[name]);
  if (given.action === "discard") return request;
  if (given.fixed) request.fixed = given.fixed;
  if (given.agent) request.strategy = { agent: given.agent };
  if (given.patch) request.patch = parsed(given.patch);
  return request;
}

/** The form again, as it was filled in. */
export function formAgain({ filter, strategy, ...request }) {
  const kept = ["action", "job_type", "reason", "fixed", "canary", "watch_seconds"].map((name) => [name, request[name]]);
  const chosen = FILTERS.map((name) => [name, filter[name]]);
  return hashOf("/redrives/new", Object.fromEntries([...kept, ...chosen, ["agent", strategy?.agent]]));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the change to the payload is not JSON: ${error.message}`);
  }
}
