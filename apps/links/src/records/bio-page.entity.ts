import type { BioBlock } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class BioPage {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** As it is shown, behind `/@`. */
  @Column('text') alias!: string;
  @Column('text') alias_key!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('jsonb') blocks!: BioBlock[];
  /** Only a public page is shown; `blocked` is the operator's. */
  @Column('text') status!: 'public' | 'private' | 'blocked';
  /** Why the operator has blocked it, null when they have not. */
  @Column('text', { nullable: true }) blocked_reason!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
