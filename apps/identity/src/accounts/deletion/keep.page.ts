import { html } from '@platform/service-kit';
import { dayInWords, messages, type Reader } from '../../pages/i18n/index.js';
import { layout, postButton } from '../../pages/layout/index.js';

interface KeepPage extends Reader {
  csrf: string;
  eraseAfter: Date;
}

/** Shown to who signs in to an account that is to be erased. */
export function keepPage(page: KeepPage): string {
  const { language, csrf, eraseAfter } = page;
  const texts = messages('deletion', language);
  return layout({
    language,
    title: texts.keepTitle,
    lead: texts.keepWhat({ date: dayInWords(page, eraseAfter, 'long') }),
    body: html`${postButton({ action: '/login/keep', csrf, label: texts.keep, kind: '' })}
      <p class="aside"><a href="/login">${texts.doNotKeep}</a></p>`,
  });
}
