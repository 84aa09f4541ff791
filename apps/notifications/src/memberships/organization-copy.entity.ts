import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of an organization, fed by events; a deleted one stays as a tombstone. */
@Entity('organization_copy')
export class OrganizationCopy {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('text') name!: string;
  @Column('text') slug!: string;
  @Column('boolean') is_active!: boolean;
  /** Members get in only by a sign-in with a second factor. */
  @Column('boolean', { default: false }) requires_mfa!: boolean;
  @Column('boolean') is_deleted!: boolean;
  @Column('bigint') version!: string;
}
