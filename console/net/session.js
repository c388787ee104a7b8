// Who is signed in, for as long as the tab lives. Tokens are in sessionStorage: never in an address, never on a disk.
// A new tab of the same page asks the others for theirs, so that a link may be opened in one.

import { authorizeAddress, exchanged, renewed, signOutAddress } from "./oauth.js";

const KEPT = "lazaret.session";
const OTHERS_MS = 250;
const BEGUN = "lazaret.sign-in";

export async function openSession(config) {
  const session = new Session(config);
  await session.finishSignIn();
  if (!session.token()) await session.askOthers();
  session.answerOthers();
  return session;
}

class Session {
  constructor(config) {
    this.config = config;
    this.onlost = () => {};
    this.onended = () => {};
    this.ended = false;
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

  /** The channel reaches pages of this origin alone. Nobody answers if no other tab is signed in. */
  askOthers() {
    const channel = new BroadcastChannel(KEPT);
    const answered = new Promise((done) => {
      channel.onmessage = ({ data }) => data.kept && done(data.kept);
      setTimeout(done, OTHERS_MS);
    });
    channel.postMessage({ ask: true });
    return answered.then((kept) => {
      channel.close();
      if (kept) sessionStorage.setItem(KEPT, JSON.stringify(kept));
    });
  }

  answerOthers() {
    this.others = new BroadcastChannel(KEPT);
    this.others.onmessage = ({ data }) => {
      if (data.ask && this.kept) this.others.postMessage({ kept: this.kept });
      if (!data.gone) return;
      this.#forget();
      this.onended();
    };
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

  /** Once for all requests that were refused together: an issuer may take a refresh token only once. */
  renew() {
    this.renewing ??= this.#renewed().finally(() => (this.renewing = null));
    return this.renewing;
  }

  async #renewed() {
    const refresh = this.kept?.refresh_token;
    if (!refresh) return false;
    try {
      const told = await renewed(this.config, refresh);
      if (this.ended) return false; // somebody signed out meanwhile: the next one must not find this
      sessionStorage.setItem(KEPT, JSON.stringify({ refresh_token: refresh, ...told }));
      return true;
    } catch {
      return false;
    }
  }

  /** Not by the person, who may go on: what was typed is kept. An answer that comes after the end changes nothing. */
  lost() {
    if (this.ended) return;
    sessionStorage.removeItem(KEPT);
    this.onlost();
  }

  /** On purpose: whoever signs in next finds nothing of theirs. */
  #forget() {
    this.ended = true;
    sessionStorage.clear();
  }

  /** Of every tab: one that stayed would sign this one in again. */
  end() {
    this.#forget();
    this.others.postMessage({ gone: true });
    const away = signOutAddress(this.config, ownAddress());
    if (away) location.assign(away);
    else location.replace(ownAddress());
  }
}

function ownAddress() {
  return location.origin + location.pathname;
}
