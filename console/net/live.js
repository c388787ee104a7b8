// Ask again and again: slower while nothing changes, slower still while it fails, not at all while nobody looks.

const SLOWEST_MS = 60_000;
const CALM = 1.5; // an answer like the last one
const TROUBLE = 2;

/** `show(data)` is called when the answer changed (false: not now, again next time), `fail(error)` each time it fails. */
export function live({ ask, show, fail, every }) {
  let stopped = false;
  let timer = 0;
  let last = "";
  let wait = 0;
  let asking = new AbortController();

  async function look() {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const next = await ask(signal).then(shown, failed);
    if (next && !stopped && !signal.aborted) timer = setTimeout(look, next);

    function shown(data) {
      if (stopped || signal.aborted) return 0;
      const base = typeof every === "function" ? every(data) : every;
      const text = JSON.stringify(data);
      wait = text === last && wait ? Math.min(wait * CALM, base * 4) : base;
      if (text !== last && draw(data) !== false) last = text;
      return wait;
    }

    function failed(error) {
      if (stopped || signal.aborted) return 0;
      last = "";
      fail(error);
      wait = Math.min(Math.max(wait, 2_000) * TROUBLE, SLOWEST_MS);
      return passes(error) ? wait : 0;
    }
  }

  /** A page that cannot be drawn is a fault of ours: asking again does not mend it. */
  function draw(data) {
    try {
      return show(data);
    } catch (error) {
      return fail(error);
    }
  }

  function seen() {
    if (document.hidden) clearTimeout(timer);
    else look();
  }

  document.addEventListener("visibilitychange", seen);
  look();
  return {
    now: () => {
      wait = 0;
      return look();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      asking.abort();
      document.removeEventListener("visibilitychange", seen);
    },
  };
}

function passes(error) {
  return !error.status || error.status === 429 || error.status >= 500;
}
