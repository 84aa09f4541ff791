import { neutralName } from '@platform/contracts';
import { languageOf, mailMessage, minuteInUtc, type MailMessage } from '@platform/service-kit';
import { ownerTexts } from './owner-mails.texts.js';

/** Of the client and its owner. */
export interface OwnerFacts {
  client: string;
  /** Without its query string. */
  url: string;
  /** BCP 47. */
  language: string | null;
}

/** The endpoint was disabled. `reason` is that of the destination. */
export function disabledMail({ client, url, language: tag }: OwnerFacts, reason: string): MailMessage {
  const language = languageOf([tag]);
  const texts = ownerTexts[language];
  return mailMessage({
    language,
    subject: texts.disabledSubject(neutralName(client)),
    paragraphs: [reason === 'gone' ? texts.gone(url) : texts.onlyFailed(url), texts.whatNow],
    footer: texts.footer,
  });
}

/** The endpoint will be disabled if it goes on like this. */
export function failingMail({ client, url, language: tag }: OwnerFacts, since: Date, disabledAt: Date): MailMessage {
  const language = languageOf([tag]);
  const texts = ownerTexts[language];
  return mailMessage({
    language,
    subject: texts.failingSubject(neutralName(client)),
    paragraphs: [texts.noneSucceeded(url, minuteInUtc(since)), texts.willStop(minuteInUtc(disabledAt))],
    footer: texts.footer,
  });
}
