import * as oidc from 'openid-client';
import type { Settings } from '../settings.js';

/** A device's clock may be wrong by as much. */
const clockSkewSeconds = 300;

/**
 * Identity as an OpenID provider, and the console as its public client: nothing secret is sent but what a grant holds.
 * Its addresses are fixed (docs/adr/0026-discovery-stays-at-the-host.md), so no request asks for them.
 */
export function identityOf({ auth_url, base_url, client_id }: Settings): oidc.Configuration {
  const server: oidc.ServerMetadata = {
    issuer: base_url,
    authorization_endpoint: `${auth_url}/oauth/authorize`,
    end_session_endpoint: `${auth_url}/oauth/logout`,
    token_endpoint: `${base_url}/oauth/token`,
    revocation_endpoint: `${base_url}/oauth/revoke`,
    // An answer without `iss` is refused (RFC 9207).
    authorization_response_iss_parameter_supported: true,
  };
  const identity = new oidc.Configuration(server, client_id, { [oidc.clockTolerance]: clockSkewSeconds }, oidc.None());
  // On a developer's machine. In production the page itself comes by https, and so does all that it asks.
  if (base_url.startsWith('http:')) oidc.allowInsecureRequests(identity);
  // Without the cookies of the same origin; and a revocation goes out even though the page is left.
  identity[oidc.customFetch] = (url, options) =>
    fetch(url, { ...(options as RequestInit), credentials: 'omit', keepalive: true });
  return identity;
}

const noAnswers = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** No answer of identity came: none at all, none in time, or one that is not in its form, as of a proxy. */
export function isNoAnswer(err: unknown): boolean {
  if (err instanceof oidc.ResponseBodyError || err instanceof oidc.WWWAuthenticateChallengeError)
    return !isRefusal(err);
  if (err instanceof oidc.ClientError) return noAnswers.includes(err.code ?? '');
  return err instanceof TypeError;
}

/** Identity said no (RFC 6749 section 5.2: 400 and 401): asking again will not help. */
function isRefusal(err: oidc.ResponseBodyError | oidc.WWWAuthenticateChallengeError): boolean {
  return err.status === 400 || err.status === 401;
}
