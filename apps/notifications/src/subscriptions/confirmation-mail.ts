import { mailMessage, type MailMessage } from '@platform/service-kit';

interface ConfirmationFacts {
  organization: string;
  link: string;
  validDays: number;
}

const longestName = 60;

/** Asks an address whether it wants the notifications of an organization. */
export function confirmationMail({ organization, link, validDays }: ConfirmationFacts): MailMessage {
  const name = short(organization);
  return mailMessage({
    language: 'en',
    subject: `Notifications of ${name}: do you want them?`,
    paragraphs: [
      `${name} has entered this address to get notifications of its services. Nothing is sent before you agree.`,
      `The link is valid for ${validDays} days.`,
    ],
    button: { text: 'Look and decide', href: link },
    footer: 'If you do not want them, ignore this mail: nothing more will come.',
  });
}

/** A name is the organization's own words: enough of them to be known by, not enough to be a letter. */
function short(text: string): string {
  const points = [...text.replace(/\s+/g, ' ')];
  return points.length > longestName ? `${points.slice(0, longestName - 1).join('')}…` : points.join('');
}
