import type { InvitationStatus } from '@platform/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity()
export class Invitation {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** In the spelling of `emailAddress` (contracts). */
  @Column('text') email!: string;
  @Column('text') role!: string;
  /** As stored: a pending invitation may have expired already, so a reader looks at `expires_at` as well. */
  @Column('text') status!: InvitationStatus;
  @Column('text') token_hash!: string;
  @Column('uuid') invited_by_uuid!: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
