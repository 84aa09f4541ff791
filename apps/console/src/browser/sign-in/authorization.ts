import { consoleScopes } from '@platform/contracts';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { callbackUrl, type Settings } from '../settings.js';
import { oidcClient } from './oidc-client.js';
import type { PendingSignIn } from './pending-sign-in.js';

/**
 * A fresh request for a code: where the browser goes, and what its answer is checked with. With the prompt `none` it is
 * answered without a page, with `login` the person signs in again whatever there is.
 */
export async function authorizationRequest(
  settings: Settings,
  prompt?: 'none' | 'login',
): Promise<{ url: string; pending: PendingSignIn }> {
  const pending = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const { href } = buildAuthorizationUrl(oidcClient(settings), {
    redirect_uri: callbackUrl(settings),
    scope: consoleScopes.join(' '),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    // An ID token that names its session ends that one without a question (see `signOut`). Times are in the zone of
    // the person (see `takeZone`).
    claims: JSON.stringify({ id_token: { sid: null, zoneinfo: null } }),
    ...(prompt && { prompt }),
  });
  return { url: href, pending };
}
