import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { accountLayout, codeList, postButton } from '../../pages/layout/index.js';

interface RecoveryCodesPage {
  language: Language;
  csrf: string;
  codes: string[];
}

/** The only time that they are shown. What is downloaded comes of this page, as only hashes of them are kept. */
export function recoveryCodesPage({ language, csrf, codes }: RecoveryCodesPage): string {
  const texts = messages('security', language);
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.codes,
    lead: texts.codesKeep,
    body: html`${codeList(codes)}
      <div class="actions">
        ${postButton({
          action: '/account/security/recovery-codes/file',
          csrf,
          fields: { codes: codes.join(' ') },
          label: texts.codesDownload,
          kind: 'quiet',
        })}
        <a class="button" href="/account/security">${texts.codesKept}</a>
      </div>`,
  });
}

interface RecoveryCodesFile {
  language: Language;
  /** Whose they are, and where. */
  email: string;
  host: string;
  codes: string[];
}

/** To be kept as a file; its lines end as every editor takes them. */
export function recoveryCodesText({ language, email, host, codes }: RecoveryCodesFile): string {
  const texts = messages('security', language);
  const title = texts.codes.replaceAll('\u00ad', '');
  return [title, `${email}, ${host}`, '', texts.codesWhat, '', ...codes, ''].join('\r\n');
}
