// What a lane's newest letters tell about its groups: one page of those that wait is read, and counted here.

const READ = 200; // letters of a lane and status; what is older is not counted
const WAITING = ["open", "held"]; // for a person
const HOURS = 24;

export async function readLane(get, jobType) {
  const [{ groups }, ...pages] = await Promise.all([
    get("groups", { job_type: jobType, limit: 50 }),
    ...WAITING.map((status) => get("dead-letters", { job_type: jobType, status, limit: READ })),
  ]);
  const letters = pages.flatMap((page) => page.letters);
  const more = pages.some((page) => page.cursor !== null);
  const own = (group) => letters.filter((letter) => letter.signature === group.signature);
  return {
    job_type: jobType,
    more,
    deaths: byHour(letters),
    groups: groups.map((group) => ({ ...group, ...told(own(group)), more })),
  };
}

/** Those with letters that wait first, the most of them on top. */
export function worstFirst(groups) {
  return groups.toSorted((a, b) => b.open - a.open || b.last_seen.localeCompare(a.last_seen));
}

function told(letters) {
  const distinct = (name) => [...new Set(letters.map((letter) => letter[name]))].filter(Boolean).toSorted();
  return { open: letters.length, tenants: distinct("tenant_id"), versions: distinct("worker_version") };
}

function byHour(letters) {
  const hours = Array(HOURS).fill(0);
  const now = Date.now();
  for (const letter of letters) {
    const back = Math.floor((now - new Date(letter.died_at)) / 3_600_000);
    if (back >= 0 && back < HOURS) hours[HOURS - 1 - back] += 1;
  }
  return hours;
}
