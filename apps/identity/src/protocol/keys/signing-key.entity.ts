import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type KeyStage = 'published' | 'current' | 'retired';

@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn('text')
  kid!: string;

  /** Published before it is used, current while it signs, retired while what it signed may still be checked. */
  @Column('text')
  stage!: KeyStage;

  @Column('jsonb')
  public_jwk!: Record<string, unknown>;

  @Column('text')
  sealed_private_jwk!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  current_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;
}
