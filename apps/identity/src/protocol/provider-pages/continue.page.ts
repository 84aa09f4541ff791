import { html } from '@platform/service-kit';
import type { Language } from '../../pages/i18n/index.js';
import { layout } from '../../pages/layout/index.js';
import { continueTexts } from './continue.texts.js';

/**
 * The last step to an app. Browsers hold every redirect after a form against `form-action`, which cannot name all apps;
 * from this page the way goes on without a form.
 */
export function continuePage(language: Language, to: string): string {
  const texts = continueTexts[language];
  return layout({
    language,
    title: texts.title,
    lead: texts.lead,
    body: html`<meta http-equiv="refresh" content="0;url=${to}" />
      <p><a class="button" href="${to}">${texts.open}</a></p>`,
  });
}
