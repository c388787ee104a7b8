// The HTTP API as the pages use it: the token goes along, a refusal becomes an error that knows what to do.

const PATIENCE_MS = 25_000;

export class Refused extends Error {
  constructor(status, problem) {
    super(problem.detail || problem.message || `the API answered ${status}`);
    this.status = status;
    this.code = problem.code || "";
    this.title = problem.title || "That did not work";
    this.toDo = problem.to_do || "";
    this.faults = problem.faults || [];
    this.requestId = problem.request_id || "";
  }
}

export class Unreachable extends Error {
  title = "The API is not responding";
  toDo = "this page tries again automatically";
}

/** `session` gives the token, and a new one when it was refused; without one the person signs in again. */
export function makeApi(session) {
  const base = new URL("../v1/", document.baseURI);

  async function ask(method, path, asked, again = true) {
    const answer = await fetched(addressOf(base, path, asked.query), requestOf(method, asked, session.token()));
    if (answer.status === 401 && again && (await session.renew())) return ask(method, path, asked, false);
    if (answer.status === 401) session.lost();
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused(answer.status, told);
    return told;
  }

  return {
    get: (path, query, signal) => ask("GET", path, { query, signal }),
    post: (path, body, key) => ask("POST", path, { body, key }),
  };
}

export const part = (text) => encodeURIComponent(text);

function addressOf(base, path, query = {}) {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url;
}

function requestOf(method, { body, key, signal }, token) {
  const headers = { authorization: `Bearer ${token}` };
  if (body) headers["content-type"] = "application/json";
  if (key) headers["idempotency-key"] = key;
  return { method, headers, body: body && JSON.stringify(body), signal };
}

async function fetched(url, request) {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
  try {
    return await fetch(url, { ...request, signal, cache: "no-store", credentials: "omit" });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Unreachable(late.aborted ? "no response within 25 s" : "no connection");
  }
}
