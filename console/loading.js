// The page is many small files: if one of them does not come, say so and load the page again.

const AGAIN_MS = 2_000;

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.getElementById("main").textContent = "A part of this page did not come. It is loaded again…";
    setTimeout(() => location.reload(), AGAIN_MS);
  },
  true,
);
