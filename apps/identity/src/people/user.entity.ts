import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

export const genders = ['female', 'male', 'other'] as const;

@Entity('users')
export class User {
  /** UUID v7, the OpenID Connect `sub`; never given to another person. */
  @PrimaryColumn('uuid')
  uuid!: string;

  @Column('text')
  name!: string;

  @Column('text')
  surname!: string;

  /** In the one spelling of `emailAddress` (contracts): one mailbox is one person. */
  @Column('text')
  email!: string;

  @Column('timestamptz', { nullable: true })
  email_verified_at!: Date | null;

  /** Null for somebody who signs in without one. */
  @Column('text', { nullable: true, select: false })
  password_hash!: string | null;

  @Column('timestamptz', { nullable: true })
  password_changed_at!: Date | null;

  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true })
  birthday!: string | null;

  @Column('text', { nullable: true })
  gender!: (typeof genders)[number] | null;

  /** E.164 */
  @Column('text', { nullable: true })
  phone!: string | null;

  /** BCP 47 */
  @Column('text', { nullable: true })
  language!: string | null;

  /** Name of the IANA time zone database; null for the one of the browser, which a server does not know. */
  @Column('text', { nullable: true })
  zoneinfo!: string | null;

  @Column('text', { nullable: true })
  street_address!: string | null;

  @Column('text', { nullable: true })
  locality!: string | null;

  @Column('text', { nullable: true })
  region!: string | null;

  @Column('text', { nullable: true })
  postal_code!: string | null;

  /** ISO 3166-1 alpha-2 */
  @Column('text', { nullable: true })
  country!: string | null;

  @Column('boolean', { default: true })
  is_active!: boolean;

  /** The owner asked for the account's end: it is erased then, and sleeps until then. */
  @Column('timestamptz', { nullable: true })
  erase_after!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
