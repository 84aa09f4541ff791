import { signedOutUrl, type Settings } from '../settings.js';
import { authorizationRequest } from './authorization.js';
import { keepPending } from './pending-sign-in.js';
import type { Session } from './session.js';

/** Says that somebody was signed in at this tab. After a reload it goes on without a question, by identity's own session. */
const resumeKey = 'console.resume';

export const mayResume = () => sessionStorage.getItem(resumeKey) !== null;
export const allowResume = () => sessionStorage.setItem(resumeKey, '1');
export const forbidResume = () => sessionStorage.removeItem(resumeKey);

/** Leaves for identity's pages; the way back is the callback. Resolves only when the browser is already leaving. */
export async function signIn(settings: Settings, returnTo: string): Promise<void> {
  const { url, pending } = await authorizationRequest(settings, returnTo);
  keepPending(sessionStorage, pending);
  location.assign(url);
}

/** Ends the console's access, then asks identity to end the browser's sign-in (OpenID Connect RP-Initiated Logout 1.0). */
export async function signOut(settings: Settings, session: Session): Promise<void> {
  forbidResume();
  await session.end();
  const query = new URLSearchParams({
    client_id: settings.client_id,
    post_logout_redirect_uri: signedOutUrl(settings),
  });
  location.assign(`${settings.auth_url}/oauth/logout?${query}`);
}
