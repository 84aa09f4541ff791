import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Gone when it is revoked; the audit log knows it further. */
@Entity('invite_link')
export class InviteLink {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** Name of a role of the same organization, which cannot be deleted while the link may be used. */
  @Column('text') role!: string;
  /** SHA-256; the token is in the link only. */
  @Column('text') token_hash!: string;
  /** Null: any number. */
  @Column('integer', { nullable: true }) max_uses!: number | null;
  @Column('integer') uses_count!: number;
  /** Of the address of who joins; empty for any. */
  @Column('text', { array: true }) allowed_domains!: string[];
  @Column('uuid') created_by_uuid!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
