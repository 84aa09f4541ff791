import { mailMessage, type Language, type MailMessage } from '@platform/service-kit';
import { confirmationTexts } from './confirmation-mail.texts.js';

interface ConfirmationFacts {
  language: Language;
  organization: string;
  link: string;
  validDays: number;
}

const longestName = 60;

/** Asks an address whether it wants the notifications of an organization. */
export function confirmationMail({ language, organization, link, validDays }: ConfirmationFacts): MailMessage {
  const name = short(organization);
  const texts = confirmationTexts[language];
  return mailMessage({
    language,
    subject: texts.subject(name),
    paragraphs: [texts.entered(name), texts.valid(validDays)],
    button: { text: texts.button, href: link },
    footer: texts.footer,
  });
}

/** A name is the organization's own words: enough of them to be known by, not enough to be a letter. */
function short(text: string): string {
  const points = [...text.replace(/\s+/g, ' ')];
  return points.length > longestName ? `${points.slice(0, longestName - 1).join('')}…` : points.join('');
}
