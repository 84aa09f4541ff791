import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type DeliveryRow } from '@platform/delivery';
import {
  BatchQueue,
  isDataError,
  isUndone,
  part,
  pgArray,
  rowsOf,
  sql,
  type SqlConnection,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { EventToRoute } from './notification.js';
import type { Fingerprint } from './repeats.js';

/** An event with the deliveries that it makes, and the versions of what they were worked out by. */
export interface EventToWrite {
  event: EventToRoute;
  fingerprint: Fingerprint;
  /** Of the service that signed the event; null for an event that nobody signed. */
  serviceVersion: number | null;
  /** Of the rules of the organization, see `RoutingTables`. */
  routingVersion: string;
  deliveries: readonly DeliveryRow[];
  /** Deliveries of digests that the event was added to. */
  digestDeliveryIds: readonly string[];
}

const concurrency = 2;
const maxBatch = 50;
const minBatch = maxBatch / 2;

// The two versions make sure that service and rules have not changed, in the snapshot in which all is written. The
// events are sorted by signature, so that two statements with the same repeats cannot wait for each other in a circle.
function writeEvents(entries: readonly EventToWrite[], queue: DeliveryQueue) {
  const { wanted, made } = queue.parts(
    entries.flatMap(({ deliveries }) => deliveries),
    part`event`,
  );
  return sql<WrittenEvent>`
WITH given AS MATERIALIZED (
  SELECT * FROM unnest(
    ${pgArray('uuid', entries, ({ event }) => event.id)}::uuid[],
    ${pgArray('uuid', entries, ({ event }) => event.organization_uuid)}::uuid[],
    ${pgArray('int4', entries, ({ event }) => event.saas_service_id)}::int[],
    ${pgArray('int4', entries, ({ serviceVersion }) => serviceVersion)}::int[],
    ${pgArray('int8', entries, ({ routingVersion }) => routingVersion)}::bigint[],
    ${pgArray('bytea', entries, ({ fingerprint }) => fingerprint.signatureHash)}::bytea[],
    ${pgArray('text', entries, ({ fingerprint }) => fingerprint.key?.value)}::text[],
    ${pgArray('bytea', entries, ({ fingerprint }) => fingerprint.key?.bodyHash)}::bytea[],
    ${pgArray('text', entries, ({ event }) => event.event)}::text[],
    ${pgArray('text', entries, ({ event }) => event.severity)}::text[],
    ${pgArray('text', entries, ({ event }) => event.title)}::text[],
    ${pgArray('text', entries, ({ event }) => event.message)}::text[],
    ${pgArray('text', entries, ({ event }) => event.url)}::text[],
    ${pgArray('text', entries, ({ event }) => event.metadata && JSON.stringify(event.metadata))}::text[],
    ${pgArray('timestamptz', entries, ({ event }) => event.created_at)}::timestamptz[],
    ${pgArray('int4', entries, ({ event }) => event.organization_team_id)}::int[],
    ${pgArray('text', entries, ({ digestDeliveryIds }) => `{${digestDeliveryIds.join(',')}}`)}::text[]
  )
    AS given (id, organization_uuid, saas_service_id, service_version, routing_version, signature_hash, idempotency_key,
              body_hash, event, severity, title, message, url, metadata, created_at, organization_team_id,
              digest_delivery_ids)
), ${wanted}, sent AS (
  SELECT source_id, array_agg(id ORDER BY place) AS ids FROM wanted WHERE NOT is_held GROUP BY source_id
), event AS (
  INSERT INTO notification_event (id, organization_uuid, saas_service_id, signature_hash, idempotency_key, body_hash,
                                  event, severity, title, message, url, metadata, created_at, organization_team_id,
                                  delivery_ids)
  SELECT given.id, given.organization_uuid, given.saas_service_id, signature_hash, idempotency_key, body_hash, event,
         severity, title, message, url, metadata::json, given.created_at, organization_team_id,
         COALESCE(sent.ids, '{}') || digest_delivery_ids::uuid[]
  FROM given
  LEFT JOIN sent ON sent.source_id = given.id
  LEFT JOIN saas_service service ON service.id = given.saas_service_id AND service.version = given.service_version
    AND service.is_active
  JOIN routing_version routing ON routing.organization_uuid = given.organization_uuid
    AND routing.version = given.routing_version
  WHERE given.service_version IS NULL OR service.id IS NOT NULL
  ORDER BY signature_hash
  ON CONFLICT DO NOTHING
  RETURNING id, delivery_ids
), ${made}
SELECT id, array_to_string(delivery_ids, ',') AS delivery_ids FROM event`.prepared('write-events');
}

class NotWrittenError extends Error {}

/**
 * Writes events with their deliveries, always by the same statement. Events that come while a statement is under way
 * share the next one. So a flood costs few commits, and a single event does not wait. An event whose rules have to
 * remember it is written in a transaction of its own. Nobody is answered before the commit.
 *
 * Both ways answer with the deliveries that go out now or in a digest. They answer with null when nothing was written:
 * the event is a repeat, or the service or the rules have changed since.
 */
@Injectable()
export class EventWriter {
  private readonly batches = new BatchQueue(
    concurrency,
    maxBatch,
    (entries: EventToWrite[]) => this.writeTogether(entries),
    { minBatch },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
  ) {}

  write(entry: EventToWrite): Promise<string[] | null> {
    return this.batches.add(entry);
  }

  /**
   * @param prepare works the event out, and writes what has to be remembered of it; undone when the event is not
   * written
   */
  async writeWith(prepare: (tx: EntityManager) => Promise<EventToWrite>): Promise<string[] | null> {
    const writing = this.dataSource.transaction(async (tx) => {
      const entry = await prepare(tx);
      const [deliveryIds] = await this.insert(tx, [entry]);
      if (!deliveryIds) throw new NotWrittenError();
      return { deliveryIds, deliveries: entry.deliveries };
    });
    const written = await writing.catch((err: unknown) => {
      if (err instanceof NotWrittenError) return null;
      throw err;
    });
    if (!written) return null;
    this.queue.wakeAfterCommit(written.deliveries);
    return written.deliveryIds;
  }

  private async writeTogether(entries: EventToWrite[]): Promise<PromiseSettledResult<string[] | null>[]> {
    try {
      const written = await this.writeRows(entries);
      return written.map((value) => ({ status: 'fulfilled', value }));
    } catch (err) {
      if (entries.length === 1 || !(isDataError(err) || isUndone(err))) throw err;
      // What one of them brought must not fail the others.
      const results: PromiseSettledResult<string[] | null>[] = [];
      for (const entry of entries)
        results.push(...(await Promise.allSettled([this.writeRows([entry]).then(([ids]) => ids!)])));
      return results;
    }
  }

  private async writeRows(entries: EventToWrite[]): Promise<(string[] | null)[]> {
    const idsOfEach = await this.insert(this.dataSource, entries);
    const written = entries.filter((_, index) => idsOfEach[index]);
    this.queue.wakeAfterCommit(written.flatMap(({ deliveries }) => deliveries));
    return idsOfEach;
  }

  private async insert(connection: SqlConnection, entries: readonly EventToWrite[]): Promise<(string[] | null)[]> {
    const rows = await rowsOf(connection, writeEvents(entries, this.queue));
    const idsByEvent = new Map(rows.map(({ id, delivery_ids }) => [id, delivery_ids.split(',').filter(Boolean)]));
    return entries.map(({ event }) => idsByEvent.get(event.id) ?? null);
  }
}

interface WrittenEvent {
  id: string;
  delivery_ids: string;
}
