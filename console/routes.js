// Every page by its address. An address is all a page needs, so that each can be sent to somebody.

import breaker from "./pages/breaker.js";
import breakers from "./pages/breakers.js";
import causes from "./pages/causes.js";
import group from "./pages/group.js";
import groups from "./pages/groups.js";
import job from "./pages/job.js";
import letter from "./pages/letter.js";
import letters from "./pages/letters.js";
import overview from "./pages/overview.js";
import questions from "./pages/questions.js";
import redrive from "./pages/redrive.js";
import redriveNew from "./pages/redrive_new.js";
import redrives from "./pages/redrives.js";
import search from "./pages/search.js";
import tenant from "./pages/tenant.js";
import tenants from "./pages/tenants.js";

const PAGES = {
  "/overview": overview,
  "/groups": groups,
  "/groups/:job_type/:signature": group,
  "/letters": letters,
  "/letters/:letter_id": letter,
  "/redrives": redrives,
  "/redrives/new": redriveNew,
  "/redrives/:redrive_id": redrive,
  "/breakers": breakers,
  "/breakers/:tenant_id/:job_type": breaker,
  "/jobs/:tenant_id/:job_type/:job_id": job,
  "/questions": questions,
  "/search": search,
  "/tenants": tenants,
  "/tenants/:tenant_id": { ...tenant, operators: true },
  "/health": tenant,
  "/causes": { ...causes, tenants: true },
};

const OPERATOR = [
  ["o", "Overview", "#/overview"],
  ["g", "Groups", "#/groups"],
  ["l", "Letters", "#/letters"],
  ["r", "Redrives", "#/redrives"],
  ["b", "Breakers", "#/breakers"],
  ["t", "Tenants", "#/tenants"],
];
const TENANT = [
  ["l", "Letters", "#/letters"],
  ["c", "Causes", "#/causes"],
  ["h", "Health", "#/health"],
];

export function places(me) {
  return me.operator ? OPERATOR : TENANT;
}

/** The page of an address, or none: a page for operators does not exist for anybody else. */
export function found(hash, me) {
  const [path, search = ""] = (hash.replace(/^#/, "") || places(me)[0][2].slice(1)).split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const [pattern, page] of Object.entries(PAGES)) {
    const args = matched(pattern.split("/"), path.split("/"));
    if (args && (me.operator ? !page.tenants : !page.operators)) return { page, args, query, path };
  }
  return null;
}

export function hashOf(path, query) {
  const asked = new URLSearchParams(Object.entries(query ?? {}).filter(([, value]) => value));
  return `#${path}${asked.size ? `?${asked}` : ""}`;
}

function matched(pattern, path) {
  if (pattern.length !== path.length) return null;
  const args = {};
  for (const [at, part] of pattern.entries()) {
    if (part.startsWith(":")) args[part.slice(1)] = decoded(path[at]);
    else if (part !== path[at]) return null;
  }
  return args;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
