import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How a destination has been doing, beside the service's own row about it. Written by DeliveryDestinations and
 * DeliveryEngine.
 */
@Entity('delivery_destination')
export class DeliveryDestination {
  @PrimaryColumn('uuid')
  id!: string;

  /** How many sends may be under way at once; grows with success, falls to 1 after a timeout. */
  @Column('smallint', { name: 'max_inflight' })
  maxInflight!: number;

  @Column('int', { name: 'consecutive_failures' })
  consecutiveFailures!: number;

  /** While in the future, nothing is sent: the breaker is open or the destination asked to wait. */
  @Column('timestamptz', { name: 'open_until', nullable: true })
  openUntil!: Date | null;

  /** The first failure since the last success. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince!: Date | null;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt!: Date | null;

  @Column('timestamptz', { name: 'last_failure_at', nullable: true })
  lastFailureAt!: Date | null;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @Column('text', { name: 'disabled_reason', nullable: true })
  disabledReason!: string | null;

  /** `openUntil` while it is in the future, else null. */
  get pausedUntil(): Date | null {
    return this.openUntil && this.openUntil > new Date() ? this.openUntil : null;
  }
}
