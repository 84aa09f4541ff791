import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { askFirst, mayResume, resume, staySignedOut } from './sign-in/sign-in.js';
import { keptPlace, takePending } from './sign-in/pending-sign-in.js';
import { Session } from './sign-in/session.js';
import { InteractionRequired, SignInFault } from './sign-in/sign-in-fault.js';
import { takeZone } from './zone.js';
import { basePath, callbackUrl, signedOutUrl, type Settings } from './settings.js';

/** What somebody who is not signed in is told above the sign-in. */
export interface Notice {
  text: string;
  isFault: boolean;
}

/** Who is at this tab. */
export type Access =
  | { state: 'visitor'; notice?: Notice }
  /**
   * `endings`: how often it was found since then that the sign-in has ended, with a text on the page that is not sent.
   */
  | { state: 'signed-in'; session: Session; endings: number }
  /** The browser is on its way to another page. */
  | { state: 'leaving' };

/**
 * What the address that was opened means: an answer of identity, a return after a sign-out, or a page of the console.
 */
export async function arrive(settings: Settings): Promise<Access> {
  const here = new URL(location.href);
  if (here.origin !== settings.auth_url) {
    // Opened under another name of the same machine, where neither identity's cookie nor the callback would work.
    location.replace(settings.auth_url + here.pathname + here.search);
    return { state: 'leaving' };
  }
  if (here.href.startsWith(`${callbackUrl(settings)}?`)) return completeSignIn(settings, here.searchParams);
  if (here.href === signedOutUrl(settings)) {
    staySignedOut();
    history.replaceState(null, '', basePath);
    return { state: 'visitor', notice: { text: i18n._(msg`You are signed out of the console.`), isFault: false } };
  }
  if (!mayResume()) return { state: 'visitor' };
  return accessBy(() => resume(settings));
}

function completeSignIn(settings: Settings, answer: URLSearchParams): Promise<Access> {
  const pending = takePending(sessionStorage, answer.get('state'));
  // The code leaves the address bar and the history, whatever comes of it.
  history.replaceState(null, '', pending ? keptPlace(sessionStorage) : basePath);
  return accessBy(() => Session.fromCallback(settings, answer, pending));
}

async function accessBy(signIn: () => Promise<Session | undefined>): Promise<Access> {
  try {
    const session = await signIn();
    if (!session) return { state: 'leaving' };
    takeZone(session.zoneinfo);
    return { state: 'signed-in', session, endings: 0 };
  } catch (err) {
    if (err instanceof InteractionRequired) {
      askFirst();
      return { state: 'visitor' };
    }
    return { state: 'visitor', notice: { text: wordsOf(err), isFault: true } };
  }
}

function wordsOf(err: unknown): string {
  if (!(err instanceof SignInFault)) return i18n._(msg`The platform could not be reached. Please try again.`);
  const { detail } = err;
  switch (err.failure) {
    case 'not started':
      return i18n._(msg`This sign-in was not started in this tab, or it is over. Please start again.`);
    case 'from elsewhere':
      return i18n._(msg`The answer came from somewhere else. Please start again.`);
    case 'cancelled':
      return i18n._(msg`The sign-in was cancelled.`);
    case 'failed':
      return i18n._(msg`The sign-in did not work (${detail}). Please start again.`);
  }
}
