import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of an organization, fed by organizations' events. */
@Entity()
export class Organization {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('boolean') is_deleted!: boolean;
  /** False while the operator has suspended it: readable, not to be changed. */
  @Column('boolean') is_active!: boolean;
  /** Members see what is of it only by a sign-in with a second factor. */
  @Column('boolean', { default: false }) requires_mfa!: boolean;
  @Column('bigint') version!: string;
}
