import { html } from '@platform/service-kit';
import type { Language } from '../i18n/translations.js';
import { hiddenFields } from '../pages/form-fields.js';
import { layout, messagePage } from '../pages/layout.js';
import { verifyEmailTexts } from './verify-email.texts.js';

interface AddressPage {
  language: Language;
  csrf: string;
  email: string;
}

export function confirmAddressPage({ language, csrf, email, token }: AddressPage & { token: string }): string {
  const texts = verifyEmailTexts[language];
  return layout({
    language,
    title: texts.confirmTitle,
    lead: html`<strong>${email}</strong>`,
    body: html`<form method="post" action="/verify-email">
      ${hiddenFields(csrf, undefined)}
      <input type="hidden" name="token" value="${token}" />
      <button class="button" type="submit" autofocus>${texts.confirm}</button>
    </form>`,
  });
}

export function askForMailPage({ language, csrf, email }: AddressPage): string {
  const texts = verifyEmailTexts[language];
  return layout({
    language,
    title: texts.confirmTitle,
    lead: html`<strong>${email}</strong>`,
    body: html`<p>${texts.askText}</p>
      <form method="post" action="/verify-email/send">
        ${hiddenFields(csrf, undefined)}
        <button class="button" type="submit" autofocus>${texts.send}</button>
      </form>`,
  });
}

export function mailIsSentPage({ language, email }: Omit<AddressPage, 'csrf'>): string {
  const texts = verifyEmailTexts[language];
  const next = { href: '/account', text: texts.toAccount };
  return messagePage({ language, title: texts.sentTitle, text: texts.sentText(email), next });
}
