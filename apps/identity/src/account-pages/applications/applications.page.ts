import { scopes, type Scope } from '@platform/contracts';
import { html } from '@platform/service-kit';
import { claimWords } from '../../signing-in/consent/index.js';
import { dayInWords, messages, type Reader } from '../../pages/i18n/index.js';
import { accountLayout, askingButton, emptyState, type Item, itemList } from '../../pages/layout/index.js';
import type { Application } from './applications.service.js';

interface ApplicationsPage extends Reader {
  csrf: string;
  applications: Application[];
  done?: string | undefined;
}

export function applicationsPage(page: ApplicationsPage): string {
  const { language, csrf, applications, done } = page;
  const texts = messages('applications', language);
  return accountLayout({
    language,
    csrf,
    current: 'applications',
    title: texts.title,
    lead: texts.lead,
    done,
    body: applications.length
      ? html`<div class="panel">${itemList(applications.map((each) => item(page, each)))}</div>`
      : emptyState(texts.none),
  });
}

function item(page: ApplicationsPage, application: Application): Item {
  const { language, csrf } = page;
  const { client_id, client_name, is_first_party, scopes: granted, claims, created_at } = application;
  const texts = messages('applications', language);
  const known = granted.filter((name): name is Scope => name in scopes);
  const shortly: Partial<Record<Scope, string>> = messages('scopes-in-short', language);
  return {
    title: client_name,
    tag: is_first_party ? texts.own : undefined,
    details: [
      texts.since({ date: dayInWords(page, created_at) }),
      known.map((name) => shortly[name] ?? name).join(' · '),
      ...(claims.length ? [`${messages('consent', language).claims}: ${claimWords(language, claims)}`] : []),
    ],
    action: askingButton({
      question: texts.revokeGoes,
      action: '/account/applications/revoke',
      csrf,
      label: texts.revoke,
      of: client_name,
      fields: { client_id },
    }),
  };
}
