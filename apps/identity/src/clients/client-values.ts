import type { UpdateOauthClient } from '@platform/contracts';
import type { ClientOwner, OauthClient } from '../protocol/clients/index.js';

/** What is left out is as of a client without; whose it is then is the operator. */
export type NewClient = Pick<OauthClient, 'name' | 'type' | 'redirect_uris' | 'scopes'> &
  Partial<
    Pick<
      OauthClient,
      | 'post_logout_redirect_uris'
      | 'webhook_url'
      | 'webhook_audience'
      | 'is_trusted'
      | 'is_pkce_exempt'
      | 'claims_in_id_token'
    > &
      Pick<OauthClient, 'logo_uri' | 'policy_uri' | 'tos_uri' | 'jwks' | 'jwks_uri' | 'backchannel_logout_uri'> &
      ClientOwner
  >;

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
