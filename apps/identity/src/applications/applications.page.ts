import { scopes, type Scope } from '@platform/contracts';
import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { hiddenFields } from '../pages/form-fields.js';
import { html, type Html } from '../pages/html.js';
import type { Application } from './applications.service.js';
import { applicationTexts, scopeText } from './applications.texts.js';

interface ApplicationsPage {
  language: Language;
  csrf: string;
  applications: Application[];
}

export function applicationsPage({ language, csrf, applications }: ApplicationsPage): string {
  const texts = applicationTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'applications',
    title: texts.title,
    lead: applications.length ? texts.lead : texts.none,
    body: html`<ul class="items">
      ${applications.map((application) => item(language, csrf, application))}
    </ul>`,
  });
}

function item(language: Language, csrf: string, application: Application): Html {
  const { client_id, client_name, is_first_party, scopes: granted, created_at } = application;
  const texts = applicationTexts[language];
  const known = granted.filter((name): name is Scope => name in scopes);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return html`<li>
    <div>
      <strong>${client_name}</strong> ${is_first_party && html`<span class="tag">${texts.own}</span>`}
      <p class="hint">${texts.since(date.format(created_at))}</p>
      <p class="hint">${known.map((name) => scopeText(language, name)).join(' · ')}</p>
    </div>
    <form method="post" action="/account/applications/revoke">
      ${hiddenFields(csrf, undefined)}<input type="hidden" name="client_id" value="${client_id}" />
      <button class="button quiet small" type="submit" aria-label="${texts.revokeNamed(client_name)}">
        ${texts.revoke}
      </button>
    </form>
  </li>`;
}
