// Where in a redrive one is: choose, look at the blast radius, a canary, growing waves, the verdict.

import { h } from "../ui/dom.js";
import { ENDED, PROPOSALS } from "../ui/words.js";

const STEPS = ["Choose", "Blast radius", "Canary", "Waves", "Verdict"];

/** `how` it stands at the step where it is: on its way unless it `halted` or is `done`. */
export function steps(at, how = "") {
  return h(
    "ol",
    { class: "steps", "aria-label": "Steps of a redrive" },
    STEPS.map((name, number) =>
      h(
        "li",
        { class: number < at ? "past" : number === at ? `now ${how}`.trim() : "", "aria-current": number === at ? "step" : null },
        name,
      ),
    ),
  );
}

export function stepOf(redrive) {
  if (redrive.dry_run) return 1;
  if (PROPOSALS.has(redrive.status)) return 0;
  if (ENDED.has(redrive.status) && !redrive.waves.length && redrive.action !== "discard") return 1; // nothing was sent
  if (ENDED.has(redrive.status) && redrive.status !== "halted") return 4;
  return redrive.waves.length > 1 ? 3 : 2;
}
