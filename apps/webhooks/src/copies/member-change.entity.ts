import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One change of a membership. All changes are kept, not only the latest: the recipients of an event depend on who was a
 * member at its version, and events arrive in any order.
 */
@Entity()
export class MemberChange {
  @PrimaryColumn('uuid') organization_uuid!: string;
  @PrimaryColumn('uuid') user_uuid!: string;
  /** The publisher's version of the event that reported it. */
  @PrimaryColumn('bigint') version!: string;
  /** Name of the role; the role's own changes come on top (roles.consumer.ts). */
  @Column('text') role!: string;
  /** False when the person was removed. */
  @Column('boolean') is_member!: boolean;
  @Column('text', { array: true }) permissions!: string[];
}
