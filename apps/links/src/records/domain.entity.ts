import { Column, Entity, Not, PrimaryGeneratedColumn, type FindOptionsWhere } from 'typeorm';

/** A host of an account's own on which its links answer. */
@Entity()
export class Domain {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** ASCII, lower case, without port. Unique over all accounts. */
  @Column('text') host!: string;
  @Column('text') scheme!: 'http' | 'https';
  /** The host of a deleted domain, for what was blocked on it. */
  @Column('text', { nullable: true }) former_host!: string | null;
  /** Where the root leads; empty for our own page. */
  @Column('text') redirectroot!: string;
  /** Where unknown aliases lead; empty for our own page. */
  @Column('text') redirect404!: string;
  /** Whether `Sale` and `sale` are two links on it. Only as long as there is no link on it this can change. */
  @Column('boolean') case_sensitive!: boolean;
  /** What phones ask for before they open links of the domain in an app of its owner. */
  @Column('jsonb', { nullable: true }) apple_app_site_association!: object | null;
  @Column('jsonb', { nullable: true }) assetlinks!: object | null;
  /**
   * `pending`: the DNS does not point here any more; its links serve visitors who still arrive. `deleted`: only
   * tombstones of links refer to it, and its host is free.
   */
  @Column('text') state!: 'active' | 'pending' | 'deleted';
  @Column('timestamptz') checked_at!: Date;
  /** Checks in a row that found another answer. */
  @Column('integer') failures!: number;
  /** Rises with every change, so that caches never go back. */
  @Column('bigint') version!: string;
  @Column('timestamptz') created_at!: Date;
}

/** Those that their account still has. */
export const keptDomain: FindOptionsWhere<Domain> = { state: Not('deleted') };
