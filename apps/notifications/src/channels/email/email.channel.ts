import { Injectable } from '@nestjs/common';
import type { ChannelType, Notification } from '@platform/contracts';
import type { ClaimedDelivery, SendResult } from '@platform/delivery';
import { judgeSmtpError, log, Mailer, senderDomain, type RecipientResult } from '@platform/service-kit';
import { NotificationsConfig } from '../../config.js';
import type { NotificationEndpoint } from '../../endpoint-store/index.js';
import { UnsubscribingService } from '../../subscriptions/index.js';
import type { Channel } from '../parts/channel.js';
import { field, nameField } from '../parts/chat-fields.js';
import { emailMessage } from './email-message.js';
import { Recipients, type Recipient } from './recipients.js';

const concurrency = 5;
/** No mail is begun later than this after the first, and none is waited for longer: together far below the lease. */
const beginWithinMs = 20_000;
const maxMailMs = 25_000;
const pauseAfterRelayFaultMs = 30_000;

/** E-mail: one SMTP transaction for each recipient, so that one bad address neither fails nor repeats the others. */
@Injectable()
export class EmailChannel implements Channel {
  readonly description: ChannelType = {
    type: 'email',
    label: 'E-mail',
    category: 'email',
    icon: 'mail',
    instructions:
      'Enter addresses. Each gets a mail of its own. One that is not that of a member is asked first, ' +
      'and gets nothing before it has agreed.',
    setup_url: null,
    fields: [
      nameField,
      field({
        key: 'emails',
        type: 'emails',
        label: 'Addresses',
        required: true,
        help: 'One to fifty, parted by commas or lines.',
        pattern: '^[^@\\s]+@[^@\\s]+$',
        placeholder: 'ada@example.com',
        max_length: 254,
        max_items: 50,
      }),
    ],
    trial_url: null,
    limits: { title: 150, message: null, per_second: null },
    supports: ['test', 'threads'],
  };
  private readonly domain: string;

  constructor(
    private readonly recipients: Recipients,
    private readonly mailer: Mailer,
    private readonly unsubscribing: UnsubscribingService,
    config: NotificationsConfig,
  ) {
    this.domain = senderDomain(config.MAIL_FROM);
  }

  async send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const { all, open } = await this.recipients.find(delivery, endpoint);
    const notification = JSON.parse(delivery.payload) as Notification;
    const beginUntil = Date.now() + beginWithinMs;
    const queue = [...open];
    let relayFault: RecipientResult | undefined;
    const worker = async () => {
      for (let next = queue.shift(); next && !relayFault && Date.now() < beginUntil; next = queue.shift()) {
        const result = await this.mail(delivery, endpoint, notification, next);
        if (result.status === 'relay_fault') relayFault = result;
        else next.result = { ...result, status: result.status };
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    if (relayFault) return platformFault(relayFault);
    const isCut = open.some(({ result }) => !result);
    // Without a single result it would go round for ever: then it is a failure, and the schedule decides.
    const hasProgress = open.some(({ result }) => result && result.status !== 'deferred');
    return isCut && hasProgress ? toBeContinued() : await this.outcome(all, endpoint);
  }

  /** Writes the result down as soon as it is known, also when it comes after we have stopped waiting for it. */
  private async mail(
    delivery: ClaimedDelivery,
    endpoint: NotificationEndpoint,
    notification: Notification,
    { email, language }: Recipient,
  ): Promise<RecipientResult> {
    const { domain } = this;
    const sending = this.unsubscribing
      .linkOf(endpoint.uuid, email)
      .then((link) => this.mailer.send(emailMessage(notification, { to: email, language, domain, link })))
      .then((): RecipientResult => ({ status: 'sent', statusCode: 250 }), judgeSmtpError)
      .then(async (result) => {
        if (result.status !== 'relay_fault')
          await this.recipients.record(delivery, endpoint, email, { ...result, status: result.status });
        return result;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<RecipientResult>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'deferred', message: 'The mail server took too long.' }), maxMailMs);
    });
    sending.catch((err: unknown) => log.error({ err, delivery: delivery.id }, 'e-mail: result not recorded'));
    return Promise.race([sending, late]).finally(() => clearTimeout(timer));
  }

  /** One sentence for the whole: it succeeded when everybody got it who can get it. */
  private async outcome(all: Recipient[], endpoint: NotificationEndpoint): Promise<SendResult> {
    const having = (status: string) => all.filter(({ result }) => result?.status === status);
    const [sent, deferred, failed, unknown] = [
      having('sent'),
      having('deferred'),
      having('failed'),
      having('unknown_address'),
    ];
    const bad = deferred[0] ?? failed[0] ?? unknown[0];
    const answer = {
      ...(bad?.result?.statusCode !== undefined && { statusCode: bad.result.statusCode }),
      errorMessage: `${sent.length} of ${all.length} recipients got it. ${bad?.result?.message ?? ''}`.trim(),
    };
    if (deferred.length) return { ...answer, outcome: 'failure', errorCode: 'smtp_deferred', destination: 'alive' };
    if (failed.length)
      return { ...answer, outcome: 'failure', final: true, errorCode: 'smtp_refused', destination: 'alive' };
    if (sent.length) return { outcome: 'success', statusCode: 250, destination: 'alive' };
    const disable = (await this.recipients.anyLeft(endpoint)) ? {} : { disable: 'no_recipient_left' };
    if (!unknown.length)
      return {
        outcome: 'skipped',
        errorCode: 'no_recipient',
        errorMessage: 'No address is left that may be written to.',
        ...disable,
      };
    return {
      ...answer,
      outcome: 'failure',
      final: true,
      errorCode: 'unknown_address',
      destination: 'alive',
      ...disable,
    };
  }
}

/** Our own side is at fault: no attempt is used up. */
function platformFault({ statusCode, message }: RecipientResult): SendResult {
  return {
    outcome: 'deferred',
    retryAfterMs: pauseAfterRelayFaultMs,
    errorCode: 'mail_server_unavailable',
    ...(statusCode !== undefined && { statusCode }),
    ...(message !== undefined && { errorMessage: message }),
  };
}

function toBeContinued(): SendResult {
  return {
    outcome: 'deferred',
    retryAfterMs: 0,
    errorCode: 'more_recipients',
    errorMessage: 'The rest of the recipients follows.',
  };
}
