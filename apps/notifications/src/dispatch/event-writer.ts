import { Injectable } from '@nestjs/common';
import { DeliveryQueue, enqueueParts, type DeliveryRow } from '@platform/delivery';
import { Lane, pgArray, prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { EventToRoute } from '../events/index.js';
import type { Signer } from './dispatch-signature.strategy.js';

/** An event with the deliveries that it makes, and what was known when they were worked out. */
export interface EventToWrite {
  event: EventToRoute;
  signer: Signer;
  /** Of the rules, see `RoutingTables`. */
  routingVersion: string;
  deliveries: DeliveryRow[];
}

const mostStatements = 2;
const mostTogether = 50;
const worthAnother = mostTogether / 2;
const eventParameters = 14;

const { wanted, made } = enqueueParts(eventParameters + 1, 'event');

// The two versions say that service and rules are still what the writer was told: in the snapshot in which all is written.
// Sorted by signature, so that two statements that hold the same repeats cannot wait for each other in a circle.
const statement = {
  name: 'write-events',
  text: `
WITH given AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::bigint[], $6::bytea[], $7::text[], $8::text[], $9::text[],
                       $10::text[], $11::text[], $12::text[], $13::timestamptz[], $14::int[])
    AS given (id, organization_uuid, saas_service_id, service_version, routing_version, signature_hash, event, severity, title,
              message, url, metadata, created_at, organization_team_id)
), ${wanted}, sent AS (
  SELECT source_id, array_agg(id ORDER BY place) AS ids FROM wanted WHERE NOT is_held GROUP BY source_id
), event AS (
  INSERT INTO notification_event (id, organization_uuid, saas_service_id, signature_hash, event, severity, title, message, url,
                                  metadata, created_at, organization_team_id, delivery_ids)
  SELECT given.id, given.organization_uuid, given.saas_service_id, signature_hash, event, severity, title, message, url,
         metadata::json, given.created_at, organization_team_id, COALESCE(sent.ids, '{}')
  FROM given
  LEFT JOIN sent ON sent.source_id = given.id
  JOIN saas_service service ON service.id = given.saas_service_id AND service.version = given.service_version
    AND service.is_active
  JOIN routing_version routing ON routing.organization_uuid = given.organization_uuid AND routing.version = given.routing_version
  ORDER BY signature_hash
  ON CONFLICT DO NOTHING
  RETURNING id, delivery_ids
), ${made}
SELECT id, array_to_string(delivery_ids, ',') AS delivery_ids FROM event`,
};

/**
 * Writes events with their deliveries: those that come while a statement is on its way go together in the next one, so that a
 * flood costs few commits, and a single event waits for nobody. Nobody is answered before the commit of theirs.
 */
@Injectable()
export class EventWriter {
  private readonly lane = new Lane(
    mostStatements,
    mostTogether,
    (entries: EventToWrite[]) => this.writeTogether(entries),
    { worthAnother },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
  ) {}

  /**
   * Answers with the deliveries that go out now. Null when nothing was written: the event is a repeat, or the service or the
   * rules are not what they were.
   */
  write(entry: EventToWrite): Promise<string[] | null> {
    return this.lane.add(entry);
  }

  private async writeTogether(entries: EventToWrite[]): Promise<PromiseSettledResult<string[] | null>[]> {
    try {
      const written = await this.writeRows(entries);
      return written.map((value) => ({ status: 'fulfilled', value }));
    } catch (err) {
      if (entries.length === 1 || !isOfTheValues(err)) throw err;
      // What one of them brought must not fail the others.
      const results: PromiseSettledResult<string[] | null>[] = [];
      for (const entry of entries)
        results.push(...(await Promise.allSettled([this.writeRows([entry]).then(([ids]) => ids!)])));
      return results;
    }
  }

  private async writeRows(entries: EventToWrite[]): Promise<(string[] | null)[]> {
    const rows = await prepared<{ id: string; delivery_ids: string }>(this.dataSource, statement, [
      ...eventValues(entries),
      ...this.queue.values(entries.flatMap(({ deliveries }) => deliveries)),
    ]);
    const idsByEvent = new Map(rows.map(({ id, delivery_ids }) => [id, delivery_ids.split(',').filter(Boolean)]));
    const written = entries.filter(({ event }) => idsByEvent.has(event.id));
    this.queue.wakeAfterCommit(written.flatMap(({ deliveries }) => deliveries));
    return entries.map(({ event }) => idsByEvent.get(event.id) ?? null);
  }
}

/** SQLSTATE classes 22, 23 and 40: values, constraints, deadlocks. */
function isOfTheValues(err: unknown): boolean {
  return err instanceof Error && 'code' in err && typeof err.code === 'string' && /^(2[23]|40)/.test(err.code);
}

function eventValues(entries: readonly EventToWrite[]): unknown[] {
  return [
    pgArray('uuid', entries, ({ event }) => event.id),
    pgArray('uuid', entries, ({ event }) => event.organization_uuid),
    pgArray('int4', entries, ({ event }) => event.saas_service_id),
    pgArray('int4', entries, ({ signer }) => signer.version),
    pgArray('int8', entries, ({ routingVersion }) => routingVersion),
    pgArray('bytea', entries, ({ signer }) => signer.signatureHash),
    pgArray('text', entries, ({ event }) => event.event),
    pgArray('text', entries, ({ event }) => event.severity),
    pgArray('text', entries, ({ event }) => event.title),
    pgArray('text', entries, ({ event }) => event.message),
    pgArray('text', entries, ({ event }) => event.url),
    pgArray('text', entries, ({ event }) => event.metadata && JSON.stringify(event.metadata)),
    pgArray('timestamptz', entries, ({ event }) => event.created_at),
    pgArray('int4', entries, ({ event }) => event.organization_team_id),
  ];
}
