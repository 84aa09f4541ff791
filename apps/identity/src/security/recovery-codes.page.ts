import { html } from '@platform/service-kit';
import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { codeList } from '../pages/parts.js';
import { securityTexts } from './security.texts.js';

interface RecoveryCodesPage {
  language: Language;
  csrf: string;
  codes: string[];
}

/** The only time that they are shown. */
export function recoveryCodesPage({ language, csrf, codes }: RecoveryCodesPage): string {
  const texts = securityTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.codes,
    lead: texts.codesKeep,
    body: html`${codeList(codes)}
      <p class="actions"><a class="button" href="/account/security">${texts.codesKept}</a></p>`,
  });
}
