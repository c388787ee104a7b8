// Who is signed in, for as long as the tab lives. Tokens are in sessionStorage: never in an address, never on a disk.

import { authorizeAddress, exchanged, renewed, signOutAddress } from "./oauth.js";

const KEPT = "lazaret.session";
const BEGUN = "lazaret.sign-in";

export async function openSession(config) {
  const session = new Session(config);
  await session.finishSignIn();
  return session;
}

class Session {
  constructor(config) {
    this.config = config;
    this.onlost = () => {};
    this.failure = "";
  }

  get kept() {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  }

  token() {
    return this.kept?.id_token ?? "";
  }

  /** Development only: the embedded stack lets you pick a sample user. */
  become(persona) {
    sessionStorage.setItem(KEPT, JSON.stringify({ id_token: persona.token }));
  }

  async beginSignIn() {
    const { address, begun } = await authorizeAddress(this.config, ownAddress());
    sessionStorage.setItem(BEGUN, JSON.stringify({ ...begun, hash: location.hash }));
    location.assign(address);
  }

  /** Back from the sign-in page with a code: trade it for tokens, and go on where the person was. */
  async finishSignIn() {
    const told = new URLSearchParams(location.search);
    const begun = JSON.parse(sessionStorage.getItem(BEGUN) ?? "null");
    if (!told.has("state")) return;
    sessionStorage.removeItem(BEGUN);
    history.replaceState(null, "", ownAddress() + (begun?.hash ?? ""));
    if (!begun || begun.state !== told.get("state")) this.failure = "this sign-in was not started in this tab; please try again";
    else if (told.has("error")) this.failure = told.get("error_description") ?? told.get("error");
    else await this.#trade(told.get("code"), begun.verifier);
  }

  async #trade(code, verifier) {
    try {
      sessionStorage.setItem(
        KEPT,
        JSON.stringify(await exchanged(this.config, { code, verifier, redirect: ownAddress() })),
      );
    } catch (error) {
      this.failure = error.message;
    }
  }

  async renew() {
    const refresh = this.kept?.refresh_token;
    if (!refresh) return false;
    try {
      sessionStorage.setItem(
        KEPT,
        JSON.stringify({ refresh_token: refresh, ...(await renewed(this.config, refresh)) }),
      );
      return true;
    } catch {
      return false;
    }
  }

  lost() {
    sessionStorage.removeItem(KEPT);
    this.onlost();
  }

  end() {
    sessionStorage.removeItem(KEPT);
    const away = signOutAddress(this.config, ownAddress());
    if (away) location.assign(away);
    else location.replace(ownAddress());
  }
}

function ownAddress() {
  return location.origin + location.pathname;
}
