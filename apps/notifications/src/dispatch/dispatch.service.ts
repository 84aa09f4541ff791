import { Injectable } from '@nestjs/common';
import type { DispatchRequest } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import {
  EventWriter,
  freeExpiredKey,
  storedDeliveryIds,
  type EventToRoute,
  type EventToWrite,
  type Fingerprint,
} from '../events/index.js';
import { RoutingService, RoutingTables, type Routed, type RoutingTable } from '../routing/index.js';
import type { SigningService } from '../saas-services/index.js';
import { Backlog } from './backlog.js';
import type { Signer } from './dispatch-signature.strategy.js';
import { DispatchSignatures } from './dispatch-signatures.js';
import { fingerprintOf, newEvent } from './dispatched-event.js';

/** Service and rules may change while an event is written, but hardly this often in a row. */
const maxTrials = 5;

/** What became of a dispatch. */
export interface Dispatched {
  deliveryIds: string[];
  /** A request before this one has made the event. */
  isRepeat: boolean;
}

@Injectable()
export class DispatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signatures: DispatchSignatures,
    private readonly tables: RoutingTables,
    private readonly routing: RoutingService,
    private readonly writer: EventWriter,
    private readonly backlog: Backlog,
  ) {}

  /**
   * Stores the event, its routing and its deliveries in one transaction, by the service and the rules as they are in
   * memory. An event that was not written is looked at again: it is a repeat, it cannot be taken, or service or rules
   * have changed.
   *
   * Requests with the same signature are the same request, and so are those with the same key and body. However many
   * come at once, one makes the event and the others get its answer.
   *
   * @throws Problem `service_mismatch`, `invalid_signature`, `organization_not_found`, `backlog_full`,
   * `idempotency_key_reused`
   */
  async dispatch(signer: Signer, body: DispatchRequest, idempotencyKey: string | undefined): Promise<Dispatched> {
    let { service } = signer;
    if (body.service_code !== service.code) throw new Problem('service_mismatch');
    const fingerprint = fingerprintOf(signer.request, idempotencyKey);
    const event = newEvent(service, body);
    for (let trial = 0; trial < maxTrials; trial += 1) {
      const table = await this.tables.get(event.organization_uuid);
      const isFull = table !== null && (await this.backlog.isFull(this.dataSource.manager, event.organization_uuid));
      const deliveryIds = table && !isFull ? await this.write(event, fingerprint, service, table) : null;
      if (deliveryIds) {
        this.backlog.add(event.organization_uuid, deliveryIds.length);
        return { deliveryIds, isRepeat: false };
      }
      service = await this.serviceNow(signer);
      const stored = await storedDeliveryIds(this.dataSource.manager, service.id, fingerprint);
      if (stored) return { deliveryIds: stored, isRepeat: true };
      if (!table) throw new Problem('organization_not_found');
      if (isFull) throw new Problem('backlog_full');
      await this.tables.forget(table);
    }
    throw new Problem('unavailable');
  }

  private async serviceNow({ request }: Signer): Promise<SigningService> {
    const service = await this.signatures.verifyAgain(request);
    if (!service) throw new Problem('invalid_signature');
    return service;
  }

  private write(
    event: EventToRoute,
    fingerprint: Fingerprint,
    service: SigningService,
    table: RoutingTable,
  ): Promise<string[] | null> {
    const { key } = fingerprint;
    const versions = { serviceVersion: service.version, routingVersion: table.version };
    const toWrite = (routed: Routed): EventToWrite => ({ event, fingerprint, ...versions, ...routed });
    const routed = key ? null : this.routing.route(event, table);
    if (routed) return this.writer.write(toWrite(routed));
    return this.writer.writeWith(async (tx) => {
      if (key) await freeExpiredKey(tx, service.id, key.value);
      return toWrite(await this.routing.routeIn(tx, event, table));
    });
  }
}
