import type { FieldErrors } from '@platform/contracts';
import { html } from '@platform/service-kit';
import { federationButtons, type ShownProvider } from '../../signing-in/federation/index.js';
import { formProblems, type Language, messages } from '../../pages/i18n/index.js';
import { alert, field, fieldToFocus, hiddenFields, layout } from '../../pages/layout/index.js';
import { returnField, type SignInTarget, withTarget } from '../../signing-in/flows/index.js';

interface RegisterPage extends SignInTarget {
  language: Language;
  csrf: string;
  clientName?: string | undefined;
  /** That the address is the person's, see AddressProofs. */
  proof?: string | undefined;
  values?: Record<string, string>;
  errors?: FieldErrors;
  /** Other providers, which know the name and the address already. */
  providers: ShownProvider[];
}

export function registerPage(page: RegisterPage): string {
  const { language, csrf, clientName, proof, values = {}, errors = {}, providers, ...target } = page;
  const texts = { ...messages('sign-in', language), ...messages('register', language) };
  const problems = formProblems(language, errors);
  const focused = fieldToFocus(['name', 'surname', 'email', 'password'], problems);
  const common = (name: string) => ({ name, errors: problems[name], autofocus: name === focused });
  const known = (name: string) => ({ ...common(name), value: values[name] });
  return layout({
    language,
    title: texts.title,
    lead: clientName && html`${texts.toContinueTo} <strong>${clientName}</strong>`,
    body: html`${Object.keys(errors).length > 0 && alert(messages('form-problems', language).look)}
      <form method="post" action="/register">
        ${hiddenFields(csrf, target.flow)} ${returnField(target)}
        ${proof && html`<input type="hidden" name="proof" value="${proof}" />`}
        <div class="row">
          ${field({ ...known('name'), label: texts.name, autocomplete: 'given-name' })}
          ${field({ ...known('surname'), label: texts.surname, autocomplete: 'family-name', isOptional: true })}
        </div>
        ${field({ ...known('email'), label: texts.email, type: 'email', autocomplete: 'username' })}
        ${field({
          ...common('password'),
          label: texts.password,
          type: 'password',
          autocomplete: 'new-password',
          hint: texts.hint,
        })}
        <button class="button" type="submit">${texts.submit}</button>
      </form>
      ${federationButtons({ language, csrf, ...target, providers })}
      <p class="aside">
        ${texts.hasOne} <a href="${withTarget('/login', target)}">${messages('sign-in', language).submit}</a>
      </p>`,
  });
}
