import { part, pgArray, traceOfSource, type SqlPart } from '@platform/service-kit';
import { deferrableFor } from './deferrals.js';
import { deliveryId } from './delivery-id.js';

/** One delivery to make. */
export interface NewDelivery {
  /** The service's own id of where it goes. */
  destinationId: string;
  /** What causes it: the id of the event. A second delivery of the same source to the same destination is not made. */
  sourceId: string;
  /** When the source happened; the same each time it is consumed. Deliveries are listed in the order of this. */
  occurredAt: Date;
  organizationUuid?: string | null;
  /** Facts that the sender and the lists need. Never a secret. */
  context?: Record<string, unknown>;
  event: string;
  /** The body to send, byte for byte. The delivery's id is handed in for bodies that carry it. */
  payload: string | ((id: string) => string);
  /** When it goes out; at once when not given. */
  dueAt?: Date;
  /** Never goes out unless it is retried by hand: it is written down for the reason that this gives. */
  skipped?: { errorCode: string; errorMessage: string };
}

/** A delivery with its id and body: what is going to be written. */
export interface DeliveryRow extends NewDelivery {
  id: string;
  payload: string;
}

/** Gives deliveries their ids and bodies. */
export function deliveryRows(deliveries: readonly NewDelivery[]): DeliveryRow[] {
  return deliveries.map((delivery) => {
    const id = deliveryId(delivery.sourceId, delivery.destinationId, delivery.occurredAt);
    const payload = typeof delivery.payload === 'string' ? delivery.payload : delivery.payload(id);
    return { ...delivery, id, payload };
  });
}

/**
 * Parts of a WITH that write deliveries, for a statement that writes their source as well: `wanted` are the deliveries
 * given, with `is_held` where nothing goes out now (skipped, or a disabled destination); `made` answers with the ids
 * really written. Destinations come in the order of their ids, so that two statements that meet the same new ones
 * cannot wait in a circle. Known destinations are found by one probe for each (LIMIT): their rows change all the time,
 * so that a join would read many dead ones.
 *
 * @param sources a part that comes between, whose `id` are the sources that it has written; only their deliveries are.
 * As these sources are new, so are the deliveries, and nothing has to look for the same ones
 */
export function enqueueParts(
  rows: readonly DeliveryRow[],
  maxAttempts: number,
  sources?: SqlPart,
): { wanted: SqlPart; made: SqlPart } {
  const ofSource = sources ? part`WHERE source_id IN (SELECT id FROM ${sources})` : part`WHERE true`;
  return {
    wanted: part`wanted AS MATERIALIZED (
       SELECT new.*, health.id IS NULL AS is_new,
         error_code IS NOT NULL OR health.disabled_at IS NOT NULL AS is_held
       FROM unnest(
         ${pgArray('uuid', rows, (row) => row.id)}::uuid[],
         ${pgArray('uuid', rows, (row) => row.destinationId)}::uuid[],
         ${pgArray('uuid', rows, (row) => row.sourceId)}::uuid[],
         ${pgArray('uuid', rows, (row) => row.organizationUuid)}::uuid[],
         ${pgArray('text', rows, (row) => JSON.stringify(row.context ?? {}))}::text[],
         ${pgArray('text', rows, (row) => row.event)}::text[],
         ${pgArray('text', rows, (row) => row.payload)}::text[],
         ${pgArray('timestamptz', rows, (row) => row.dueAt)}::timestamptz[],
         ${pgArray('text', rows, (row) => row.skipped?.errorCode)}::text[],
         ${pgArray('text', rows, (row) => row.skipped?.errorMessage)}::text[],
         ${pgArray('text', rows, (row) => traceOfSource(row.sourceId))}::text[]
       ) WITH ORDINALITY
         AS new (id, destination_id, source_id, organization_uuid, context, event, payload, due_at,
                 error_code, error_message, traceparent, place)
       LEFT JOIN LATERAL (
         SELECT id, disabled_at FROM delivery_destination WHERE id = new.destination_id LIMIT 1
       ) health ON true
     )`,
    made: part`destination AS (
       INSERT INTO delivery_destination (id)
       SELECT DISTINCT destination_id FROM wanted ${ofSource} AND is_new ORDER BY 1
       ON CONFLICT DO NOTHING
     ), made AS (
       INSERT INTO delivery (id, destination_id, source_id, organization_uuid, context, event, payload,
                             max_attempts, due_at, deferrable_until, status, error_code, error_message, completed_at,
                             traceparent)
       SELECT id, destination_id, source_id, organization_uuid, context::jsonb, event, payload,
              ${maxAttempts}::smallint, COALESCE(due_at, now()), COALESCE(due_at, now()) + ${deferrableFor},
              CASE WHEN error_code IS NULL THEN 'pending' ELSE 'skipped' END, error_code, error_message,
              CASE WHEN error_code IS NOT NULL THEN now() END,
              traceparent
       FROM wanted ${ofSource}
       ${sources ? part`` : part`ON CONFLICT (id) DO NOTHING`}
       RETURNING id
     )`,
  };
}
