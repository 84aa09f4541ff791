import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One address of an e-mail destination, in lower case. */
@Entity('notification_address')
export class NotificationAddress {
  @PrimaryColumn('uuid') notification_endpoint_uuid!: string;
  @PrimaryColumn('text') email!: string;
  /** When it agreed itself; a member's address needs not to. */
  @Column('timestamptz', { nullable: true }) confirmed_at!: Date | null;
  /** Nothing is sent to it any more. */
  @Column('timestamptz', { nullable: true }) suppressed_at!: Date | null;
  @Column('text', { nullable: true }) suppressed_reason!: string | null;
  /** Mail servers in a row that said that it does not exist; a mail that it got ends the row. */
  @Column('integer') unknown_count!: number;
  @Column('timestamptz', { nullable: true }) unknown_since!: Date | null;
}
