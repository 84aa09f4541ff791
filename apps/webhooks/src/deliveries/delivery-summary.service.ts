import { Injectable } from '@nestjs/common';
import type { TokenRecord, WebhookDeliverySummaryQuery } from '@platform/contracts';
import { countDeliveries } from '@platform/delivery';
import { part } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { DeliveryVisibility } from '../access/index.js';
import { matching } from './delivery-filter.js';

/** What a chart of the deliveries of a client shows. */
@Injectable()
export class DeliverySummary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visibility: DeliveryVisibility,
  ) {}

  /** Who can see no delivery gets the same buckets, all empty. */
  async count(caller: TokenRecord, query: WebhookDeliverySummaryQuery) {
    const { event, organization_uuid, client_id, ...span } = query;
    const visible = await this.visibility.forCaller(caller, client_id);
    const which = visible ? matching(visible, { event, organization_uuid }) : part`false`;
    const { buckets, by } = await countDeliveries(this.dataSource, which, span, 'event');
    return {
      data: {
        buckets: buckets.map(({ skipped: _skipped, ...bucket }) => bucket),
        by: by.map(({ key: event, skipped: _skipped, ...counts }) => ({ event, ...counts })),
      },
    };
  }
}
