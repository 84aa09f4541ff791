import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Deleted when it is revoked; the audit log keeps it. */
@Entity('invite_link')
export class InviteLink {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** The name of a role of the same organization, which cannot be deleted while the link can be used. */
  @Column('text') role!: string;
  /** SHA-256 of the token, which is in the link only. */
  @Column('text') token_hash!: string;
  /** Null for any number. */
  @Column('integer', { nullable: true }) max_uses!: number | null;
  @Column('integer') uses_count!: number;
  /** Domains whose addresses may join; empty for all. */
  @Column('text', { array: true }) allowed_domains!: string[];
  @Column('uuid') created_by_uuid!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
