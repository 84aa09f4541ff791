import { html, type Html } from '@platform/service-kit';
import { formProblems, type Language, messages } from '../../pages/i18n/index.js';
import { field, hiddenFields, layout, usernameField } from '../../pages/layout/index.js';

interface ResetPage {
  language: Language;
  csrf: string;
  token: string;
  email: string;
  /** Keys of `formProblemTexts`. */
  errors?: string[];
}

export function resetPage({ language, csrf, token, email, errors }: ResetPage): string {
  const texts = messages('password-reset', language);
  return layout({
    language,
    title: texts.resetTitle,
    lead: html`<strong>${email}</strong>`,
    body: html`<p>${texts.signsOut}</p>
      <form method="post" action="/reset">
        ${hiddenFields(csrf)}
        <input type="hidden" name="token" value="${token}" />
        ${usernameField(email)} ${newPasswordField(language, errors)}
        <button class="button" type="submit">${texts.save}</button>
      </form>`,
  });
}

export function newPasswordField(language: Language, errors: string[] | undefined, autofocus?: boolean): Html {
  return field({
    ...{
      name: 'password',
      label: messages('password-reset', language).newPassword,
      type: 'password',
      autocomplete: 'new-password',
    },
    ...{ hint: messages('register', language).hint, errors: errors && formProblems(language, { errors })['errors'] },
    ...(autofocus && { autofocus }),
  });
}
