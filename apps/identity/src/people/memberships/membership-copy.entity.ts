import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What identity knows of a membership, from its events. */
@Entity('membership_copy')
export class MembershipCopy {
  @PrimaryColumn('uuid')
  organization_uuid!: string;

  @PrimaryColumn('uuid')
  user_uuid!: string;

  @Column('text')
  role!: string;

  @Column('text', { array: true })
  permissions!: string[];

  @Column('boolean', { default: false })
  is_removed!: boolean;

  @Column('bigint')
  version!: string;
}
