import { asProblem, inSpan, log } from '@platform/service-kit';
import { deliveryMetrics } from './delivery-metrics.js';
import type { ClaimedDelivery, DeliverySender, SendResult } from '../sending/delivery-sender.js';

const putOffMs = 1_000;

/** Sends, logs and measures, as a span in the trace of what made the delivery. Never rejects. */
export async function sendOnce(
  sender: DeliverySender,
  delivery: ClaimedDelivery,
): Promise<{ result: SendResult; durationMs: number }> {
  const { id, event, attempt, traceparent } = delivery;
  const attributes = { 'delivery.id': id, 'delivery.event': event, 'delivery.attempt': attempt };
  return inSpan({ name: 'delivery attempt', kind: 'internal', attributes, parent: traceparent }, async (note) => {
    const sent = await sendAndNote(sender, delivery);
    note({ 'delivery.outcome': sent.result.outcome, 'delivery.error_code': sent.result.errorCode });
    return sent;
  });
}

async function sendAndNote(
  sender: DeliverySender,
  delivery: ClaimedDelivery,
): Promise<{ result: SendResult; durationMs: number }> {
  const startedAt = performance.now();
  const result = await sender.send(delivery).catch((err: unknown) => notSent(err, delivery));
  const durationMs = performance.now() - startedAt;
  note(delivery, result, durationMs);
  return { result, durationMs };
}

/** What the receiver never saw: while our own database is away it uses up no try. */
function notSent(err: unknown, delivery: ClaimedDelivery): SendResult {
  const errorMessage = 'The delivery could not be prepared.';
  if (asProblem(err).code === 'unavailable') {
    log.warn({ err, delivery: delivery.id }, 'delivery: not prepared, put off');
    return { outcome: 'deferred', errorCode: 'unavailable', errorMessage, retryAfterMs: putOffMs };
  }
  log.error({ err, delivery: delivery.id }, 'delivery: sender threw');
  return { outcome: 'failure', errorCode: 'internal_error', errorMessage };
}

function note(delivery: ClaimedDelivery, result: SendResult, durationMs: number): void {
  const { id, destinationId, organizationUuid, event, attempt, generation } = delivery;
  const { outcome, statusCode, errorCode } = result;
  deliveryMetrics.sends.observe({ outcome }, durationMs / 1000);
  log.info(
    {
      delivery: id,
      destination: destinationId,
      organization: organizationUuid,
      event,
      attempt,
      generation,
      outcome,
      statusCode,
      errorCode,
      durationMs: Math.round(durationMs),
    },
    'delivery attempt',
  );
}
