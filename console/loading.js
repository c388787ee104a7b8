// The page is many small files: if one fails to load, say so and load the page again.

const AGAIN_MS = 2_000;

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.getElementById("main").textContent = "Part of this page failed to load. Loading it again…";
    setTimeout(() => location.reload(), AGAIN_MS);
  },
  true,
);
