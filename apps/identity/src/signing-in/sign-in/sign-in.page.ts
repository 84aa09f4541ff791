import { html } from '@platform/service-kit';
import { federationButtons, type ShownProvider } from '../federation/index.js';
import { type Language, messages } from '../../pages/i18n/index.js';
import { alert, field, hiddenFields, layout } from '../../pages/layout/index.js';
import { passkeyForm, passkeyScript } from '../passkeys/index.js';
import { returnField, type SignInTarget, withTarget } from '../flows/index.js';

interface SignInPage extends SignInTarget {
  language: Language;
  csrf: string;
  /** Name of the application that asks for the sign-in. */
  clientName?: string | undefined;
  email?: string | undefined;
  hasFailed?: boolean;
  /** For `navigator.credentials.get`. */
  passkeyOptions: object;
  /** Other providers to sign in by. */
  providers: ShownProvider[];
}

export function signInPage({
  language,
  csrf,
  clientName,
  email,
  hasFailed = false,
  passkeyOptions,
  providers,
  ...target
}: SignInPage): string {
  const texts = messages('sign-in', language);
  return layout({
    language,
    title: texts.title,
    scripts: [passkeyScript],
    lead: clientName && html`${texts.toContinueTo} <strong>${clientName}</strong>`,
    body: html`${hasFailed && alert(texts.failed)}
      <form method="post" action="/login">
        ${hiddenFields(csrf, target.flow)} ${returnField(target)}
        ${field({
          ...{ name: 'email', label: texts.email, type: 'email', value: email },
          ...{ autocomplete: 'username webauthn', autofocus: !email },
        })}
        ${field({
          ...{ name: 'password', label: texts.password, type: 'password' },
          ...{ autocomplete: 'current-password', autofocus: Boolean(email) },
        })}
        <button class="button" type="submit">${texts.submit}</button>
      </form>
      ${passkeyForm({
        ...{
          csrf,
          flow: target.flow,
          action: '/login/passkey',
          ceremony: 'get',
          options: passkeyOptions,
          isConditional: true,
        },
        ...{
          button: messages('passkey-sign-in', language).use,
          failed: messages('passkey-sign-in', language).gaveUp,
          isQuiet: true,
          inside: returnField(target),
        },
      })}
      ${federationButtons({ language, csrf, ...target, providers })}
      <p class="aside"><a href="${withTarget('/forgot', target)}">${texts.forgot}</a></p>
      <p class="aside">${texts.isNew} <a href="${withTarget('/register', target)}">${texts.register}</a></p>`,
  });
}
