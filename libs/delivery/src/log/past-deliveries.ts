import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { deliveryRows, type NewDelivery } from '../queue/enqueue-statement.js';
import { DeliveryAttempt } from './delivery-attempt.entity.js';
import { DeliveryDestination } from './delivery-destination.entity.js';
import { Delivery } from './delivery.entity.js';

/** One send that has ended, as the operator's commands read it; it succeeded when there is no error. */
export const pastAttempt = z.object({
  started_at: z.coerce.date(),
  duration_ms: z.int().min(0),
  status_code: z.int().nullable(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
});
export type PastAttempt = z.infer<typeof pastAttempt>;

/** The last attempt says how the delivery ended. */
export interface PastDelivery extends NewDelivery {
  attempts: readonly PastAttempt[];
}

/**
 * Writes deliveries that have never been sent: the past of a demo. Nothing goes out. One whose source is known at that
 * destination is left alone.
 */
export async function recordPastDeliveries(tx: EntityManager, deliveries: readonly PastDelivery[]): Promise<void> {
  const rows = deliveryRows(deliveries).map((row, index) => ({ ...row, attempts: deliveries[index]!.attempts }));
  await insertMissing(tx, DeliveryDestination, healthOf(deliveries));
  await insertMissing(
    tx,
    Delivery,
    rows.map(({ dueAt: _dueAt, skipped: _skipped, occurredAt, attempts, ...row }) => {
      const last = attempts.at(-1)!;
      return {
        ...row,
        createdAt: occurredAt,
        status: last.error_code === null ? ('success' as const) : ('failed' as const),
        attempt: attempts.length,
        maxAttempts: Math.max(0, attempts.length - 1),
        generation: 0,
        statusCode: last.status_code,
        errorCode: last.error_code,
        errorMessage: last.error_message,
        completedAt: new Date(last.started_at.getTime() + last.duration_ms),
      };
    }),
  );
  await insertMissing(
    tx,
    DeliveryAttempt,
    rows.flatMap(({ id, attempts }) => attempts.map((attempt, index) => attemptRow(id, attempt, index + 1))),
  );
}

/** Of a destination that has been sent to since, the health of today is kept. */
function healthOf(deliveries: readonly PastDelivery[]): Partial<DeliveryDestination>[] {
  const byDestination = Map.groupBy(deliveries, ({ destinationId }) => destinationId);
  return [...byDestination].map(([id, its]) => {
    const sends = its.flatMap(({ attempts }) => attempts);
    const latest = (isGood: boolean) => {
      const times = sends.filter((send) => (send.error_code === null) === isGood).map((send) => +send.started_at);
      return times.length > 0 ? new Date(Math.max(...times)) : null;
    };
    return { id, lastSuccessAt: latest(true), lastFailureAt: latest(false) };
  });
}

function attemptRow(deliveryId: string, attempt: PastAttempt, number: number) {
  return {
    deliveryId,
    claimNo: number,
    generation: 0,
    number,
    startedAt: attempt.started_at,
    durationMs: attempt.duration_ms,
    outcome: attempt.error_code === null ? ('success' as const) : ('failure' as const),
    statusCode: attempt.status_code,
    errorCode: attempt.error_code,
    errorMessage: attempt.error_message,
  };
}

/** As many parameters as one statement may have are enough for some hundred rows. */
const inStatement = 500;

async function insertMissing<T extends object>(
  tx: EntityManager,
  entity: new () => T,
  rows: readonly Partial<T>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += inStatement) {
    const values = rows.slice(at, at + inStatement) as Parameters<
      ReturnType<ReturnType<typeof tx.createQueryBuilder>['insert']>['values']
    >[0];
    await tx.createQueryBuilder().insert().into(entity).values(values).orIgnore().execute();
  }
}
