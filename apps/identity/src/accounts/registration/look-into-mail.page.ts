import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { layout } from '../../pages/layout/index.js';
import { type SignInTarget, withTarget } from '../../signing-in/flows/index.js';

interface LookIntoMailPage extends SignInTarget {
  language: Language;
  email: string;
  /** What the link in the mail is for. */
  text?: string;
  /** The page with the form. */
  again: '/register' | '/forgot';
}

/** What everybody is told who has sent a form that is answered by mail. */
export function lookIntoMailPage({ language, email, text, again, ...target }: LookIntoMailPage): string {
  const texts = messages('register', language);
  return layout({
    language,
    title: texts.lookTitle,
    lead: html`${texts.sentTo} <strong>${email}</strong>`,
    body: html`<p>${text ?? texts.lookText}</p>
      <p class="aside">${texts.nothingCame} <a href="${withTarget(again, target)}">${texts.again}</a></p>`,
  });
}
