import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `unknown`: the process ended between sending and recording, so the receiver may or may not have it. `deferred`: the
 * destination asked to wait; the try counts for nothing.
 */
export type AttemptOutcome = 'success' | 'failure' | 'deferred' | 'skipped' | 'unknown';

/** One finished send of a delivery. The send under way is `claimedAt` and `attempt` of the delivery itself. */
@Entity('delivery_attempt')
export class DeliveryAttempt {
  @PrimaryColumn('uuid', { name: 'delivery_id' })
  deliveryId!: string;

  /** Counts the claims of the delivery over its whole life; orders its attempts. */
  @PrimaryColumn('int', { name: 'claim_no' })
  claimNo!: number;

  /** Above 0 after a manual retry. */
  @Column('int')
  generation!: number;

  /** `attempt` of the delivery at the time. A send that follows an unknown one repeats its number. */
  @Column('int')
  number!: number;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('int', { name: 'duration_ms', nullable: true })
  durationMs!: number | null;

  @Column('text')
  outcome!: AttemptOutcome;

  @Column('int', { name: 'status_code', nullable: true })
  statusCode!: number | null;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode!: string | null;

  @Column('text', { name: 'error_message', nullable: true })
  errorMessage!: string | null;
}
