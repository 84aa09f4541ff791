import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { alert, field, hiddenFields, layout } from '../../pages/layout/index.js';

interface ConfirmRegistrationPage {
  language: Language;
  csrf: string;
  token: string;
  email: string;
  needsPassword: boolean;
  hasFailed?: boolean;
}

export function confirmRegistrationPage(page: ConfirmRegistrationPage): string {
  const { language, csrf, token, email, needsPassword, hasFailed = false } = page;
  const texts = messages('confirm-registration', language);
  return layout({
    language,
    title: texts.title,
    lead: html`${texts.lead} <strong>${email}</strong>`,
    body: html`${hasFailed && alert(texts.failed)} ${needsPassword && html`<p>${texts.otherBrowser}</p>`}
      <form method="post" action="/verify-email">
        ${hiddenFields(csrf)}
        <input type="hidden" name="token" value="${token}" />
        ${
          needsPassword &&
          field({
            name: 'password',
            label: messages('sign-in', language).password,
            type: 'password',
            autocomplete: 'current-password',
            autofocus: true,
          })
        }
        <button class="button" type="submit">${texts.submit}</button>
      </form>`,
  });
}
