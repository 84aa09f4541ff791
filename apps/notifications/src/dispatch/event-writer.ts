import { Injectable } from '@nestjs/common';
import { DeliveryQueue, enqueueParts, type DeliveryRow } from '@platform/delivery';
import { prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { EventToRoute } from '../routing/notification.js';
import type { Signer } from './dispatch-signature.guard.js';

/** An event with the deliveries that it makes, and what was known when they were worked out. */
export interface EventToWrite {
  event: EventToRoute;
  signer: Signer;
  /** Of the rules, see `RoutingTables`. */
  routingVersion: string;
  deliveries: DeliveryRow[];
}

interface Waiting extends EventToWrite {
  resolve: (deliveryIds: string[] | null) => void;
  reject: (err: unknown) => void;
}

const mostTogether = 50;
const mostStatements = 2;
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
), ${wanted}, event AS (
  INSERT INTO notification_event (id, organization_uuid, saas_service_id, signature_hash, event, severity, title, message, url,
                                  metadata, created_at, organization_team_id, delivery_ids)
  SELECT given.id, given.organization_uuid, given.saas_service_id, signature_hash, event, severity, title, message, url,
         metadata::json, given.created_at, organization_team_id,
         ARRAY(SELECT wanted.id FROM wanted WHERE wanted.source_id = given.id AND NOT wanted.is_held ORDER BY place)
  FROM given
  JOIN saas_service service ON service.id = given.saas_service_id AND service.version = given.service_version
    AND service.is_active
  JOIN routing_version routing ON routing.organization_uuid = given.organization_uuid AND routing.version = given.routing_version
  ORDER BY signature_hash
  ON CONFLICT DO NOTHING
  RETURNING id, delivery_ids
), ${made}
SELECT id, delivery_ids FROM event`,
};

/**
 * Writes events with their deliveries: those that come while a statement is on its way go together in the next one, so that a
 * flood costs few commits, and a single event waits for nobody. Nobody is answered before the commit of theirs.
 */
@Injectable()
export class EventWriter {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
  ) {}

  /**
   * Answers with the deliveries that go out now. Null when nothing was written: the event is a repeat, or the service or the
   * rules are not what they were.
   */
  write(entry: EventToWrite): Promise<string[] | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...entry, resolve, reject });
      if (this.running < mostStatements) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running += 1;
    // What comes in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.writeTogether(this.waiting.splice(0, mostTogether));
    this.running -= 1;
  }

  private async writeTogether(entries: Waiting[]): Promise<void> {
    try {
      const rows = await prepared<{ id: string; delivery_ids: string[] }>(this.dataSource, statement, [
        ...eventValues(entries),
        ...this.queue.values(entries.flatMap(({ deliveries }) => deliveries)),
      ]);
      const idsByEvent = new Map(rows.map(({ id, delivery_ids }) => [id, delivery_ids]));
      const written = entries.filter(({ event }) => idsByEvent.has(event.id));
      this.queue.wakeAfterCommit(written.flatMap(({ deliveries }) => deliveries));
      for (const { event, resolve } of entries) resolve(idsByEvent.get(event.id) ?? null);
    } catch (err) {
      // What one of them brought must not fail the others.
      if (entries.length > 1 && isOfTheValues(err)) for (const entry of entries) await this.writeTogether([entry]);
      else for (const { reject } of entries) reject(err);
    }
  }
}

/** SQLSTATE classes 22, 23 and 40: values, constraints, deadlocks. */
function isOfTheValues(err: unknown): boolean {
  return err instanceof Error && 'code' in err && typeof err.code === 'string' && /^(2[23]|40)/.test(err.code);
}

function eventValues(entries: readonly EventToWrite[]): unknown[] {
  const events = entries.map(({ event }) => event);
  return [
    events.map((event) => event.id),
    events.map((event) => event.organization_uuid),
    events.map((event) => event.saas_service_id),
    entries.map(({ signer }) => signer.version),
    entries.map(({ routingVersion }) => routingVersion),
    entries.map(({ signer }) => signer.signatureHash),
    events.map((event) => event.event),
    events.map((event) => event.severity),
    events.map((event) => event.title),
    events.map((event) => event.message),
    events.map((event) => event.url),
    events.map((event) => event.metadata && JSON.stringify(event.metadata)),
    events.map((event) => event.created_at),
    events.map((event) => event.organization_team_id),
  ];
}
