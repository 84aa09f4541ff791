import { neutralName } from '@platform/contracts';
import { mailMessage, minuteInUtc, type Language, type MailMessage } from '@platform/service-kit';
import { messages } from '../i18n/index.js';

export interface DestinationFacts {
  /** Of the reader. */
  language: Language;
  name: string;
  organization: string;
  /** Where it can be enabled again. */
  page: string;
}

/** The destination was disabled; `reason` is the engine's or the channel's word. */
export function disabledMail(facts: DestinationFacts, reason: string): MailMessage {
  const { language, name, organization, page } = withNeutralNames(facts);
  const texts = messages('destination-mails', language);
  const reasons: Partial<Record<string, string>> = messages('disabled-reasons', language);
  const why = reasons[reason] ?? texts.refused({ word: reason.replaceAll('_', ' ') });
  return mailMessage({
    language,
    subject: texts.disabledSubject({ name }),
    paragraphs: [`${why} ${texts.nothingMore({ name, organization })}`, texts.whatNow],
    button: { text: texts.button, href: page },
    footer: texts.footer({ organization }),
  });
}

/** The destination will be disabled if it goes on like this. */
export function failingMail(facts: DestinationFacts, since: Date, disabledAt: Date): MailMessage {
  const { language, name, organization, page } = withNeutralNames(facts);
  const texts = messages('destination-mails', language);
  return mailMessage({
    language,
    subject: texts.failingSubject({ name }),
    paragraphs: [
      texts.noneArrived({ name, organization, since: minuteInUtc(since) }),
      texts.willStop({ disabledAt: minuteInUtc(disabledAt) }),
    ],
    button: { text: texts.button, href: page },
    footer: texts.footer({ organization }),
  });
}

/** The topic of a Telegram group that the destination wrote to is gone; it writes to the group. */
export function topicGoneMail(facts: DestinationFacts): MailMessage {
  const { language, name, organization, page } = withNeutralNames(facts);
  const texts = messages('destination-mails', language);
  return mailMessage({
    language,
    subject: texts.topicGoneSubject({ name }),
    paragraphs: [texts.topicGone({ name, organization }), texts.otherTopic],
    button: { text: texts.button, href: page },
    footer: texts.footer({ organization }),
  });
}

function withNeutralNames(facts: DestinationFacts): DestinationFacts {
  return { ...facts, name: neutralName(facts.name), organization: neutralName(facts.organization) };
}
