import { Injectable } from '@nestjs/common';
import {
  isWebhookEvent,
  timestamp,
  webhookExample,
  withoutQuery,
  type TokenRecord,
  type WebhookClientQuery,
  type WebhookTestRequest,
} from '@platform/contracts';
import { Delivery, DeliveryDestination, DeliveryQueue } from '@platform/delivery';
import { newUuid, Problem, type Origin } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { DeliveryVisibility } from '../access/index.js';
import type { Client } from '../copies/index.js';
import { EndpointAudit } from '../notices/index.js';
import { deliveryView } from './delivery-view.js';

/** Test deliveries to the endpoint of a client, for the client itself and for its owner. */
@Injectable()
export class TestDeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly visibility: DeliveryVisibility,
    private readonly audit: EndpointAudit,
  ) {}

  /** A delivery like any other, in the log and with its retries, of an event that did not happen. */
  async test(caller: TokenRecord, { client_id }: WebhookClientQuery, { event }: WebhookTestRequest, origin: Origin) {
    const client = await this.visibility.ownClient(caller, client_id, { toChange: true });
    const payload = testPayload(client, event);
    return this.dataSource.transaction(async (tx) => {
      if (!client.webhook_url) throw new Problem('no_webhook_url');
      const destination = await tx.findOneBy(DeliveryDestination, { id: client.uuid });
      if (destination?.disabledAt) throw new Problem('endpoint_disabled');
      const [made] = await this.queue.enqueue(tx, [
        {
          destinationId: client.uuid,
          sourceId: newUuid(),
          occurredAt: new Date(),
          context: { url: withoutQuery(client.webhook_url), test: true },
          event: payload.event,
          payload: JSON.stringify(payload),
        },
      ]);
      const metadata = { event: payload.event, delivery: made!.id };
      await this.audit.record(tx, { ...caller, origin }, client, 'webhook_endpoint.tested', metadata);
      return { data: deliveryView(await tx.findOneByOrFail(Delivery, { id: made!.id }), client, destination) };
    });
  }
}

function testPayload(client: Client, event: string | undefined): { event: string } & Record<string, unknown> {
  const now = new Date();
  if (event === undefined || event === 'webhook.test') {
    return {
      event: 'webhook.test',
      timestamp: timestamp(now),
      client: { client_id: client.client_id, name: client.name },
    };
  }
  if (!isWebhookEvent(event)) throw Problem.field('event', 'is not a webhook event');
  return { event, ...webhookExample(event, now), test: true };
}
