import { Injectable } from '@nestjs/common';
import type { EndpointType } from '@platform/contracts';
import { Egress, EgressError } from '@platform/egress';
import { Problem } from '@platform/service-kit';
import { asProvided, Channels } from '../channels/index.js';
import { EndpointSecrets, isMasked, maskedUrl, type NotificationEndpoint } from '../endpoint-store/index.js';

/**
 * Checks the webhook URLs that are given for destinations.
 *
 * @throws Problem 422 on `webhook_url` for an address that a destination of the type cannot have
 */
@Injectable()
export class EndpointUrls {
  constructor(
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
    private readonly channels: Channels,
  ) {}

  /** The URL to store; undefined when it stays: nothing was sent, or what a form got from us. */
  changed(endpoint: NotificationEndpoint, given: string | undefined): string | undefined {
    const current = this.secrets.url(endpoint);
    if (given === undefined || (current !== null && given === maskedUrl(current))) return undefined;
    return this.checked(endpoint.type, given);
  }

  /** A provider's own URL for its type, any public address for the generic webhook. */
  checked(type: EndpointType, given: string): string {
    const channel = this.channels.forType(type);
    const fault = isMasked(given) ? masked : channel.urlFault?.(given);
    if (fault) throw Problem.field('webhook_url', fault);
    try {
      const { href } = this.egress.checkUrl(given);
      return channel.urlFault ? asProvided(href) : href;
    } catch (err) {
      if (err instanceof EgressError) throw Problem.field('webhook_url', err.message);
      throw err;
    }
  }
}

const masked =
  'is shortened by "…", as the secret URLs of destinations are shown, and not in use here: enter the whole https URL';
