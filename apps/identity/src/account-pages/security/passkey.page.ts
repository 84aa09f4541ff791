import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { accountLayout, alert, field } from '../../pages/layout/index.js';
import { passkeyForm, passkeyScript } from '../../signing-in/passkeys/index.js';

interface PasskeyPage {
  language: Language;
  csrf: string;
  /** Of `navigator.credentials.create`, as JSON has them. */
  options: object;
  /** Offered, to be changed. */
  name: string;
  hasFailed: boolean;
}

export function passkeyPage({ language, csrf, options, name, hasFailed }: PasskeyPage): string {
  const texts = messages('security', language);
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.addPasskey,
    scripts: [passkeyScript],
    body: html`${hasFailed && alert(texts.passkeyFailed)}
      <div class="panel">
        <p>${texts.passkeysHow}</p>
        ${passkeyForm({
          ...{ csrf, action: '/account/security/passkeys', ceremony: 'create', options },
          ...{ button: texts.makePasskey, failed: texts.passkeyFailed },
          inside: field({ name: 'name', label: texts.name, hint: texts.nameHint, value: name, autocomplete: 'off' }),
        })}
        <noscript><p class="alert">${texts.needsScript}</p></noscript>
        <p class="actions"><a class="button quiet" href="/account/security">${texts.cancel}</a></p>
      </div>`,
  });
}
