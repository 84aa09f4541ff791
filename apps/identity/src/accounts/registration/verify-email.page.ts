import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { layout, messagePage, postButton } from '../../pages/layout/index.js';

interface AddressPage {
  language: Language;
  csrf: string;
  email: string;
}

export function confirmAddressPage({ language, csrf, email, token }: AddressPage & { token: string }): string {
  const texts = messages('verify-email', language);
  return layout({
    language,
    title: texts.confirmTitle,
    lead: html`<strong>${email}</strong>`,
    body: postButton({
      action: '/verify-email',
      csrf,
      label: texts.confirm,
      fields: { token },
      autofocus: true,
      kind: '',
    }),
  });
}

export function askForMailPage({ language, csrf, email }: AddressPage): string {
  const texts = messages('verify-email', language);
  return layout({
    language,
    title: texts.confirmTitle,
    lead: html`<strong>${email}</strong>`,
    body: html`<p>${texts.askText}</p>
      ${postButton({ action: '/verify-email/send', csrf, label: texts.send, autofocus: true, kind: '' })}`,
  });
}

export function mailIsSentPage({ language, email }: Omit<AddressPage, 'csrf'>): string {
  const texts = messages('verify-email', language);
  const next = { href: '/account', text: texts.toAccount };
  return messagePage({ language, title: texts.sentTitle, text: texts.sentText({ email }), next });
}
