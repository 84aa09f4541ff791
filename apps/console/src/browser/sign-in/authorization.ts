import { consoleScopes } from '@platform/contracts';
import * as oidc from 'openid-client';
import { callbackUrl, type Settings } from '../settings.js';
import { identityOf, isNoAnswer } from './identity.js';
import type { PendingSignIn } from './pending-sign-in.js';
import { InteractionRequired, SignInFault } from './sign-in-fault.js';

/** What identity answers when it may show no page, but would have to. */
const interactionErrors = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/**
 * A fresh request for a code: where the browser goes, and what its answer is checked with. With the prompt `none` it is
 * answered without a page, with `login` the person signs in again whatever there is.
 */
export async function authorizationRequest(
  settings: Settings,
  prompt?: 'none' | 'login',
): Promise<{ url: string; pending: PendingSignIn }> {
  const pending = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(identityOf(settings), {
    redirect_uri: callbackUrl(settings),
    scope: consoleScopes.join(' '),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    // An ID token that names its session ends that one without a question (see `signOut`).
    claims: JSON.stringify({ id_token: { sid: null } }),
    ...(prompt && { prompt }),
  });
  return { url: url.href, pending };
}

/**
 * Redeems the code of an answer that belongs to our request: same state, from our issuer (RFC 9207). The ID token came
 * straight from there over TLS, which stands in for its signature (OpenID Connect Core 3.1.3.7, point 6).
 *
 * @throws SignInFault, and InteractionRequired when a silent request was not enough
 * @throws what `isNoAnswer` knows, when identity does not answer
 */
export async function redeem(
  identity: oidc.Configuration,
  callback: string,
  answer: URLSearchParams,
  pending: PendingSignIn | undefined,
) {
  if (!pending || answer.get('state') !== pending.state) {
    throw new SignInFault('This sign-in was not started in this tab, or it is over. Please start again.');
  }
  if (answer.get('iss') !== identity.serverMetadata().issuer) {
    throw new SignInFault('The answer came from somewhere else. Please start again.');
  }
  const checks = {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  };
  try {
    return await oidc.authorizationCodeGrant(identity, new URL(`${callback}?${answer}`), checks);
  } catch (err) {
    throw isNoAnswer(err) ? err : faultOf(err);
  }
}

function faultOf(err: unknown): SignInFault {
  const code =
    err instanceof oidc.AuthorizationResponseError || err instanceof oidc.ResponseBodyError ? err.error : undefined;
  if (code !== undefined && interactionErrors.includes(code)) return new InteractionRequired('Please sign in.');
  if (code === 'access_denied') return new SignInFault('The sign-in was cancelled.');
  const why = code ?? (err instanceof oidc.ClientError ? err.code : undefined) ?? 'no code';
  return new SignInFault(`The sign-in did not work (${why}). Please start again.`);
}
