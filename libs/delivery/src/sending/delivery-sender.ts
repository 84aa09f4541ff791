import type { EntityManager } from 'typeorm';
import type { Delivery } from '../log/delivery.entity.js';

/** What a sender gets to see of a delivery. */
export type ClaimedDelivery = Pick<
  Delivery,
  | 'id'
  | 'destinationId'
  | 'sourceId'
  | 'organizationUuid'
  | 'context'
  | 'event'
  | 'payload'
  | 'attempt'
  | 'maxAttempts'
  | 'generation'
> & {
  /** The span that made the delivery; null where nothing is traced. */
  traceparent: string | null;
  claimNo: number;
  /** Of the destination when the send began: what comes of it counts against the destination in this epoch alone. */
  epoch: number;
  /** A deferral after this gives it up. */
  deferrableUntil: Date;
  /** What the send before this one ended with, in an earlier generation, too; null on the first. */
  lastErrorCode: string | null;
};

/** What became of one send. */
export interface SendResult {
  /**
   * `failure` is tried again by the schedule unless `final`. `deferred` is tried again after `retryAfterMs`, for 24
   * hours, and uses up no attempt: a provider's 429, or a fault of our own. `skipped` ends the delivery, which then
   * does not count as failed.
   */
  outcome: 'success' | 'failure' | 'deferred' | 'skipped';
  statusCode?: number;
  /** Text, at most 16 KiB. */
  responseBody?: string;
  responseTruncated?: boolean;
  errorCode?: string;
  errorMessage?: string;
  /** A retry would fail as well. */
  final?: boolean;
  /**
   * The wait that the receiver asked for. After a failure it can only lengthen the wait, by an hour at most. A deferral
   * waits a day at most.
   */
  retryAfterMs?: number;
  /**
   * What the send says about the destination. Five `unreachable` in a row (network, timeout, 5xx) open its breaker; one
   * `alive`, a 404 for instance, closes it.
   */
  destination?: 'alive' | 'unreachable' | 'timeout';
  /** With `deferred`: hold everything to this destination for as long, a day at most. */
  holdDestination?: boolean;
  /** Disables the destination, for this reason; its pending deliveries end. */
  disable?: string;
  /** Replaces the context of the delivery, so that the log says where it went. */
  context?: Delivery['context'];
}

/** How a service sends. It finds the address and the secrets of the destination at the time of each attempt. */
export abstract class DeliverySender {
  /**
   * Must settle well before the lease ends (60 s). An error that it throws is logged and counts as a failure. An error
   * of the connection to our own servers defers the delivery.
   */
  abstract send(delivery: ClaimedDelivery): Promise<SendResult>;

  /** A destination was disabled, by a result or by days of failure. Called once, in the transaction that marks it. */
  async disabled(_tx: EntityManager, _destinationId: string, _reason: string): Promise<void> {}

  /** A destination has only failed for half of the time after which it is disabled. Once for each such series. */
  async failing(_tx: EntityManager, _destinationId: string, _since: Date, _disabledAt: Date): Promise<void> {}
}
