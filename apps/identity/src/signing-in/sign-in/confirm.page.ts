import { html } from '@platform/service-kit';
import { federationButtons, type ShownProvider } from '../federation/index.js';
import { type Language, messages } from '../../pages/i18n/index.js';
import { alert, field, hiddenFields, layout, usernameField } from '../../pages/layout/index.js';
import { passkeyForm, passkeyScript } from '../passkeys/index.js';

interface ConfirmPage {
  language: Language;
  csrf: string;
  email: string;
  /** Where it goes on. */
  to: string;
  passkeyOptions: object | undefined;
  hasFailed: boolean;
  /** Other providers that open this account. */
  providers: ShownProvider[];
}

export function confirmPage({ language, csrf, email, to, passkeyOptions, hasFailed, providers }: ConfirmPage): string {
  const texts = messages('reauthentication', language);
  const goOn = html`<input type="hidden" name="to" value="${to}" />`;
  return layout({
    language,
    title: texts.title,
    lead: texts.lead,
    ...(passkeyOptions && { scripts: [passkeyScript] }),
    body: html`${hasFailed && alert(texts.failed)}
      <form method="post" action="/login/confirm">
        ${hiddenFields(csrf)} ${goOn} ${usernameField(email)}
        ${field({
          ...{ name: 'password', label: texts.password, type: 'password' },
          ...{ autocomplete: 'current-password', autofocus: true },
        })}
        <button class="button" type="submit">${texts.submit}</button>
      </form>
      ${
        passkeyOptions &&
        passkeyForm({
          ...{ csrf, action: '/login/confirm', ceremony: 'get', options: passkeyOptions, isQuiet: true, inside: goOn },
          ...{ button: texts.usePasskey, failed: texts.passkeyFailed },
        })
      }
      ${federationButtons({ language, csrf, returnTo: to, providers })}
      <p class="aside"><a href="/account">${texts.back}</a></p>`,
  });
}
