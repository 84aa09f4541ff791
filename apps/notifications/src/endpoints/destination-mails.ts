import type { EndpointType } from '@platform/contracts';
import { mailMessage, type MailMessage } from '@platform/service-kit';

export interface DestinationFacts {
  name: string;
  type: EndpointType;
  organization: string;
  /** Where it can be enabled again. */
  page: string;
}

const reasons: Record<string, string> = {
  gone: 'It answered 410 Gone, which says that it wants no more messages.',
  failing: 'It has only failed for days.',
  bot_removed: 'The Telegram bot was taken out of its chat. It goes on by itself when the bot is added again.',
  chat_not_found: 'Its Telegram chat does not exist any more.',
  user_deactivated: 'The Telegram account that it writes to was deleted.',
  no_right_to_write: 'The Telegram bot may not write in its chat any more.',
  topic_deleted: 'The topic of the Telegram group that it writes to was deleted.',
  topic_closed: 'The topic of the Telegram group that it writes to was closed.',
  no_recipient_left: 'None of its addresses can get mail any more.',
};

/** The destination was disabled; `reason` is the engine's or the channel's word. */
export function disabledMail({ name, organization, page }: DestinationFacts, reason: string): MailMessage {
  const why = reasons[reason] ?? `The provider refuses us there (${reason.replaceAll('_', ' ')}).`;
  return mailMessage({
    language: 'en',
    subject: `Notifications to ${name} are switched off`,
    paragraphs: [
      `${why} We send nothing more to the destination “${name}” of ${organization}.`,
      'What it misses meanwhile is kept as skipped deliveries. When it works again, send it a test message, enable it, and send the skipped deliveries again where they still matter.',
    ],
    button: { text: 'Look at the destinations', href: page },
    footer: footer(organization),
  });
}

/** The destination will be disabled if it goes on like this. */
export function failingMail(
  { name, organization, page }: DestinationFacts,
  since: Date,
  disabledAt: Date,
): MailMessage {
  return mailMessage({
    language: 'en',
    subject: `Notifications to ${name} are failing`,
    paragraphs: [
      `Nothing has reached the destination “${name}” of ${organization} since ${words(since)}. The delivery log says what it answered.`,
      `If nothing arrives until ${words(disabledAt)}, we stop sending there.`,
    ],
    button: { text: 'Look at the destinations', href: page },
    footer: footer(organization),
  });
}

function footer(organization: string): string {
  return `You get this mail because you made this destination, or own ${organization}.`;
}

function words(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
