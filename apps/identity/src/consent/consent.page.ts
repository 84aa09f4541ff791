import { scopes, type Scope } from '@platform/contracts';
import type { Language } from '../i18n/translations.js';
import { hiddenFields } from '../pages/form-fields.js';
import { html } from '../pages/html.js';
import { layout } from '../pages/layout.js';
import { consentTexts } from './consent.texts.js';

interface ConsentPage {
  language: Language;
  csrf: string;
  flow: string;
  clientName: string;
  /** Where the browser goes afterwards, for people who look. */
  clientHost: string | undefined;
  email: string;
  scopeNames: string[];
}

export function consentPage({ language, csrf, flow, clientName, clientHost, email, scopeNames }: ConsentPage): string {
  const asked = scopeNames.filter((name): name is Scope => name in scopes);
  const texts = consentTexts[language];
  return layout({
    language,
    title: texts.title(clientName),
    lead: html`${texts.signedInAs} <strong>${email}</strong>`,
    body: html`<p>${texts.may(clientName)}</p>
      <ul class="scopes">
        ${asked.map((name) => html`<li>${scopes[name]}</li>`)}
      </ul>
      <form method="post" action="/consent">
        ${hiddenFields(csrf, flow)}
        <button class="button" type="submit" name="decision" value="allow">${texts.allow}</button>
        <button class="button quiet" type="submit" name="decision" value="deny">${texts.deny}</button>
      </form>
      ${clientHost && html`<p class="aside">${texts.goOnTo} <strong>${clientHost}</strong>.</p>`}`,
  });
}
