import { federationTexts } from '../federation/federation.texts.js';
import type { Language } from '../i18n/translations.js';
import type { SecondFactors } from '../mfa/second-factors.js';
import { accountLayout } from '../pages/account-layout.js';
import { hiddenFields } from '../pages/form-fields.js';
import { html, type Html } from '../pages/html.js';
import type { Passkey } from '../passkeys/passkeys.js';
import { securityTexts } from './security.texts.js';

interface SecurityPage {
  language: Language;
  csrf: string;
  factors: SecondFactors;
  passkeys: Passkey[];
}

export function securityPage(page: SecurityPage): string {
  const { language, csrf, factors } = page;
  const texts = securityTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.title,
    lead: texts.lead,
    body: html`${passkeysPart(page)} ${totpPart(page)} ${(factors.totp || factors.passkeys > 0) && codesPart(page)}
    ${connectionsPart(language)}`,
  });
}

function connectionsPart(language: Language): Html {
  const texts = federationTexts[language];
  return html`<section class="part" aria-labelledby="connections">
    <h2 id="connections">${texts.connections}</h2>
    <p>${texts.connectionsLead}</p>
    <p><a class="button quiet small" href="/account/connections">${texts.manage}</a></p>
  </section>`;
}

function passkeysPart({ language, csrf, passkeys }: SecurityPage): Html {
  const texts = securityTexts[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return html`<section class="part" aria-labelledby="passkeys">
    <h2 id="passkeys">${texts.passkeys}</h2>
    <p>${texts.passkeysWhat}</p>
    ${
      passkeys.length > 0 &&
      html`<ul class="items">
        ${passkeys.map(
          ({ uuid, name, created_at, last_used_at }) =>
            html`<li>
              <div>
                <strong>${name}</strong>
                <p class="hint">
                  ${texts.added(date.format(created_at))}${last_used_at && html` · ${texts.used(date.format(last_used_at))}`}
                </p>
              </div>
              <form method="post" action="/account/security/passkeys/remove">
                ${hiddenFields(csrf, undefined)}<input type="hidden" name="uuid" value="${uuid}" />
                <button class="button quiet small" type="submit" aria-label="${texts.removeNamed(name)}">
                  ${texts.remove}
                </button>
              </form>
            </li>`,
        )}
      </ul>`
    }
    <p><a class="button quiet small" href="/account/security/passkeys">${texts.addPasskey}</a></p>
  </section>`;
}

function totpPart({ language, csrf, factors }: SecurityPage): Html {
  const texts = securityTexts[language];
  return html`<section class="part" aria-labelledby="totp">
    <h2 id="totp">${texts.totp} <span class="tag">${factors.totp ? texts.on : texts.off}</span></h2>
    <p>${texts.totpWhat}</p>
    ${
      factors.totp
        ? html`<form method="post" action="/account/security/totp/remove">
            ${hiddenFields(csrf, undefined)}
            <button class="button quiet small" type="submit">${texts.removeTotp}</button>
          </form>`
        : html`<p><a class="button quiet small" href="/account/security/totp">${texts.addTotp}</a></p>`
    }
  </section>`;
}

function codesPart({ language, csrf, factors }: SecurityPage): Html {
  const texts = securityTexts[language];
  return html`<section class="part" aria-labelledby="codes">
    <h2 id="codes">${texts.codes} <span class="tag">${texts.codesLeft(factors.recovery_codes)}</span></h2>
    <p>${texts.codesWhat}</p>
    <form method="post" action="/account/security/recovery-codes">
      ${hiddenFields(csrf, undefined)}
      <button class="button quiet small" type="submit">${texts.newCodes}</button>
    </form>
  </section>`;
}
