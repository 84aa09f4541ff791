import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** An external OpenID Connect provider that the operator trusts to say who somebody is. */
@Entity('identity_providers')
export class IdentityProvider {
  /** In addresses, `[a-z0-9-]`. */
  @PrimaryColumn('text')
  code!: string;

  /** On the button. */
  @Column('text')
  name!: string;

  @Column('text')
  issuer!: string;

  @Column('text')
  client_id!: string;

  /** Null for a public client. */
  @Column('text', { nullable: true })
  sealed_client_secret!: string | null;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('boolean', { default: true })
  is_active!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
