import type { EndpointType } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A destination of an organization. Its state of health is the row of the same id in `delivery_destination`. */
@Entity('notification_endpoint')
export class NotificationEndpoint {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** Never changes. */
  @Column('text') type!: EndpointType;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) sealed_webhook_url!: string | null;
  @Column('text', { nullable: true }) sealed_webhook_secret!: string | null;
  @Column('uuid') created_by!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
