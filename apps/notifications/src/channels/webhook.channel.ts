import { Injectable } from '@nestjs/common';
import type { ChannelType } from '@platform/contracts';
import { sendByHttp, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { Egress } from '@platform/egress';
import { platformHeaders } from '@platform/signatures';
import { EndpointSecrets } from '../endpoints/endpoint-secrets.js';
import type { NotificationEndpoint } from '../endpoints/notification-endpoint.entity.js';
import type { Channel } from './channel.js';

/** The generic webhook: the notification as JSON, with the headers and signature of the platform's own webhooks. */
@Injectable()
export class WebhookChannel implements Channel {
  readonly description: ChannelType = {
    type: 'webhook',
    label: 'Webhook',
    category: 'integration',
    instructions:
      'Enter the address of your own server. It gets every notification as a JSON body by POST and answers with 2xx.',
    setup_url: null,
    fields: [
      {
        key: 'name',
        type: 'text',
        label: 'Name',
        required: false,
        sensitive: false,
        help: 'Shown in lists and in the delivery log.',
      },
      {
        key: 'webhook_url',
        type: 'url',
        label: 'URL',
        required: true,
        sensitive: true,
        help: 'A public http or https address.',
      },
      {
        key: 'webhook_secret',
        type: 'secret',
        label: 'Signing secret',
        required: false,
        sensitive: true,
        help: 'With a secret, every request carries X-Platform-Signature-256, the HMAC-SHA256 of timestamp and body.',
      },
    ],
    supports: ['signature'],
  };

  constructor(
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
  ) {}

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
