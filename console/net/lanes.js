// What of the lanes is asked for together: their groups, and whose letters wait in them.

const MOST_LANES = 12;
const READ = 200; // letters of a lane and status; what is older is not looked at
const WAITING = ["open", "held"]; // for a person

export async function groupsOf(get, lanes) {
  const pages = await Promise.all(hurt(lanes).map((lane) => get("groups", { job_type: lane.job_type })));
  return worstFirst(pages.flatMap((page) => page.groups));
}

export async function waitingLetters(get, lanes) {
  const asked = hurt(lanes).flatMap(({ job_type: jobType }) => WAITING.map((status) => ({ job_type: jobType, status })));
  const pages = await Promise.all(asked.map((query) => get("dead-letters", { ...query, limit: READ })));
  return pages.flatMap((page) => page.letters);
}

/** Those with letters that wait first, the most of them on top; then those that keep a breaker open. */
export function worstFirst(groups) {
  return groups.toSorted(
    (a, b) =>
      b.open_letters - a.open_letters ||
      b.breakers.length - a.breakers.length ||
      b.last_seen.localeCompare(a.last_seen),
  );
}

function hurt(lanes) {
  return lanes
    .filter((lane) => lane.open_letters || lane.breakers_open)
    .toSorted((a, b) => b.open_letters - a.open_letters)
    .slice(0, MOST_LANES);
}
