import { neutralName } from '@platform/contracts';
import { languageOf, mailMessage, minuteInUtc, type MailMessage } from '@platform/service-kit';
import { messages } from '../i18n/index.js';

const routes = { enable: 'POST /v1/webhook-endpoint/enable', retry: 'POST /v1/webhook-deliveries/retry' };

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
  const texts = messages('endpoint-mails', language);
  return mailMessage({
    language,
    subject: texts.disabledSubject({ client: neutralName(client) }),
    paragraphs: [reason === 'gone' ? texts.gone({ url }) : texts.onlyFailed({ url }), texts.whatNow(routes)],
    footer: texts.footer,
  });
}

/** The endpoint will be disabled if it goes on like this. */
export function failingMail({ client, url, language: tag }: OwnerFacts, since: Date, disabledAt: Date): MailMessage {
  const language = languageOf([tag]);
  const texts = messages('endpoint-mails', language);
  return mailMessage({
    language,
    subject: texts.failingSubject({ client: neutralName(client) }),
    paragraphs: [
      texts.noneSucceeded({ url, since: minuteInUtc(since) }),
      texts.willStop({ disabledAt: minuteInUtc(disabledAt) }),
    ],
    footer: texts.footer,
  });
}
