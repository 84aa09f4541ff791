import type { UpdateOauthClient } from '@platform/contracts';
import type { ClientOwner, OauthClient } from './oauth-client.entity.js';

export interface NewClient {
  name: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  scopes: string[];
  type: OauthClient['type'];
  webhookUrl: string | null;
  webhookAudience: OauthClient['webhook_audience'];
  isPkceExempt: boolean;
  isTrusted: boolean;
  logoUri?: string | null;
  policyUri?: string | null;
  tosUri?: string | null;
  /** Public keys, or where they are published: the client signs instead of showing a secret (`private_key_jwt`). */
  jwks?: OauthClient['jwks'];
  jwksUri?: string | null;
  backchannelLogoutUri?: string | null;
  /** The operator when left out. */
  owner?: ClientOwner;
  /** Scopes that the client may have; all when left out. */
  allowedScopes?: readonly string[];
}

/** Shown once, never stored in the clear. */
export interface ShownSecrets {
  client_id: string;
  client_secret: string | null;
  webhook_secret: string | null;
}

/** What the owner may change, and what only the operator may. */
export type ClientChange = Partial<
  Pick<OauthClient, 'webhook_audience' | 'is_active' | 'is_verified' | 'is_trusted' | 'is_pkce_exempt' | 'jwks'> &
    Omit<UpdateOauthClient, 'jwks' | 'organization_uuid'> &
    ClientOwner
>;
