import { Injectable } from '@nestjs/common';
import { endpointTypes, type EndpointType } from '@platform/contracts';
import type { Channel } from './channel.js';
import { EmailChannel } from './email.channel.js';
import { WebhookChannel } from './webhook.channel.js';

/** The channels by type. */
@Injectable()
export class Channels {
  private readonly byType: Record<EndpointType, Channel>;

  constructor(webhook: WebhookChannel, email: EmailChannel) {
    this.byType = { webhook, email };
  }

  of(type: EndpointType): Channel {
    return this.byType[type];
  }

  descriptions() {
    return { data: endpointTypes.map((type) => this.byType[type].description) };
  }
}
