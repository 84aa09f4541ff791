import type { RecipientStatus } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of a delivery for one of its recipients. */
@Entity('notification_recipient')
export class NotificationRecipient {
  @PrimaryColumn('uuid') delivery_id!: string;
  @PrimaryColumn('text') email!: string;
  /** That of the delivery when this was written: a manual retry begins a new one. */
  @Column('integer') generation!: number;
  @Column('text') status!: RecipientStatus;
  @Column('integer', { nullable: true }) status_code!: number | null;
  @Column('text', { nullable: true }) error_message!: string | null;
  @Column('timestamptz') updated_at!: Date;
}
