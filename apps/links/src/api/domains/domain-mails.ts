import type { Language, MailText } from '@platform/service-kit';
import { messages } from '../../i18n/index.js';

/** To the owner of a domain whose DNS leads elsewhere; `target` is where it should. */
export function lostMail(language: Language, host: string, target: string): MailText {
  const texts = messages('domain-mails', language);
  return {
    language,
    subject: texts.lostSubject({ host }),
    paragraphs: [texts.lost({ host }), texts.setRecord({ host, target }), texts.goesOn],
    footer: texts.footer({ host }),
  };
}

/** To who had a domain until another account has proved that it is its own. */
export function takenOverMail(language: Language, host: string): MailText {
  const texts = messages('domain-mails', language);
  return {
    language,
    subject: texts.takenSubject({ host }),
    paragraphs: [texts.taken({ host }), texts.removed],
    footer: texts.footer({ host }),
  };
}
