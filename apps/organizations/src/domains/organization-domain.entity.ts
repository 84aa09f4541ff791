import type { Domain } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('organization_domain')
export class OrganizationDomain {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** Lower case, punycode. */
  @Column('text') domain!: string;
  @Column('text') mode!: Domain['mode'];
  /** Published in the DNS as the proof of the claim: it is no secret. */
  @Column('text') token!: string;
  @Column('timestamptz', { nullable: true }) verified_at!: Date | null;
  /** When the proof was last checked; counts while the domain is verified. */
  @Column('timestamptz') checked_at!: Date;
  /** The first failed check since the last success. Nobody joins by the domain until the proof is back. */
  @Column('timestamptz', { nullable: true }) missing_since!: Date | null;
  @Column('timestamptz') created_at!: Date;
}
