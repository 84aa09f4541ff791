import { html, type Html } from '@platform/service-kit';
import { dayInWords, type Language, messages, type Reader } from '../../pages/i18n/index.js';
import type { SecondFactors } from '../../people/second-factors/index.js';
import { accountLayout, askingButton, itemList, panel } from '../../pages/layout/index.js';
import type { Passkey } from '../../signing-in/passkeys/index.js';

interface SecurityPage extends Reader {
  csrf: string;
  factors: SecondFactors;
  passkeys: Passkey[];
  /** The name of the recovery codes, see `RecoveryCodes`. */
  codes: string;
  done?: string | undefined;
}

export function securityPage(page: SecurityPage): string {
  const { language, csrf, factors } = page;
  const texts = messages('security', language);
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.title,
    lead: texts.lead,
    done: page.done,
    body: html`${passwordPart(page)} ${passkeysPart(page)} ${totpPart(page)}
    ${(factors.totp || factors.passkeys > 0) && codesPart(page)} ${connectionsPart(language)}`,
  });
}

function passwordPart({ language }: SecurityPage): Html {
  const texts = messages('security', language);
  return panel({
    title: texts.password,
    id: 'password',
    lead: texts.passwordWhat,
    body: html`<p class="actions">
      <a class="button quiet small" href="/account/password">${texts.changePassword}</a>
    </p>`,
  });
}

function connectionsPart(language: Language): Html {
  const texts = messages('federation', language);
  return panel({
    title: texts.connections,
    id: 'connections',
    lead: texts.connectionsLead,
    body: html`<p class="actions">
      <a class="button quiet small" href="/account/connections">${texts.manage}</a>
    </p>`,
  });
}

function passkeysPart(page: SecurityPage): Html {
  const { language, csrf, passkeys, factors } = page;
  const texts = messages('security', language);
  const day = (at: Date) => dayInWords(page, at);
  const items = passkeys.map(({ uuid, name, created_at, last_used_at }) => ({
    title: name,
    details: [texts.added({ date: day(created_at) }), last_used_at && texts.used({ date: day(last_used_at) })],
    action: askingButton({
      question: texts.passkeyGoes({ isLast: isLast(factors) }),
      action: '/account/security/passkeys/remove',
      csrf,
      label: texts.remove,
      of: name,
      fields: { uuid },
    }),
  }));
  return panel({
    title: texts.passkeys,
    id: 'passkeys',
    lead: texts.passkeysWhat,
    body: html`${items.length > 0 && itemList(items)}
      <p class="actions"><a class="button quiet small" href="/account/security/passkeys">${texts.addPasskey}</a></p>`,
  });
}

function totpPart({ language, csrf, factors }: SecurityPage): Html {
  const texts = messages('security', language);
  const question = texts.totpGoes({ isLast: isLast(factors) });
  const remove = () =>
    askingButton({ question, action: '/account/security/totp/remove', csrf, label: texts.removeTotp });
  return panel({
    title: texts.totp,
    tag: factors.totp ? { text: texts.on, isGood: true } : { text: texts.off },
    id: 'totp',
    lead: texts.totpWhat,
    body: html`<div class="actions">
      ${
        factors.totp ? remove() : html`<a class="button quiet small" href="/account/security/totp">${texts.addTotp}</a>`
      }
    </div>`,
  });
}

function codesPart({ language, csrf, factors, codes }: SecurityPage): Html {
  const texts = messages('security', language);
  return panel({
    title: texts.codes,
    tag: { text: texts.codesLeft({ number: factors.recovery_codes }) },
    id: 'codes',
    lead: texts.codesWhat,
    body: html`<div class="actions">
      ${askingButton({
        question: texts.codesGo,
        action: '/account/security/recovery-codes',
        csrf,
        label: texts.newCodes,
        fields: { codes },
        kind: 'quiet small',
      })}
    </div>`,
  });
}

/** With the last second factor the recovery codes go as well. */
function isLast({ totp, passkeys }: SecondFactors): boolean {
  return Number(totp) + passkeys === 1;
}
