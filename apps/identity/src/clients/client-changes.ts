import { scopeNames, timestamp, type EventPayload } from '@platform/contracts';
import { hashToken, randomToken } from '@platform/service-kit';
import { isOwnedBy, isSigning, type OauthClient } from '../protocol/clients/index.js';

export const noWebhookSecrets = {
  sealed_webhook_secret: null,
  sealed_previous_webhook_secret: null,
  previous_webhook_secret_expires_at: null,
};

/** What is not undefined. */
export function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}

/** A client proves itself in one way. The secret that it needs now, if it has neither that nor keys. */
export function changeSecret(client: OauthClient): string | undefined {
  if (isSigning(client)) {
    Object.assign(client, { secret_hash: null, previous_secret_hash: null, previous_secret_expires_at: null });
    return undefined;
  }
  if (client.type === 'public' || client.secret_hash) return undefined;
  const secret = randomToken('secret_');
  client.secret_hash = hashToken(secret);
  return secret;
}

/**
 * What the operator has looked at is what people see on the consent page: who asks, whose it is, and where it leads
 * them.
 */
function looksDifferent(before: OauthClient, after: OauthClient): boolean {
  const seen = (client: OauthClient) => {
    const { name, logo_uri, policy_uri, tos_uri, redirect_uris, owner_uuid, organization_uuid } = client;
    return JSON.stringify([
      name,
      logo_uri,
      policy_uri,
      tos_uri,
      redirect_uris.toSorted(),
      owner_uuid,
      organization_uuid,
    ]);
  };
  return seen(before) !== seen(after);
}

/**
 * The operator gives to an owner whom they know, whose client leads people to known addresses and sends to a known one:
 * when a person changes one of these, what rested on it ends. `after` is left without it.
 */
export function endOperatorsGifts(
  before: OauthClient,
  after: OauthClient,
  { allowedScopes = scopeNames }: { allowedScopes?: readonly string[] },
): void {
  const isMoved = !isOwnedBy(before, after);
  const isLedElsewhere = after.redirect_uris.some((uri) => !before.redirect_uris.includes(uri));
  if (looksDifferent(before, after)) after.is_verified = false;
  if (isMoved || isLedElsewhere) Object.assign(after, { is_trusted: false, is_pkce_exempt: false });
  if (isMoved || before.webhook_url !== after.webhook_url) after.webhook_audience = 'authorized';
  if (isMoved) after.scopes = after.scopes.filter((scope) => allowedScopes.includes(scope));
}

export function isSame(before: OauthClient, after: OauthClient): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** What the other services know of a client. */
export function clientFacts(client: OauthClient, { is_deleted = false } = {}): EventPayload<'client.saved'>['client'] {
  const { client_id, name, owner_uuid, organization_uuid, is_active, webhook_url, webhook_audience } = client;
  const {
    sealed_webhook_secret,
    sealed_previous_webhook_secret,
    previous_webhook_secret_expires_at: expiresAt,
  } = client;
  return {
    ...{ client_id, name, owner_uuid, organization_uuid, is_active, is_deleted, webhook_url, webhook_audience },
    ...{ sealed_webhook_secret, sealed_previous_webhook_secret },
    previous_webhook_secret_expires_at: expiresAt && timestamp(expiresAt),
  };
}
