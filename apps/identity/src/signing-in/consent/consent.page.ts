import type { Scope } from '@platform/contracts';
import { html, type Html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { hiddenFields, layout } from '../../pages/layout/index.js';
import { claimWords } from './claim-words.js';

/** The application that asks. */
export interface Asking {
  name: string;
  /**
   * Where the browser goes afterwards, for people who look; of an app its own scheme. Null in the device flow: it stays
   * here.
   */
  destination: { host: string; isApp: boolean } | null;
  /** The operator answers for it. */
  isVerified: boolean;
  /** Name of the person or organization whose it is; null for the operator's own. */
  ownerName: string | null;
  logoUri: string | undefined;
  policyUri: string | undefined;
  tosUri: string | undefined;
}

interface ConsentPage {
  language: Language;
  csrf: string;
  flow: string;
  client: Asking;
  email: string;
  asked: Scope[];
  /** Of what is asked for, what the person has allowed before. */
  known: Scope[];
  /** Single claims, by their standard names. */
  claims: string[];
}

export function consentPage({ language, csrf, flow, client, email, asked, known, claims }: ConsentPage): string {
  const texts = messages('consent', language);
  return layout({
    language,
    title: texts.title({ client: client.name }),
    body: html`${who(language, client)}
      <p class="signed-in">
        <span>${texts.signedInAs} <strong>${email}</strong></span>
        ${
          client.destination &&
          html`<button class="button link" type="submit" form="switch">${texts.switchAccount}</button>`
        }
      </p>
      <p>${texts.may({ client: client.name })}</p>
      <ul class="scopes">
        ${asked.map((name) => html`<li>${messages('scopes', language)[name]}</li>`)}
        ${claims.length > 0 && html`<li>${texts.claims}: ${claimWords(language, claims)}</li>`}
      </ul>
      ${
        known.length > 0 &&
        html`<p>${texts.known}</p>
          <ul class="scopes known">
            ${known.map((name) => html`<li>${messages('scopes', language)[name]}</li>`)}
          </ul>`
      }
      <form method="post" action="/consent">
        ${hiddenFields(csrf, flow)}
        <button class="button" type="submit" name="decision" value="allow">${texts.allow}</button>
        <button class="button quiet" type="submit" name="decision" value="deny">${texts.deny}</button>
      </form>
      ${client.destination && wayOn(language, csrf, flow, client.destination)} ${links(language, client)}`,
  });
}

function who(language: Language, { isVerified, ownerName, logoUri }: Asking): Html {
  const texts = messages('consent', language);
  return html`<div class="asking">
    ${logoUri && html`<img class="logo" src="${logoUri}" alt="" width="48" height="48" />`}
    <div>
      ${ownerName !== null && html`<p>${texts.by} <strong>${ownerName}</strong></p>`}
      <p class="${isVerified ? 'good' : 'hint'}">${isVerified ? texts.verified : texts.unverified}</p>
    </div>
  </div>`;
}

function wayOn(
  language: Language,
  csrf: string,
  flow: string,
  { host, isApp }: NonNullable<Asking['destination']>,
): Html {
  const texts = messages('consent', language);
  return html`<form id="switch" method="post" action="/consent/switch">${hiddenFields(csrf, flow)}</form>
    <p class="aside">${texts.goOnTo} ${isApp && texts.app} <strong>${host}</strong>.</p>`;
}

function links(language: Language, { policyUri, tosUri }: Asking): Html | undefined {
  const texts = messages('consent', language);
  const link = (href: string | undefined, text: string) =>
    href && html`<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a> `;
  if (!policyUri && !tosUri) return undefined;
  return html`<p class="aside">${link(policyUri, texts.policy)} ${link(tosUri, texts.terms)}</p>`;
}
