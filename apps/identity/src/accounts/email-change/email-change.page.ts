import { html } from '@platform/service-kit';
import { formProblems, type Language, messages } from '../../pages/i18n/index.js';
import { accountLayout, field, hiddenFields, layout, messagePage, postButton } from '../../pages/layout/index.js';

interface EmailChangePage {
  language: Language;
  csrf: string;
  current: string;
  typed?: string;
  /** Keys of `formProblemTexts`. */
  errors?: string[];
}

export function emailChangePage({ language, csrf, current, typed, errors }: EmailChangePage): string {
  const texts = messages('email-change', language);
  return accountLayout({
    language,
    csrf,
    current: 'profile',
    title: texts.title,
    lead: html`${texts.now} <strong>${current}</strong>`,
    body: html`<form method="post" action="/account/email">
      ${hiddenFields(csrf)}
      ${field({
        ...{ name: 'email', label: texts.newAddress, type: 'email', autocomplete: 'email', hint: texts.hint },
        ...{ value: typed, autofocus: true, errors: errors && formProblems(language, { errors })['errors'] },
      })}
      <button class="button" type="submit">${texts.send}</button>
    </form>`,
  });
}

export function newAddressMailedPage({ language, email }: { language: Language; email: string }): string {
  const texts = messages('email-change', language);
  const next = { href: '/account', text: texts.toAccount };
  return messagePage({ language, title: texts.lookTitle, text: texts.lookText({ email }), next });
}

interface LinkPage {
  language: Language;
  csrf: string;
  token: string;
  from: string;
  to: string;
}

export function confirmChangePage({ language, csrf, token, from, to }: LinkPage): string {
  const texts = messages('email-change', language);
  return layout({
    language,
    title: texts.confirmTitle,
    lead: html`<strong>${to}</strong>`,
    body: html`<p>${texts.instead({ email: from })}</p>
      ${postButton({
        ...{ action: '/account/email/confirm', csrf, label: texts.confirm },
        ...{ fields: { token }, autofocus: true, kind: '' },
      })}`,
  });
}

export function undoChangePage({ language, csrf, token, from, to }: LinkPage): string {
  const texts = messages('email-change', language);
  return layout({
    language,
    title: texts.undoTitle,
    lead: html`<strong>${from}</strong>`,
    body: html`<p>${texts.undoText({ email: to })}</p>
      ${postButton({
        ...{ action: '/account/email/undo', csrf, label: texts.undo },
        ...{ fields: { token }, autofocus: true, kind: '' },
      })}`,
  });
}

export function addressTakenBackPage({ language }: { language: Language }): string {
  const texts = messages('email-change', language);
  const next = { href: '/forgot', text: texts.newPassword };
  return messagePage({ language, title: texts.backTitle, text: texts.backText, next });
}
