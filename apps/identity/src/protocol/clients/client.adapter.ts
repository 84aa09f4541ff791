import { Provider, type Adapter, type AdapterPayload, type ClientAuthMethod } from 'oidc-provider';
import { beginToReadAhead, type TokenIssues } from '../storage/index.js';
import type { ActiveClients } from './active-clients.js';
import { isSigning } from './client-keys.js';
import { isOwnedBy, theOperator, type OauthClient } from './oauth-client.entity.js';
import { isNative } from './redirect-uri.js';

/** Metadata of ours that oidc-provider carries along. */
export const ownClientMetadata = [
  'secret_hashes',
  'is_trusted',
  'is_pkce_exempt',
  'is_verified',
  'claims_in_id_token',
  'owner_uuid',
  'organization_uuid',
] as const;

/** Shows our clients to oidc-provider. They are made and changed elsewhere: this side only reads. */
export class ClientAdapter implements Adapter {
  constructor(
    private readonly clients: ActiveClients,
    private readonly tokenIssues: TokenIssues,
  ) {}

  /** A request at the token endpoint asks for its client first: what it presents is read meanwhile. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    beginToReadAhead(Provider.ctx?.oidc, this.tokenIssues);
    // Postgres compares no text with a NUL in it.
    const client = id.includes('\0') ? undefined : await this.clients.find(id);
    return client && metadata(client);
  }

  upsert(): Promise<void> {
    return Promise.reject(new Error('clients are not written by the provider'));
  }

  consume(): Promise<void> {
    return this.upsert();
  }

  destroy(): Promise<void> {
    return this.upsert();
  }

  revokeByGrantId(): Promise<void> {
    return this.upsert();
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** A client as oidc-provider is to see it. */
export function metadata(client: OauthClient): AdapterPayload {
  return {
    client_id: client.client_id,
    client_name: client.name,
    redirect_uris: client.redirect_uris,
    post_logout_redirect_uris: client.post_logout_redirect_uris,
    scope: client.scopes.join(' '),
    application_type: isNative(client) ? 'native' : 'web',
    ...(client.logo_uri && { logo_uri: client.logo_uri }),
    ...(client.policy_uri && { policy_uri: client.policy_uri }),
    ...(client.tos_uri && { tos_uri: client.tos_uri }),
    response_types: ['code'],
    grant_types: grantTypes(client),
    token_endpoint_auth_method: authenticationMethod(client),
    ...(client.jwks && { jwks: client.jwks }),
    ...(client.jwks_uri && { jwks_uri: client.jwks_uri }),
    ...(client.backchannel_logout_uri && {
      backchannel_logout_uri: client.backchannel_logout_uri,
      backchannel_logout_session_required: true,
    }),
    // The provider wants one; what a client presents is compared with `secret_hashes` instead.
    ...(client.secret_hash && { client_secret: client.secret_hash }),
    secret_hashes: secretHashes(client),
    is_trusted: client.is_trusted,
    is_pkce_exempt: client.is_pkce_exempt,
    claims_in_id_token: client.claims_in_id_token,
    owner_uuid: client.owner_uuid,
    organization_uuid: client.organization_uuid,
    is_verified: client.is_verified || client.is_trusted || isOwnedBy(client, theOperator),
  };
}

/**
 * A client that cannot prove who it is gets no token of its own; and no device flow when it is trusted: anybody could
 * begin one in its name, and whoever is talked into typing the code is asked for no consent.
 */
function grantTypes({ type, is_trusted }: OauthClient): string[] {
  const everybodys = ['authorization_code', 'refresh_token'];
  const deviceCode = 'urn:ietf:params:oauth:grant-type:device_code';
  if (type === 'public') return is_trusted ? everybodys : [...everybodys, deviceCode];
  return [...everybodys, deviceCode, 'client_credentials'];
}

/** A client with keys signs; its secret, if it has one, opens nothing then. */
function authenticationMethod(client: OauthClient): ClientAuthMethod {
  if (client.type === 'public') return 'none';
  return isSigning(client) ? 'private_key_jwt' : 'client_secret_basic';
}

/** SHA-256 of the secrets that are good now: the current one, and the one before until its time is over. */
function secretHashes({ secret_hash, previous_secret_hash, previous_secret_expires_at }: OauthClient): string[] {
  const isPreviousGood = previous_secret_expires_at && previous_secret_expires_at.getTime() > Date.now();
  return [secret_hash, isPreviousGood ? previous_secret_hash : null].filter((hash) => hash !== null);
}
