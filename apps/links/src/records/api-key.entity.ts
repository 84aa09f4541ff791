import type { ApiKeyScope } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What is kept of an API key: its SHA-256 and eight characters to find it by. */
@Entity()
export class ApiKey {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') name!: string;
  @Column('text') prefix!: string;
  @Column('text') key_hash!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz', { nullable: true }) expires_at!: Date | null;
  @Column('timestamptz', { nullable: true }) revoked_at!: Date | null;
  @Column('text', { array: true }) scopes!: ApiKeyScope[];
  /** Within a minute. */
  @Column('timestamptz', { nullable: true }) last_used_at!: Date | null;
  /** The key that a rotation made in its place. */
  @Column('integer', { nullable: true }) replaced_by!: number | null;
}
