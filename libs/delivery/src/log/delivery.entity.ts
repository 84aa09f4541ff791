import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryDestination } from './delivery-destination.entity.js';

export type DeliveryStatus = 'pending' | 'success' | 'failed' | 'skipped';

/**
 * One message to one destination, and the state of its sending. Services read it with TypeORM; only DeliveryQueue and
 * DeliveryEngine write it.
 */
@Entity('delivery')
export class Delivery {
  /** X-Platform-Delivery. The same over all retries; a UUID of version 7, so that ids order by time. */
  @PrimaryColumn('uuid')
  id!: string;

  /** The service's own id of where it goes. */
  @Column('uuid', { name: 'destination_id' })
  destinationId!: string;

  /** What caused it. One source makes at most one delivery to a destination, however often it is consumed. */
  @Column('uuid', { name: 'source_id' })
  sourceId!: string;

  /** The tenant; null for what belongs to no organization (`user.updated`). */
  @Column('uuid', { name: 'organization_uuid', nullable: true })
  organizationUuid!: string | null;

  /** Facts that the service wants back when it sends or lists. Never a secret. */
  @Column('jsonb')
  context!: Record<string, unknown>;

  @Column('text')
  event!: string;

  /** The body, byte for byte as it is sent. */
  @Column('text')
  payload!: string;

  @Column('text')
  status!: DeliveryStatus;

  /** 0 before the first send, 1 on it, and so on; back to 0 by a manual retry. */
  @Column('int')
  attempt!: number;

  /** Retries after the first send. */
  @Column('smallint', { name: 'max_attempts' })
  maxAttempts!: number;

  /** How often it was retried by hand. */
  @Column('int')
  generation!: number;

  /** Set between two tries, by the schedule or by what the destination asked for. */
  @Column('timestamptz', { name: 'next_retry_at', nullable: true })
  nextRetryAt!: Date | null;

  /** When the send under way began; null when none is. After a crash it stays until the lease ends. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  @Column('int', { name: 'status_code', nullable: true })
  statusCode!: number | null;

  @Column('text', { name: 'response_body', nullable: true })
  responseBody!: string | null;

  @Column('boolean', { name: 'response_truncated' })
  responseTruncated!: boolean;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode!: string | null;

  @Column('text', { name: 'error_message', nullable: true })
  errorMessage!: string | null;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Automatic retries that may still come. */
  get retriesLeft(): number {
    return this.status === 'pending' ? this.maxAttempts - Math.max(0, this.attempt - 1) : 0;
  }

  /**
   * When the next try is made at the earliest: `nextRetryAt`, or later while its destination is paused. Null while none
   * waits.
   */
  nextTryAt(destination: DeliveryDestination | null | undefined): Date | null {
    const pausedUntil = destination?.pausedUntil;
    return this.nextRetryAt && pausedUntil && pausedUntil > this.nextRetryAt ? pausedUntil : this.nextRetryAt;
  }
}
