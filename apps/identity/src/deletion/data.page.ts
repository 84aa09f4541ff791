import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { alert, hiddenFields } from '../pages/form-fields.js';
import { html, type Html } from '../pages/html.js';
import { layout, messagePage } from '../pages/layout.js';
import { graceDays } from './account-deletion.js';
import { deletionTexts } from './deletion.texts.js';
import type { OwnedOrganization } from './owned-organizations.js';

interface DataPage {
  language: Language;
  csrf: string;
  /** They keep the account from being deleted. */
  owned: OwnedOrganization[];
  isUnconfirmed?: boolean;
}

export function dataPage(page: DataPage): string {
  const { language, csrf, owned } = page;
  const texts = deletionTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'data',
    title: texts.title,
    body: html`<p>${texts.exportWhat}</p>
      <form method="post" action="/account/data/export">
        ${hiddenFields(csrf, undefined)}
        <button class="button quiet small" type="submit">${texts.export}</button>
      </form>
      <section class="part" aria-labelledby="delete">
        <h2 id="delete">${texts.delete}</h2>
        <p>${texts.deleteWhat(graceDays)}</p>
        ${owned.length ? ownedPart(language, owned) : deletePart(page)}
      </section>`,
  });
}

function ownedPart(language: Language, owned: OwnedOrganization[]): Html {
  return html`<p>${deletionTexts[language].owned}</p>
    <ul>
      ${owned.map(({ name }) => html`<li>${name}</li>`)}
    </ul>`;
}

function deletePart({ language, csrf, isUnconfirmed }: DataPage): Html {
  const texts = deletionTexts[language];
  return html`${isUnconfirmed && alert(texts.pleaseConfirm)}
    <form method="post" action="/account/data/delete">
      ${hiddenFields(csrf, undefined)}
      <p class="check">
        <input type="checkbox" id="confirmed" name="confirmed" value="yes" required /><label for="confirmed"
          >${texts.confirm}</label
        >
      </p>
      <button class="button quiet small" type="submit">${texts.delete}</button>
    </form>`;
}

export function deletedPage(language: Language, eraseAfter: Date): string {
  const texts = deletionTexts[language];
  return messagePage({ language, title: texts.deleted, text: texts.mailUntil(dateOf(language, eraseAfter)) });
}

interface KeepPage {
  language: Language;
  csrf: string;
  eraseAfter: Date;
}

/** Shown to who signs in to an account that is to be erased. */
export function keepPage({ language, csrf, eraseAfter }: KeepPage): string {
  const texts = deletionTexts[language];
  return layout({
    language,
    title: texts.keepTitle,
    lead: texts.keepWhat(dateOf(language, eraseAfter)),
    body: html`<form method="post" action="/login/keep">
        ${hiddenFields(csrf, undefined)}
        <button class="button" type="submit">${texts.keep}</button>
      </form>
      <p class="aside"><a href="/login">${texts.doNotKeep}</a></p>`,
  });
}

function dateOf(language: Language, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
