// Before anybody is signed in: the way to the sign-in page, or, on the embedded stack, a choice of sample users.

import { h } from "../ui/dom.js";

const WHO = {
  operator: ["Operator", "sees every tenant; redrives, settles effects, closes breakers"],
  "second-operator": ["Second operator", "approves what the first one requested"],
  "tenant-a": ["Tenant tnt_ada", "sees its own letters"],
  "tenant-b": ["Tenant tnt_borg", "sees its own letters"],
};

export function signInPage(session) {
  const { development, sign_in_url: page } = session.config;
  return h(
    "div",
    { class: "sign-in card" },
    h("img", { src: "icon.svg", alt: "", width: 56, height: 56 }),
    h("h1", {}, "Lazaret"),
    h("p", {}, "Failed AI-agent jobs wait here until somebody decides what to do with them."),
    session.failure && h("p", { class: "trouble", role: "alert" }, session.failure),
    development
      ? people(session, development)
      : page
        ? away(session)
        : h("p", {}, "No sign-in page is configured: set oidc_sign_in."),
  );
}

function away(session) {
  return h("button", { type: "button", class: "main", onclick: () => session.beginSignIn() }, "Sign in");
}

function people(session, personas) {
  const become = (persona) => {
    session.become(persona);
    location.reload();
  };
  const choices = personas.map((persona) => {
    const [title, about] = WHO[persona.name] ?? [persona.name, ""];
    const text = [h("strong", {}, title), h("span", { class: "quiet" }, about)];
    return h("li", {}, h("button", { type: "button", onclick: () => become(persona) }, text));
  });
  return h(
    "div",
    {},
    h("p", { class: "hint" }, "This is the embedded stack. Pick a sample user."),
    h("ul", { class: "people" }, choices),
  );
}
