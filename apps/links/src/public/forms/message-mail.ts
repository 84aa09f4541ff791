import type { Language, MailText } from '@platform/service-kit';
import { messages } from '../../i18n/index.js';

export interface Message {
  /** The name of the box. */
  box: string;
  /** The owner's own; empty for ours. */
  subject: string;
  /** As the visitor entered it. */
  email: string;
  message: string;
}

/** Shows the owner what a visitor wrote. */
export function messageMail(language: Language, { box, subject, email, message }: Message): MailText {
  const texts = messages('message-mail', language);
  return {
    language,
    subject: subject || texts.subject({ box }),
    paragraphs: [texts.wrote({ email }), message],
    footer: texts.footer({ box }),
  };
}
