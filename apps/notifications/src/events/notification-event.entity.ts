import type { Severity } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that a service has dispatched, or that a routing test has sent. */
@Entity('notification_event')
export class NotificationEvent {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') organization_uuid!: string;
  @Column('integer', { nullable: true }) saas_service_id!: number | null;
  /** The team it is for. */
  @Column('integer', { nullable: true }) organization_team_id!: number | null;
  /** SHA-256 of the signature it came with; with the service it is unique. Null for a test. */
  @Column('bytea', { nullable: true }) signature_hash!: Buffer | null;
  /** Given by a sender that may sign the same event again. Freed after 24 hours. */
  @Column('text', { nullable: true }) idempotency_key!: string | null;
  /** SHA-256 of the body that came with the key. */
  @Column('bytea', { nullable: true }) body_hash!: Buffer | null;
  @Column('text') event!: string;
  @Column('text') severity!: Severity;
  @Column('text') title!: string;
  @Column('text') message!: string;
  @Column('text', { nullable: true }) url!: string | null;
  @Column('json', { nullable: true }) metadata!: Record<string, unknown> | null;
  /** What the 202 has named. */
  @Column('uuid', { array: true }) delivery_ids!: string[];
  @Column('timestamptz') created_at!: Date;
}
