import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('oauth_clients')
export class OauthClient {
  @PrimaryColumn('text')
  client_id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  type!: 'confidential' | 'public';

  @Column('text', { array: true })
  redirect_uris!: string[];

  @Column('text', { array: true, default: [] })
  post_logout_redirect_uris!: string[];

  @Column('text', { array: true })
  scopes!: string[];

  /** SHA-256; null for a public client. */
  @Column('text', { nullable: true })
  secret_hash!: string | null;

  /** The secret before the last rotation, good until `previous_secret_expires_at`. */
  @Column('text', { nullable: true })
  previous_secret_hash!: string | null;

  @Column('timestamptz', { nullable: true })
  previous_secret_expires_at!: Date | null;

  /** Public keys of a client that authenticates by signing (`private_key_jwt`): here, or where they are published. */
  @Column('jsonb', { nullable: true })
  jwks!: { keys: object[] } | null;

  @Column('text', { nullable: true })
  jwks_uri!: string | null;

  /** Is told when a person signs out (OpenID Connect Back-Channel Logout). */
  @Column('text', { nullable: true })
  backchannel_logout_uri!: string | null;

  /** Puts the claims of the scopes into the ID token as well, where many libraries look for them. */
  @Column('boolean', { default: true })
  claims_in_id_token!: boolean;

  @Column('text', { nullable: true })
  webhook_url!: string | null;

  @Column('text', { default: 'authorized' })
  webhook_audience!: 'authorized' | 'all';

  @Column('text', { nullable: true })
  sealed_webhook_secret!: string | null;

  @Column('text', { nullable: true })
  sealed_previous_webhook_secret!: string | null;

  @Column('timestamptz', { nullable: true })
  previous_webhook_secret_expires_at!: Date | null;

  /** The person whose it is; null for a client of an organization or of the operator. */
  @Column('uuid', { nullable: true })
  owner_uuid!: string | null;

  /** The organization whose it is; null for a client of a person or of the operator. */
  @Column('uuid', { nullable: true })
  organization_uuid!: string | null;

  @Column('text', { nullable: true })
  logo_uri!: string | null;

  @Column('text', { nullable: true })
  policy_uri!: string | null;

  @Column('text', { nullable: true })
  tos_uri!: string | null;

  @Column('boolean', { default: true })
  is_active!: boolean;

  /** A first-party client: people are not asked for consent. */
  @Column('boolean', { default: false })
  is_trusted!: boolean;

  /** The operator has looked at who is behind it. */
  @Column('boolean', { default: false })
  is_verified!: boolean;

  /** For certification only: may leave out PKCE. */
  @Column('boolean', { default: false })
  is_pkce_exempt!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

/** Whose a client is: a person's, an organization's or, with both null, the operator's. */
export type ClientOwner = Pick<OauthClient, 'owner_uuid' | 'organization_uuid'>;

export const theOperator: ClientOwner = { owner_uuid: null, organization_uuid: null };

export function isOwnedBy(client: ClientOwner, { owner_uuid, organization_uuid }: ClientOwner): boolean {
  return client.owner_uuid === owner_uuid && client.organization_uuid === organization_uuid;
}
