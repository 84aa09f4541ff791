import { type Language, messages } from '../../pages/i18n/index.js';
import { messagePage } from '../../pages/layout/index.js';

/** A mailed link that is unknown, was used or is too old: which of them is nobody's business. */
export function linkIsOverPage({ language }: { language: Language }): string {
  const texts = messages('verify-email', language);
  return messagePage({
    language,
    title: texts.overTitle,
    text: texts.overText,
    next: { href: '/login', text: texts.goOn },
  });
}
