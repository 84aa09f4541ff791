import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LinkOptions } from '../rules/index.js';

@Entity()
export class Link {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** As it is shown. */
  @Column('text') alias!: string;
  /** Unique in its domain: the exact spelling of a random alias, the folded one of a chosen alias. */
  @Column('text') alias_key!: string;
  /** Null: the platform's own host. */
  @Column('integer', { nullable: true }) domain_id!: number | null;
  @Column('integer', { nullable: true }) campaign_id!: number | null;
  /** As its owner wrote it; `href` in a tombstone of an erased account. */
  @Column('text') url!: string;
  /**
   * `url` in its canonical form, by which a takedown finds it. Empty for a tombstone that a move or an erased account
   * left.
   */
  @Column('text') href!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('text') note!: string;
  /** A custom splash page or an overlay that has been deleted since leaves null: then the link is direct. */
  @Column('text') type!: 'direct' | 'frame' | 'splash' | 'custom_splash' | 'overlay';
  @Column('integer', { nullable: true }) splash_id!: number | null;
  @Column('integer', { nullable: true }) overlay_id!: number | null;
  /** What a redirect evaluates: see link-options.ts. */
  @Column('jsonb') options!: LinkOptions;
  @Column('text', { nullable: true }) password_hash!: string | null;
  @Column('timestamptz', { nullable: true }) starts_at!: Date | null;
  @Column('timestamptz', { nullable: true }) expires_at!: Date | null;
  /** Visits are counted against it in `link_use`. */
  @Column('integer', { nullable: true }) click_limit!: number | null;
  /** Where a link leads that has expired, by date or by clicks. */
  @Column('text', { nullable: true }) expirylink!: string | null;
  /**
   * Of an imported link: those that were counted where it was before. They are in its totals, and in no statistics of
   * a span.
   */
  @Column('integer') clicks_before!: number;
  /** Private: on no list and no public page; the redirect works. */
  @Column('text') visibility!: 'public' | 'private';
  /** When its owner put it aside. It leads on, and the owner's lists leave it out. */
  @Column('timestamptz', { nullable: true }) archived_at!: Date | null;
  /** A deleted link stays as a tombstone for 90 days: no stranger can take its alias over at once. */
  @Column('text') state!: 'active' | 'disabled' | 'blocked' | 'deleted';
  /** Why the operator has blocked it, or null. It outlives a deletion: nobody gets the address of a blocked link. */
  @Column('text', { nullable: true }) blocked_reason!: string | null;
  /** Rises with every change of an alias, whichever link holds it: caches never go back. */
  @Column('bigint') version!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
