import { Injectable } from '@nestjs/common';
import type { NotificationDeliverySummaryQuery } from '@platform/contracts';
import { countDeliveries } from '@platform/delivery';
import { DataSource } from 'typeorm';
import { matching } from './delivery-filter.js';

/** What a chart of the deliveries of an organization shows. */
@Injectable()
export class DeliverySummary {
  constructor(private readonly dataSource: DataSource) {}

  async count(organizationUuid: string, query: NotificationDeliverySummaryQuery) {
    const { event, endpoint_uuid, severity, group_by, ...span } = query;
    const within = { from: span.from.toISOString(), to: span.to.toISOString() };
    const which = matching(organizationUuid, { event, endpoint_uuid, severity, ...within });
    const grouping = group_by === 'event' ? 'event' : 'destination';
    return { data: await countDeliveries(this.dataSource, which, span, grouping) };
  }
}
