// Authorization code with PKCE: the code that comes back is worth nothing without the verifier that never left this tab.

export async function authorizeAddress(config, redirect) {
  const begun = { verifier: random(), state: random() };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(begun.verifier));
  const asked = new URLSearchParams({
    response_type: "code",
    client_id: config.client_id,
    redirect_uri: redirect,
    scope: "openid email profile",
    state: begun.state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: "S256",
  });
  return { address: `${config.sign_in_url}/oauth2/authorize?${asked}`, begun };
}

export function exchanged(config, { code, verifier, redirect }) {
  return tokens(config, { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirect });
}

export function renewed(config, refresh) {
  return tokens(config, { grant_type: "refresh_token", refresh_token: refresh });
}

/** Cognito keeps its own cookie, and would sign the next person in as this one. Other issuers have no common address. */
export function signOutAddress(config, redirect) {
  if (!config.sign_in_url || !new URL(config.sign_in_url).hostname.includes("amazoncognito")) return "";
  return `${config.sign_in_url}/logout?${new URLSearchParams({ client_id: config.client_id, logout_uri: redirect })}`;
}

async function tokens(config, asked) {
  const body = new URLSearchParams({ client_id: config.client_id, ...asked });
  const answer = await fetch(`${config.sign_in_url}/oauth2/token`, { method: "POST", body, credentials: "omit" });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok || !told.id_token) throw new Error(`the sign-in page refused: ${told.error ?? answer.status}`);
  return { id_token: told.id_token, ...(told.refresh_token ? { refresh_token: told.refresh_token } : {}) };
}

function random() {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
