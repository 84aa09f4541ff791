import type { FieldErrors } from '@platform/contracts';
import { html } from '@platform/service-kit';
import { formProblems, type Language, messages } from '../../pages/i18n/index.js';
import { accountLayout, field, fieldToFocus, hiddenFields, usernameField } from '../../pages/layout/index.js';
import { newPasswordField } from './reset.page.js';

interface PasswordChangePage {
  language: Language;
  csrf: string;
  email: string;
  hasPassword: boolean;
  errors: FieldErrors;
}

export function passwordChangePage({ language, csrf, email, hasPassword, errors }: PasswordChangePage): string {
  const focused = fieldToFocus([...(hasPassword ? ['current'] : []), 'password'], errors);
  const texts = { ...messages('password-reset', language), ...messages('password-change', language) };
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.title,
    lead: texts.signsOut,
    body: html`<form method="post" action="/account/password">
      ${hiddenFields(csrf)} ${usernameField(email)}
      ${
        hasPassword &&
        field({
          ...{ name: 'current', label: texts.current, type: 'password', autocomplete: 'current-password' },
          ...{ autofocus: focused === 'current', errors: formProblems(language, errors)['current'] },
        })
      }
      ${newPasswordField(language, errors['password'], focused === 'password')}
      <button class="button" type="submit">${texts.save}</button>
    </form>`,
  });
}
