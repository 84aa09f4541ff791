import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { eventCatalogue, type EventPayload, type EventType } from '@platform/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { currentTraceparent } from '../telemetry/tracing.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { Acknowledgements } from './acknowledgements.js';
import { eventsOfRequest } from './read-your-writes.js';

/** Name of the Postgres channel that wakes the relay of a service. */
export function outboxChannel(service: string): string {
  return `outbox_${service}`;
}

@Injectable()
export class Outbox {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly acknowledgements: Acknowledgements,
  ) {}

  /**
   * Writes an event in the caller's transaction; it is published after the commit, or never if there is none.
   * Call it after the change itself: the row lock on what changed orders the versions. Answers with the event's id.
   */
  async add<T extends EventType>(tx: EntityManager, type: T, payload: EventPayload<T>): Promise<string> {
    const [id] = await this.addAll(tx, type, [payload]);
    return id!;
  }

  /** The same for many events by one statement. */
  async addAll<T extends EventType>(
    tx: EntityManager,
    type: T,
    payloads: readonly EventPayload<T>[],
  ): Promise<string[]> {
    const { publisher, consumers, payload: schema } = eventCatalogue[type];
    if (publisher !== this.service.name) throw new Error(`${this.service.name} does not publish ${type}`);
    if (payloads.length === 0) return [];
    const ids = payloads.map(() => randomUUID());
    for (const id of ids) eventsOfRequest.getStore()?.set(id, this.acknowledgements.expect(id, type));
    const contents = payloads.map((payload) => JSON.stringify(schema.parse(payload)));
    await execute(
      tx,
      sql`
        WITH event AS (
          INSERT INTO outbox_event (id, type, payload, traceparent)
          SELECT id, ${type}, payload, ${currentTraceparent()}
          FROM unnest(${ids}::uuid[], ${contents}::jsonb[]) AS event (id, payload)
        RETURNING id
        ), recipients AS (
          INSERT INTO outbox_recipient (event_id, consumer) SELECT id, unnest(${consumers}::text[]) FROM event
        )
        SELECT pg_notify(${outboxChannel(this.service.name)}, '')`.prepared('outbox-write'),
    );
    return ids;
  }
}
