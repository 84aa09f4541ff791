import { renderSVG } from 'uqr';
import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import type { TotpSetUp } from '../../people/second-factors/index.js';
import { accountLayout, alert, codeField, hiddenFields } from '../../pages/layout/index.js';

interface TotpPage {
  language: Language;
  csrf: string;
  setUp: TotpSetUp;
  hasFailed: boolean;
}

export function totpPage({ language, csrf, setUp, hasFailed }: TotpPage): string {
  const texts = messages('security', language);
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(setUp.uri, { border: 2 })).toString('base64')}`;
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.addTotp,
    body: html`${hasFailed && alert(texts.wrongCode)}
      <div class="panel">
        <p>${texts.scan}</p>
        <img class="qr" src="${picture}" width="192" height="192" alt="${texts.qr}" />
        <p class="hint">${texts.typeSecret}</p>
        <p class="secret">${setUp.secret.match(/.{1,4}/g)!.join(' ')}</p>
        <form method="post" action="/account/security/totp">
          ${hiddenFields(csrf)} ${codeField({ name: 'code', label: texts.code, hint: texts.codeHint })}
          <div class="actions">
            <button class="button" type="submit">${texts.finish}</button>
            <a class="button quiet" href="/account/security">${texts.cancel}</a>
          </div>
        </form>
      </div>`,
  });
}
