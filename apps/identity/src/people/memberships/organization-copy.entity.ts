import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What identity knows of an organization, from its events. */
@Entity('organization_copy')
export class OrganizationCopy {
  @PrimaryColumn('uuid')
  uuid!: string;

  @Column('text')
  name!: string;

  @Column('text')
  slug!: string;

  @Column('boolean', { default: false })
  is_deleted!: boolean;

  /** False while the operator suspends it. */
  @Column('boolean', { default: true })
  is_active!: boolean;

  /** Members manage its clients only by a sign-in with a second factor. */
  @Column('boolean', { default: false })
  requires_mfa!: boolean;

  @Column('bigint')
  version!: string;
}
