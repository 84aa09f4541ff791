import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of a person, fed by identity's events. */
@Entity()
export class Person {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('text') name!: string;
  @Column('text') surname!: string;
  @Column('text') email!: string;
  @Column('boolean') email_verified!: boolean;
  @Column('text', { nullable: true }) language!: string | null;
  /** Identity's version of these facts; an older event changes nothing. */
  @Column('bigint') version!: string;
  /** False while the account is disabled or asleep before its erasure: the person cannot sign in. */
  @Column('boolean', { default: true }) is_active!: boolean;
  /** Of the last event that told `is_active`. */
  @Column('bigint', { default: 0 }) status_version!: string;
}
