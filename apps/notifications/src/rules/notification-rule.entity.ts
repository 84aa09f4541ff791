import type { MuteWindow, Severity } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Sends the organization's events that fit to one of its destinations. */
@Entity('notification_rule')
export class NotificationRule {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  @Column('text') name!: string;
  @Column('uuid') notification_endpoint_uuid!: string;
  /** Null: events of any service. */
  @Column('integer', { nullable: true }) saas_service_id!: number | null;
  /** Null: events of any team and of none. */
  @Column('integer', { nullable: true }) organization_team_id!: number | null;
  /** Patterns; one that fits is enough. */
  @Column('text', { array: true }) events!: string[];
  @Column('text') minimum_severity!: Severity;
  @Column('boolean') is_active!: boolean;
  /** When it sends nothing. */
  @Column('jsonb') mute_windows!: MuteWindow[];
  /** Null: every match at once. */
  @Column('integer', { nullable: true }) digest_minutes!: number | null;
  /** Null: every match. */
  @Column('text', { nullable: true }) deduplication_key!: string | null;
  @Column('integer') deduplication_minutes!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
