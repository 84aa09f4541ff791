import { Injectable } from '@nestjs/common';
import { deliveryRows, type DeliveryRow, type NewDelivery } from '@platform/delivery';
import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Digests } from '../digests/index.js';
import type { EventToRoute } from '../events/index.js';
import { claimKeys } from './deduplication.js';
import { newDelivery } from './new-delivery.js';
import { destinationsOf, type Destination, type RoutingRule } from './routing.js';
import type { RoutingTable } from './routing-tables.js';

/** Where an event goes: deliveries of its own, and deliveries of digests that it was added to. */
export interface Routed {
  deliveries: DeliveryRow[];
  digestDeliveryIds: string[];
}

/** Makes one delivery for each destination that the rules lead to. One that they hold back is written as skipped. */
@Injectable()
export class RoutingService {
  constructor(private readonly digests: Digests) {}

  /**
   * Routes by what is known in memory.
   *
   * @returns null when a rule that fits has to remember the event: see `routeIn`
   */
  route(event: EventToRoute, table: RoutingTable): Routed | null {
    const fitting = table.fitting(event);
    if (fitting.some(remembers)) return null;
    return { deliveries: deliveriesOf(event, table, destinationsOf(fitting, event, noRules)), digestDeliveryIds: [] };
  }

  /** Routes in the transaction that writes the event: claims its keys, and adds it to digests. */
  async routeIn(tx: EntityManager, event: EventToRoute, table: RoutingTable): Promise<Routed> {
    const fitting = await withHealth(tx, table.fitting(event));
    const disabled = new Set(fitting.filter((rule) => rule.endpoint_disabled).map((rule) => rule.endpoint_uuid));
    const destinations = destinationsOf(fitting, event, await claimKeys(tx, fitting, event));
    const now: Destination[] = [];
    const digestDeliveryIds: string[] = [];
    for (const destination of destinations) {
      const { endpoint, digest } = destination;
      if (!digest || disabled.has(endpoint.uuid)) now.push(destination);
      else digestDeliveryIds.push(await this.digests.gather(tx, event, table.organization, digest));
    }
    return { deliveries: deliveriesOf(event, table, now), digestDeliveryIds };
  }
}

const noRules: ReadonlySet<string> = new Set();

const remembers = (rule: RoutingRule) => rule.digest_minutes !== null || rule.deduplication_key !== null;

function deliveriesOf(event: EventToRoute, { organization }: RoutingTable, destinations: readonly Destination[]) {
  const deliveries: NewDelivery[] = destinations.map((one) => newDelivery(event, organization, one));
  return deliveryRows(deliveries);
}

/** A table in memory does not follow which destinations are disabled; what is remembered depends on it. */
async function withHealth(tx: EntityManager, rules: readonly RoutingRule[]): Promise<RoutingRule[]> {
  const uuids = rules.map((rule) => rule.endpoint_uuid);
  const rows = await rowsOf(
    tx,
    sql<{ id: string }>`SELECT id FROM delivery_destination WHERE id = ANY (${uuids}) AND disabled_at IS NOT NULL`,
  );
  const disabled = new Set(rows.map(({ id }) => id));
  return rules.map((rule) => ({ ...rule, endpoint_disabled: disabled.has(rule.endpoint_uuid) }));
}
