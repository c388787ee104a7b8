// The frame: who is signed in, which page, and its data again and again. Pages only turn data into elements.

import { makeApi } from "./net/api.js";
import { isAsking, toast } from "./ui/dialogs.js";
import { h, shown } from "./ui/dom.js";
import { trouble } from "./ui/forms.js";
import { freshen } from "./ui/format.js";
import { header } from "./ui/header.js";
import { help, listen } from "./ui/keys.js";
import { live } from "./net/live.js";
import { empty } from "./ui/parts.js";
import { found, places } from "./routes.js";
import { openSession } from "./net/session.js";
import { signInPage } from "./pages/sign_in.js";
import { isInUse, keepDraft, keepingPlace, restoreDraft } from "./ui/place.js";

const main = document.getElementById("main");
const top = document.getElementById("top");
const was = new Map(); // how far each address was scrolled when it was left: for those who come back
let looking = null;

async function begin() {
  const config = await (await fetch("config.json", { cache: "no-store" })).json();
  const session = await openSession(config);
  session.onlost = () => {
    keepDraft(main);
    showSignIn(session);
  };
  session.onended = () => showSignIn(session);
  if (!session.token()) return showSignIn(session);
  const api = makeApi(session);
  const me = await api.get("me");
  const shortcuts = () => help(places(me));
  const frame = { api, me, hint: () => (config.development ? demoHint() : null) };
  addEventListener("hashchange", () => open(frame));
  listen({ places: () => places(me), refresh: () => looking?.now() });
  setInterval(() => freshen(main), 10_000);
  const redraw = () => open(frame);
  frame.head = () => top.replaceChildren(header({ me, session, places: places(me), shortcuts, api, redraw, where: whereOf(config) }));
  open(frame);
}

/** Who has two of them open must not close a breaker in the wrong one. */
function whereOf({ name, development }) {
  if (name !== "lazaret") return name;
  return development ? "embedded" : "";
}

function open(frame) {
  if (looking) was.set(looking.path, scrollY);
  looking?.stop();
  const match = found(location.hash, frame.me);
  frame.head();
  if (!match) return show(h("h1", { tabindex: "-1" }, "Page not found"), empty("There is no page at this address."));
  const { page, args, query, path } = match;
  const context = {
    ...frame,
    args,
    query,
    path,
    toast,
    refresh: () => looking.now(),
    go: (hash) => (location.hash = hash),
  };
  let first = true;
  show(h("p", { class: "state", role: "status" }, "Loading…"));
  looking = live({
    every: page.every ?? 0,
    ask: (signal) => page.load({ ...context, get: (at, asked) => frame.api.get(at, asked, signal) }),
    show: (data) => {
      if (!first && (isAsking() || isInUse(main))) return false;
      keepingPlace(main, () => show(page.view(data, context)));
      document.title = `${page.title(data, context)} · Lazaret`;
      if (first) settle(path);
      first = false;
      return true;
    },
    fail: (error) => failed(error, first),
  });
  looking.path = path;
}

/** A page that was there stays, with a word that it may be old. */
function failed(error, first) {
  if (!error.title) console.error(error); // not the API's: ours
  if (first) return show(h("h1", { tabindex: "-1" }, "This page could not be loaded"), trouble(error), again());
  main.querySelector(":scope > .trouble")?.remove();
  main.prepend(trouble(error));
}

/** On the embedded stack nothing dies by itself. */
function demoHint() {
  const command = h("code", {}, "make demo");
  return h("p", { class: "hint" }, "This is the embedded stack. For jobs that die, run ", command, " in another terminal.");
}

function again() {
  return h("button", { type: "button", onclick: () => looking.now() }, "Try again");
}

/** Screen readers and the keyboard start where the new page does. */
function settle(path) {
  const asked = restoreDraft(main);
  if (asked) toast(`What you typed is kept. Open “${asked}” again to go on.`);
  scrollTo(0, was.get(path) ?? 0);
  main.querySelector("h1")?.focus({ preventScroll: true });
}

function show(...nodes) {
  main.replaceChildren(...shown(nodes));
}

function showSignIn(session) {
  document.querySelector("dialog")?.close();
  looking?.stop();
  top.replaceChildren();
  show(signInPage(session));
}

document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
begin().catch((error) => show(h("h1", {}, "The console could not start"), trouble(error)));
