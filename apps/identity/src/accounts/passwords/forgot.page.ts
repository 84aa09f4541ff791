import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { field, hiddenFields, layout } from '../../pages/layout/index.js';
import { returnField, type SignInTarget, withTarget } from '../../signing-in/flows/index.js';

interface ForgotPage extends SignInTarget {
  language: Language;
  csrf: string;
  email?: string | undefined;
  /** Keys of `formProblemTexts`. */
  errors?: string[];
}

export function forgotPage({ language, csrf, email, errors, ...target }: ForgotPage): string {
  const texts = messages('password-reset', language);
  const problems: Partial<Record<string, string>> = messages('form-problems', language);
  return layout({
    language,
    title: texts.forgotTitle,
    lead: texts.forgotLead,
    body: html`<form method="post" action="/forgot">
        ${hiddenFields(csrf, target.flow)} ${returnField(target)}
        ${field({
          ...{ name: 'email', label: messages('sign-in', language).email, type: 'email', autocomplete: 'username' },
          ...{ value: email, autofocus: true, errors: errors?.map((key) => problems[key] ?? key) },
        })}
        <button class="button" type="submit">${texts.send}</button>
      </form>
      <p class="aside"><a href="${withTarget('/login', target)}">${texts.back}</a></p>`,
  });
}
