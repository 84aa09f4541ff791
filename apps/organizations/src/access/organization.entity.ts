import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity()
export class Organization {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('text') name!: string;
  /** Unique over all organizations, deleted ones included; stable on rename. */
  @Column('text') slug!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('boolean') is_active!: boolean;
  /** Whether members must sign in with a second factor. */
  @Column('boolean', { default: false }) requires_mfa!: boolean;
  /** Kept by triggers of `member` alone. */
  @Column({ type: 'integer', default: 0, insert: false, update: false }) members_count!: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
  @DeleteDateColumn({ type: 'timestamptz' }) deleted_at!: Date | null;
}
