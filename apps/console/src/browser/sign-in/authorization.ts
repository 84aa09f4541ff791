import { consoleScopes } from '@platform/contracts';
import { callbackUrl, type Settings } from '../settings.js';
import { challengeOf, randomValue } from './pkce.js';
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
    state: randomValue(),
    nonce: randomValue(),
    verifier: randomValue(),
  };
  const query = new URLSearchParams({
    client_id: settings.client_id,
    redirect_uri: callbackUrl(settings),
    response_type: 'code',
    scope: consoleScopes.join(' '),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await challengeOf(pending.verifier),
    code_challenge_method: 'S256',
    // An ID token that names its session ends that one without a question (see `signOut`).
    claims: JSON.stringify({ id_token: { sid: null } }),
    ...(prompt && { prompt }),
  });
  return { url: `${settings.auth_url}/oauth/authorize?${query}`, pending };
}

/**
 * The code of an answer that belongs to our request: same state, from our issuer (RFC 9207), not an error.
 * @throws SignInFault, and InteractionRequired when a silent request was not enough
 */
export function codeOf(answer: URLSearchParams, pending: PendingSignIn | undefined, issuer: string): string {
  if (!pending || answer.get('state') !== pending.state) {
    throw new SignInFault('This sign-in was not started in this tab, or it is over. Please start again.');
  }
  if (answer.get('iss') !== issuer) throw new SignInFault('The answer came from somewhere else. Please start again.');
  const error = answer.get('error');
  if (error && interactionErrors.includes(error)) throw new InteractionRequired('Please sign in.');
  if (error === 'access_denied') throw new SignInFault('The sign-in was cancelled.');
  const code = answer.get('code');
  if (error || !code) throw new SignInFault(`The sign-in did not work (${error ?? 'no code'}). Please start again.`);
  return code;
}
