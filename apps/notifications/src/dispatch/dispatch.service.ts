import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { teamId, type DispatchAnswer, type DispatchRequest } from '@platform/contracts';
import { deliveryRows } from '@platform/delivery';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type EventToRoute, type Fingerprint, insertEvent } from '../events/index.js';
import { destinationsOf, newDelivery, RoutingService, RoutingTables } from '../routing/index.js';
import { Backlog } from './backlog.js';
import type { Signer } from './dispatch-signature.strategy.js';
import { EventWriter } from './event-writer.js';
import { freeExpiredKey, storedDeliveryIds } from './repeats.js';

const noDuplicates: ReadonlySet<string> = new Set();

@Injectable()
export class DispatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: RoutingTables,
    private readonly routing: RoutingService,
    private readonly writer: EventWriter,
    private readonly backlog: Backlog,
  ) {}

  /**
   * Stores the event, its routing and its deliveries in one transaction. A request with the same signature, or with the same
   * key and body, is the same request: however many come at once, one makes the event and the others get its answer, after
   * `onReplay`.
   */
  async dispatch(
    signer: Signer,
    body: DispatchRequest,
    idempotencyKey: string | undefined,
    onReplay: () => void,
  ): Promise<DispatchAnswer> {
    if (body.service_code !== signer.code) throw new Problem('service_mismatch');
    const fingerprint = fingerprintOf(signer, idempotencyKey);
    const event = newEvent(signer, body);
    const written = fingerprint.key ? null : await this.writeAtOnce(signer, event);
    return answer(written ?? (await this.writeStepByStep(signer, event, fingerprint, onReplay)));
  }

  /**
   * One statement by what is known in memory. Null when that does not do: something has changed since, the event is a repeat or
   * cannot be taken, or a rule that fits has to remember it (digest, deduplication).
   */
  private async writeAtOnce(signer: Signer, event: EventToRoute): Promise<string[] | null> {
    const table = await this.tables.of(event.organization_uuid);
    if (!table || (await this.backlog.isFull(this.dataSource.manager, event.organization_uuid))) return null;
    const fitting = table.fitting(event);
    if (fitting.some((rule) => rule.digest_minutes !== null || rule.deduplication_key !== null)) return null;
    const destinations = destinationsOf(fitting, event, noDuplicates);
    const deliveries = deliveryRows(
      destinations.map((destination) => newDelivery(event, table.organization, destination)),
    );
    const deliveryIds = await this.writer.write({ event, signer, routingVersion: table.version, deliveries });
    if (deliveryIds) this.backlog.add(event.organization_uuid, deliveryIds.length);
    else this.tables.forget(event.organization_uuid);
    return deliveryIds;
  }

  private async writeStepByStep(
    signer: Signer,
    event: EventToRoute,
    fingerprint: Fingerprint,
    onReplay: () => void,
  ): Promise<string[]> {
    await signer.confirm();
    return this.dataSource.transaction(async (tx) => {
      if (fingerprint.key) await freeExpiredKey(tx, signer.id, fingerprint.key.value);
      const organization = await insertEvent(tx, event, fingerprint);
      if (organization) {
        if (await this.backlog.isFull(tx, organization.uuid)) throw new Problem('backlog_full');
        const deliveryIds = await this.routing.route(tx, event, organization);
        await tx.query(`UPDATE notification_event SET delivery_ids = $2 WHERE id = $1`, [event.id, deliveryIds]);
        this.backlog.add(organization.uuid, deliveryIds.length);
        return deliveryIds;
      }
      const deliveryIds = await storedDeliveryIds(tx, signer.id, fingerprint);
      if (!deliveryIds) throw new Problem('organization_not_found');
      onReplay();
      return deliveryIds;
    });
  }
}

/** 400 for a key that is none. */
function fingerprintOf({ signatureHash, rawBody }: Signer, value: string | undefined): Fingerprint {
  if (value === undefined) return { signatureHash, key: null };
  if (!/^[\x21-\x7e]{1,255}$/.test(value)) {
    throw new Problem('invalid_request', { message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.' });
  }
  return { signatureHash, key: { value, bodyHash: hash('sha256', rawBody, 'buffer') } };
}

function newEvent(signer: Signer, body: DispatchRequest): EventToRoute {
  return {
    id: newUuid(),
    organization_uuid: body.organization_uuid,
    saas_service_id: signer.id,
    service_code: signer.code,
    organization_team_id: teamOf(body),
    event: body.event,
    severity: body.severity,
    title: body.title,
    message: body.message,
    url: body.url ?? null,
    metadata: body.metadata ?? null,
    created_at: new Date(),
  };
}

/** A metadata value that can be no team is none. */
function teamOf({ organization_team_id, metadata }: DispatchRequest): number | null {
  return organization_team_id ?? teamId.safeParse(metadata?.['organization_team_id']).data ?? null;
}

/** The two fields of the contract at the top, and under `data` as in every other answer. */
function answer(deliveryIds: string[]): DispatchAnswer {
  const routed = { matched_destinations: deliveryIds.length, delivery_ids: deliveryIds };
  return { data: routed, ...routed };
}
