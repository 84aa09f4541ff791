import type { Language, MailText } from '@platform/service-kit';
import { messages } from '../../i18n/index.js';

const maxNamed = 10;
const objectionRoute = 'POST /api/safety/appeals';

/**
 * To the owner of links that were blocked; the reason is in the operator's words.
 * @param page of the console, where the owner can object; null for what has none there
 */
export function blockedMail(
  language: Language,
  links: readonly string[],
  reason: string,
  page: string | null,
): MailText {
  const texts = messages('block-mails', language);
  const named = links.slice(0, maxNamed);
  const more = links.length - named.length;
  return {
    language,
    subject: texts.blockedSubject({ count: links.length }),
    paragraphs: [
      ...[texts.blocked, ...named, ...(more > 0 ? [texts.more({ count: more })] : [])],
      ...[texts.reason({ words: reason }), texts.ifWrong, texts.byApi({ route: objectionRoute })],
    ],
    ...(page && { button: { text: texts.inConsole, href: page } }),
    footer: texts.footer,
  };
}

/** To who objected to a block; the operator may have added an answer. */
export function decidedMail(language: Language, url: string, isAccepted: boolean, answer: string): MailText {
  const texts = messages('block-mails', language);
  return {
    language,
    subject: texts.decidedSubject,
    paragraphs: [url, isAccepted ? texts.accepted : texts.refused, ...(answer ? [answer] : [])],
    footer: texts.footer,
  };
}
