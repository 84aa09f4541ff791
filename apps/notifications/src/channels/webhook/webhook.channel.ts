import { Injectable } from '@nestjs/common';
import type { ChannelType } from '@platform/contracts';
import { sendByHttp, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { Egress } from '@platform/egress';
import { platformHeaders } from '@platform/signatures';
import { NotificationsConfig } from '../../config.js';
import { EndpointSecrets, type NotificationEndpoint } from '../../endpoint-store/index.js';
import type { Channel } from '../parts/channel.js';
import { field, nameField, urlField } from '../parts/chat-fields.js';
import { trialUrl } from '../parts/provider-url.js';

/** The generic webhook: the notification as JSON, with the headers and signature of the platform's own webhooks. */
@Injectable()
export class WebhookChannel implements Channel {
  readonly description: ChannelType;

  constructor(
    config: NotificationsConfig,
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
  ) {
    this.description = {
      type: 'webhook',
      label: 'Webhook',
      category: 'integration',
      icon: 'webhook',
      instructions:
        'Enter the address of your own server. It gets every notification as a JSON body by POST and answers with 2xx.',
      setup_url: null,
      fields: [
        nameField,
        urlField({
          label: 'URL',
          help: 'A public http or https address.',
          pattern: '^https?://.+',
          placeholder: 'https://example.com/notifications',
        }),
        field({
          key: 'webhook_secret',
          type: 'secret',
          label: 'Signing secret',
          sensitive: true,
          help: 'With a secret, every request carries X-Platform-Signature-256, the HMAC-SHA256 of timestamp and body.',
          pattern: '^[!-~]*$',
          max_length: 256,
        }),
      ],
      trial_url: trialUrl(config, '/hooks/stand-in'),
      limits: { title: null, message: null, per_second: null },
      supports: ['test', 'signature'],
    };
  }

  async send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const secret = this.secrets.secret(endpoint);
    const headers = platformHeaders({
      event: delivery.event,
      deliveryId: delivery.id,
      timestamp: Math.floor(Date.now() / 1000),
      rawBody: delivery.payload,
      ...(secret !== null && { secret }),
    });
    return sendByHttp(this.egress, { url: this.secrets.url(endpoint)!, headers, body: delivery.payload });
  }
}
