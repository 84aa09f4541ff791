import type { Permission } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of a membership, fed by events; a removed one stays as a tombstone. */
@Entity('membership_copy')
export class MembershipCopy {
  @PrimaryColumn('uuid') organization_uuid!: string;
  @PrimaryColumn('uuid') user_uuid!: string;
  /** Follows the person's own address; empty while that is not confirmed, and once they left. */
  @Column('text') email!: string;
  @Column('text', { nullable: true }) role!: string | null;
  @Column('text', { array: true }) permissions!: Permission[];
  @Column('boolean') is_removed!: boolean;
  @Column('bigint') version!: string;
}
