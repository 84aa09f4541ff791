import { Injectable } from '@nestjs/common';
import { withoutQuery } from '@platform/contracts';
import { DeliverySender, sendByHttp, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { Egress } from '@platform/egress';
import { platformHeaders } from '@platform/signatures';
import type { EntityManager } from 'typeorm';
import { ShutSecretError } from './webhook-secrets.js';
import { EndpointAudit, OwnerNotices } from '../notices/index.js';
import { WebhookTargets, type WebhookTarget } from './webhook-targets.js';

/** Until an operator has mended the keys, which takes a new start. */
const shutForMs = 60_000;

/** Sends to the client's address of now, signed with its secrets of now: both may have changed since the last try. */
@Injectable()
export class WebhookSender extends DeliverySender {
  constructor(
    private readonly targets: WebhookTargets,
    private readonly egress: Egress,
    private readonly notices: OwnerNotices,
    private readonly audit: EndpointAudit,
  ) {
    super();
  }

  override async send(delivery: ClaimedDelivery): Promise<SendResult> {
    try {
      return await this.sendTo(await this.targets.find(delivery.destinationId), delivery);
    } catch (err) {
      if (err instanceof ShutSecretError) return notSignable;
      throw err;
    }
  }

  private async sendTo(
    { isActive, url, secret, previousSecret }: WebhookTarget,
    delivery: ClaimedDelivery,
  ): Promise<SendResult> {
    if (!isActive) return undeliverable('client_disabled', 'The client is disabled.');
    if (!url) return undeliverable('no_webhook_url', 'The client has no webhook URL.');
    // Nothing ever goes out unsigned.
    if (!secret) return undeliverable('no_webhook_secret', 'The client has no webhook secret.');
    const headers = platformHeaders({
      event: delivery.event,
      deliveryId: delivery.id,
      timestamp: Math.floor(Date.now() / 1000),
      rawBody: delivery.payload,
      secret,
      ...(previousSecret === undefined ? {} : { previousSecret }),
    });
    const result = await sendByHttp(this.egress, { url, headers, body: delivery.payload });
    const shown = withoutQuery(url);
    // The log says where it went, also after the client has moved on.
    return shown === delivery.context['url'] ? result : { ...result, context: { ...delivery.context, url: shown } };
  }

  override async disabled(tx: EntityManager, clientUuid: string, reason: string): Promise<void> {
    await this.notices.mailDisabled(tx, clientUuid, reason);
    await this.audit.disabled(tx, clientUuid, reason);
  }

  override async failing(tx: EntityManager, clientUuid: string, since: Date, disabledAt: Date): Promise<void> {
    await this.notices.mailFailing(tx, clientUuid, since, disabledAt);
  }
}

/** The fault is ours: it uses up no try, and all that goes to this client waits. */
const notSignable: SendResult = {
  outcome: 'deferred',
  errorCode: 'secret_not_readable',
  errorMessage: 'The delivery could not be signed.',
  retryAfterMs: shutForMs,
  holdDestination: true,
};

/** Final: it waits for its owner, who can retry it by hand. */
function undeliverable(errorCode: string, errorMessage: string): SendResult {
  return { outcome: 'failure', final: true, errorCode, errorMessage };
}
