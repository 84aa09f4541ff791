import type { FieldErrors } from '@platform/contracts';
import { html } from '@platform/service-kit';
import { formProblems } from '../i18n/form-problems.texts.js';
import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { field, hiddenFields } from '../pages/form-fields.js';
import { newPasswordField, usernameField } from '../password-reset/reset.page.js';
import { resetTexts } from '../password-reset/reset.texts.js';
import { passwordChangeTexts } from './password-change.texts.js';

interface PasswordChangePage {
  language: Language;
  csrf: string;
  email: string;
  hasPassword: boolean;
  errors: FieldErrors;
}

export function passwordChangePage({ language, csrf, email, hasPassword, errors }: PasswordChangePage): string {
  const texts = { ...resetTexts[language], ...passwordChangeTexts[language] };
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.title,
    lead: texts.signsOut,
    body: html`<form method="post" action="/account/password">
      ${hiddenFields(csrf, undefined)} ${usernameField(email)}
      ${
        hasPassword &&
        field({
          ...{ name: 'current', label: texts.current, type: 'password', autocomplete: 'current-password' },
          ...{ autofocus: true, errors: formProblems(language, errors)['current'] },
        })
      }
      ${newPasswordField(language, errors['password'])}
      <button class="button" type="submit">${texts.save}</button>
    </form>`,
  });
}
