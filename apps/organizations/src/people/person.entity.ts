import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of one of identity's people, kept by events. */
@Entity()
export class Person {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('text') name!: string;
  @Column('text') surname!: string;
  @Column('text') email!: string;
  @Column('boolean') email_verified!: boolean;
  @Column('text', { nullable: true }) language!: string | null;
  /** The version of the event that these columns come from; an older event changes nothing. */
  @Column('bigint') version!: string;
  /** False while the person cannot sign in: the account is disabled, or waits for its erasure. */
  @Column('boolean', { default: true }) is_active!: boolean;
  /** The version of the event that `is_active` comes from. */
  @Column('bigint', { default: 0 }) status_version!: string;
}
