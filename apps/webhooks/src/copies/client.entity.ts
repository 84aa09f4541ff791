import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** This service's copy of an OAuth client, fed by identity's events. */
@Entity()
export class Client {
  /** Our own name for it: the destination of its deliveries. */
  @PrimaryGeneratedColumn('uuid') uuid!: string;
  @Column('text') client_id!: string;
  @Column('text') name!: string;
  /** The person whose it is; both null for a client that the operator registered. */
  @Column('uuid', { nullable: true }) owner_uuid!: string | null;
  /** The organization whose it is. */
  @Column('uuid', { nullable: true }) organization_uuid!: string | null;
  @Column('boolean') is_active!: boolean;
  @Column('text', { nullable: true }) webhook_url!: string | null;
  @Column('text') webhook_audience!: 'authorized' | 'all';
  @Column('text', { nullable: true }) sealed_webhook_secret!: string | null;
  @Column('text', { nullable: true }) sealed_previous_webhook_secret!: string | null;
  @Column('timestamptz', { nullable: true }) previous_webhook_secret_expires_at!: Date | null;
  /** Identity's version of these facts; an older event changes nothing. */
  @Column('bigint') version!: string;
}
