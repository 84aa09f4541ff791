import { html } from '@platform/service-kit';
import { formProblemTexts, type Language } from '../../pages/i18n/index.js';
import { field, hiddenFields, layout } from '../../pages/layout/index.js';
import { returnField, type SignInTarget, withTarget } from '../../signing-in/flows/index.js';
import { signInTexts } from '../../signing-in/sign-in/index.js';
import { resetTexts } from './reset.texts.js';

interface ForgotPage extends SignInTarget {
  language: Language;
  csrf: string;
  email?: string | undefined;
  /** Keys of `formProblemTexts`. */
  errors?: string[];
}

export function forgotPage({ language, csrf, email, errors, ...target }: ForgotPage): string {
  const texts = resetTexts[language];
  const problems: Partial<Record<string, string>> = formProblemTexts[language];
  return layout({
    language,
    title: texts.forgotTitle,
    lead: texts.forgotLead,
    body: html`<form method="post" action="/forgot">
        ${hiddenFields(csrf, target.flow)} ${returnField(target)}
        ${field({
          ...{ name: 'email', label: signInTexts[language].email, type: 'email', autocomplete: 'username' },
          ...{ value: email, autofocus: true, errors: errors?.map((key) => problems[key] ?? key) },
        })}
        <button class="button" type="submit">${texts.send}</button>
      </form>
      <p class="aside"><a href="${withTarget('/login', target)}">${texts.back}</a></p>`,
  });
}
