import type { Domain } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('organization_domain')
export class OrganizationDomain {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** Lower case, punycode. */
  @Column('text') domain!: string;
  @Column('text') mode!: Domain['mode'];
  /** Stands in the DNS for all to see: it proves who claims, and is no secret. */
  @Column('text') token!: string;
  @Column('timestamptz', { nullable: true }) verified_at!: Date | null;
  /** When the proof was looked for; while it is verified. */
  @Column('timestamptz') checked_at!: Date;
  /** The first look since the last success that did not find the proof: nobody joins by the domain meanwhile. */
  @Column('timestamptz', { nullable: true }) missing_since!: Date | null;
  @Column('timestamptz') created_at!: Date;
}
