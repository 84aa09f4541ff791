import { mailMessage, type MailMessage } from '@platform/service-kit';

interface Facts {
  /** Of the client. */
  client: string;
  /** Without its query string. */
  url: string;
}

const footer = 'You get this mail because you own this application.';

/** The endpoint was disabled. `reason` is that of the destination. */
export function disabledMail({ client, url }: Facts, reason: string): MailMessage {
  const why =
    reason === 'gone'
      ? `${url} answered 410 Gone, which says that it wants no more webhooks.`
      : `${url} has only failed for five days.`;
  return mailMessage({
    language: 'en',
    subject: `Webhooks of ${client} are switched off`,
    paragraphs: [
      `${why} We send nothing more there.`,
      'Events that happen meanwhile are kept as failed deliveries for 30 days. When the endpoint works again, enable it (POST /v1/webhook-endpoint/enable) or give the application another webhook URL, and then send again what failed (POST /v1/webhook-deliveries/retry with a time range).',
    ],
    footer,
  });
}

/** The endpoint will be disabled if it goes on like this. */
export function failingMail({ client, url }: Facts, since: Date, disabledAt: Date): MailMessage {
  return mailMessage({
    language: 'en',
    subject: `Webhooks of ${client} are failing`,
    paragraphs: [
      `No delivery to ${url} has succeeded since ${words(since)}. The delivery log says what it answered.`,
      `If none succeeds until ${words(disabledAt)}, we stop sending there.`,
    ],
    footer,
  });
}

function words(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
