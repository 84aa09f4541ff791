import { html, type Html } from '@platform/service-kit';
import { dayInWords, type Language, messages, type Reader } from '../../pages/i18n/index.js';
import {
  accountLayout,
  alert,
  checkbox,
  hiddenFields,
  messagePage,
  organizationSettingsPath,
  panel,
  postButton,
} from '../../pages/layout/index.js';
import { graceDays, type OwnedOrganization } from '../../accounts/deletion/index.js';

interface DataPage {
  language: Language;
  csrf: string;
  /** They keep the account from being deleted. */
  owned: OwnedOrganization[];
  isUnconfirmed?: boolean;
}

export function dataPage(page: DataPage): string {
  const { language, csrf, owned } = page;
  const texts = messages('deletion', language);
  return accountLayout({
    language,
    csrf,
    current: 'data',
    title: texts.title,
    body: html`${panel({
      title: texts.export,
      id: 'export',
      lead: texts.exportWhat,
      body: html`<div class="actions">
        ${postButton({ action: '/account/data/export', csrf, label: texts.export })}
      </div>`,
    })}
    ${panel({
      title: texts.delete,
      id: 'delete',
      lead: texts.deleteWhat({ days: graceDays }),
      isDangerous: true,
      body: owned.length ? ownedPart(language, owned) : deletePart(page),
    })}`,
  });
}

function ownedPart(language: Language, owned: OwnedOrganization[]): Html {
  const texts = messages('deletion', language);
  return html`<p>${texts.owned}</p>
    <ul>
      ${owned.map(
        ({ uuid, name, is_active }) =>
          html`<li>
            ${is_active ? html`<a href="${organizationSettingsPath(uuid)}">${name}</a>` : texts.suspended({ name })}
          </li>`,
      )}
    </ul>`;
}

function deletePart({ language, csrf, isUnconfirmed }: DataPage): Html {
  const texts = messages('deletion', language);
  return html`${isUnconfirmed && alert(texts.pleaseConfirm)}
    <form method="post" action="/account/data/delete">
      ${hiddenFields(csrf)} ${checkbox({ name: 'confirmed', value: 'yes', label: texts.confirm, isRequired: true })}
      <button class="button danger" type="submit">${texts.delete}</button>
    </form>`;
}

export function deletedPage(reader: Reader, eraseAfter: Date): string {
  const { language } = reader;
  const texts = messages('deletion', language);
  return messagePage({
    language,
    title: texts.deleted,
    text: texts.mailUntil({ date: dayInWords(reader, eraseAfter, 'long') }),
  });
}
