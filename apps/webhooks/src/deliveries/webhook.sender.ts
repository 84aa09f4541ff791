import { Injectable } from '@nestjs/common';
import { DeliverySender, sendByHttp, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { Egress } from '@platform/egress';
import { Sealing } from '@platform/service-kit';
import { platformHeaders } from '@platform/signatures';
import { DataSource, type EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { Owners } from '../endpoint/owners.js';

const purpose = 'webhook-secret';

/** Sends to the client's address of now, signed with its secrets of now: both may have changed since the last try. */
@Injectable()
export class WebhookSender extends DeliverySender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly egress: Egress,
    private readonly sealing: Sealing,
    private readonly owners: Owners,
  ) {
    super();
  }

  override async send(delivery: ClaimedDelivery): Promise<SendResult> {
    const client = await this.dataSource.manager.findOneByOrFail(Client, { uuid: delivery.destinationId });
    if (!client.is_active) return undeliverable('client_disabled', 'The client is disabled.');
    if (!client.webhook_url) return undeliverable('no_webhook_url', 'The client has no webhook URL.');
    // Nothing ever goes out unsigned.
    if (!client.sealed_webhook_secret) return undeliverable('no_webhook_secret', 'The client has no webhook secret.');
    const headers = platformHeaders({
      event: delivery.event,
      deliveryId: delivery.id,
      timestamp: Math.floor(Date.now() / 1000),
      rawBody: delivery.payload,
      secret: this.sealing.open(client.sealed_webhook_secret, purpose),
      ...this.previousSecret(client),
    });
    return sendByHttp(this.egress, { url: client.webhook_url, headers, body: delivery.payload });
  }

  override async disabled(tx: EntityManager, clientUuid: string, reason: string): Promise<void> {
    await this.owners.tellDisabled(tx, clientUuid, reason);
  }

  override async failing(tx: EntityManager, clientUuid: string, since: Date, disabledAt: Date): Promise<void> {
    await this.owners.tellFailing(tx, clientUuid, since, disabledAt);
  }

  private previousSecret(client: Client): { previousSecret?: string } {
    const { sealed_previous_webhook_secret: sealed, previous_webhook_secret_expires_at: expiresAt } = client;
    if (!sealed || !expiresAt || expiresAt.getTime() <= Date.now()) return {};
    return { previousSecret: this.sealing.open(sealed, purpose) };
  }
}

/** Final: it waits for its owner, who can retry it by hand. */
function undeliverable(errorCode: string, errorMessage: string): SendResult {
  return { outcome: 'failure', final: true, errorCode, errorMessage };
}
