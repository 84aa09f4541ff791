import type { clickEvents } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's account here, made and kept up to date by identity's events. */
@Entity()
export class Account {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('uuid') user_uuid!: string;
  @Column('text') email!: string;
  /** BCP 47, of mails to the owner; null where the person chose none, or has not been heard of since it is kept. */
  @Column('text', { nullable: true }) language!: string | null;
  /** Part of public addresses: never changes. */
  @Column('text') username!: string;
  @Column('text') status!: string;
  @Column('timestamptz') expires!: Date;
  @Column('timestamptz') registered!: Date;
  /** The owner's switch: whether a key may change address and password. Off until they allow it. */
  @Column('boolean', { default: false }) credentials_by_key!: boolean;
  /** The owner's wish: which visits become events for OAuth clients. */
  @Column('text', { default: 'none' }) click_events!: (typeof clickEvents)[number];
  /** The owner's default: whether a new link passes the query of a visit on. */
  @Column('boolean', { default: false }) pass_query!: boolean;
  /** False while identity lets the person in nowhere: disabled by the operator, or asleep before the erasure. */
  @Column('boolean', { default: true }) is_active!: boolean;
  /** Identity's version of `is_active`, which is told apart from the other facts. */
  @Column('bigint', { default: 0 }) status_version!: string;
  /** Identity's version of these facts; an older event changes nothing. */
  @Column('bigint') version!: string;
}
