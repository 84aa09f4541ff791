import type { Language } from '../../pages/i18n/index.js';

/** What waits, sealed, for the address to be confirmed. */
export interface PendingRegistration {
  name: string;
  surname: string;
  email: string;
  password_hash: string;
  language: Language;
  /** Hash of the cookie of the browser that the form was sent from. */
  browser: string;
  flow: string | undefined;
  returnTo: string | undefined;
}

/** Names the browser that a registration was begun in. */
export const registrationCookie = 'identity_registration';
