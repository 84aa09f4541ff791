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
}
