import { buildEndSessionUrl } from 'openid-client';
import { callbackUrl, signedOutUrl, type Settings } from '../settings.js';
import { authorizationRequest } from './authorization.js';
import { oidcClient } from './oidc-client.js';
import { keepPending } from './pending-sign-in.js';
import { Session } from './session.js';

/** In this tab: identity had to ask, so reloads of the page for visitors do not go there again. */
const askFirstKey = 'console.ask-first';
/** In this browser: who has signed out comes back only by the button, also where identity's own sign-in goes on. */
const signedOutKey = 'console.signed-out';

const resumeWithinMs = 30_000;

/** Whether a page that is opened may go on without a question, by identity's own session. */
export const mayResume = () =>
  sessionStorage.getItem(askFirstKey) === null && localStorage.getItem(signedOutKey) === null;
export const askFirst = () => sessionStorage.setItem(askFirstKey, '1');
export const staySignedOut = () => localStorage.setItem(signedOutKey, '1');

/**
 * Leaves for identity's pages; the way back is the callback. Resolves only when the browser is already leaving. With
 * the prompt `login` identity asks also somebody whom it knows.
 */
export async function signIn(settings: Settings, prompt?: 'login'): Promise<void> {
  const { url, pending } = await authorizationRequest(settings, prompt);
  sessionStorage.removeItem(askFirstKey);
  localStorage.removeItem(signedOutKey);
  keepPending(sessionStorage, pending);
  location.assign(url);
}

/**
 * The same without a question, by identity's own session, and without leaving the page: identity is at its origin, and
 * redirects a request of it as it redirects the browser. The answer is in the address of the callback, where that ends.
 *
 * @returns undefined when the browser is leaving for identity after all, which has something to show
 * @throws SignInFault, InteractionRequired when identity would have to ask
 */
export async function resume(settings: Settings): Promise<Session | undefined> {
  const { url, pending } = await authorizationRequest(settings, 'none');
  // The address where it ends holds a code, which no cache may keep.
  const { url: end } = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(resumeWithinMs) });
  if (end.startsWith(`${callbackUrl(settings)}?`)) {
    return Session.fromCallback(settings, new URL(end).searchParams, pending);
  }
  keepPending(sessionStorage, pending);
  location.replace(url);
  return undefined;
}

/**
 * Ends the console's access, then has identity end the browser's sign-in (OpenID Connect RP-Initiated Logout 1.0). With
 * the ID token identity does not ask again: the button was the question.
 */
export async function signOut(settings: Settings, session: Session): Promise<void> {
  staySignedOut();
  await session.end();
  const { href } = buildEndSessionUrl(oidcClient(settings), {
    id_token_hint: session.idToken,
    post_logout_redirect_uri: signedOutUrl(settings),
  });
  location.assign(href);
}
