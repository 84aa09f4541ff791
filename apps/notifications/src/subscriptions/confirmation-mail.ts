import { neutralName } from '@platform/contracts';
import { mailMessage, type Language, type MailMessage } from '@platform/service-kit';
import { messages } from '../i18n/index.js';

interface ConfirmationFacts {
  language: Language;
  organization: string;
  link: string;
  validDays: number;
}

/**
 * Asks an address whether it wants the notifications of an organization. The reader may know nobody there: its name
 * stands by itself, as a fact.
 */
export function confirmationMail({ language, organization, link, validDays }: ConfirmationFacts): MailMessage {
  const name = neutralName(organization);
  const texts = messages('confirmation-mail', language);
  return mailMessage({
    language,
    subject: texts.subject,
    paragraphs: [texts.entered, `${texts.organization}: ${name}`, texts.valid({ days: validDays })],
    button: { text: texts.button, href: link },
    footer: texts.footer,
  });
}
