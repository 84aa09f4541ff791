import { codePoints, holdsAddress, noAddress, scopeNames, type FieldErrors } from '@platform/contracts';
import type { Egress } from '@platform/egress';
import { Problem } from '@platform/service-kit';
import { publicUrlFault } from '../egress/index.js';
import { hasPrivateScheme, isHttpsOnLoopback, type OauthClient, redirectUriFault } from '../protocol/clients/index.js';

/** What is checked of a client, new or changed, whoever asks for it. */
export type ClientFacts = Pick<
  OauthClient,
  | 'name'
  | 'redirect_uris'
  | 'post_logout_redirect_uris'
  | 'scopes'
  | 'webhook_url'
  | 'logo_uri'
  | 'policy_uri'
  | 'tos_uri'
>;

interface Rules {
  egress: Egress;
  /** Scopes that this client may have. */
  allowedScopes?: readonly string[];
}

const longestName = 255;
/** A name is shown on the consent page: nothing in it may reorder or hide its text. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Throws `validation_failed` that names every mistake. */
export function refuseFaults(client: ClientFacts, { egress, allowedScopes = scopeNames }: Rules): void {
  const errors: FieldErrors = {};
  const refuse = (field: string, message: string | null) => message && (errors[field] ??= []).push(message);
  if (!client.name.trim() || codePoints(client.name) > longestName)
    refuse('name', `must have 1 to ${longestName} characters`);
  if (holdsAddress(client.name)) refuse('name', noAddress);
  if (unseen.test(client.name)) refuse('name', 'must not hold characters that cannot be seen');
  if (!client.redirect_uris.length) refuse('redirect_uris', 'must not be empty');
  const isApp = hasPrivateScheme(client);
  for (const field of ['redirect_uris', 'post_logout_redirect_uris'] as const) {
    client[field].forEach((uri, index) => refuse(`${field}.${index}`, appAddressFault(uri, isApp)));
  }
  client.scopes.forEach((scope, index) => {
    if (!allowedScopes.includes(scope)) refuse(`scopes.${index}`, 'is not a scope that this client may have');
  });
  if (!client.scopes.length) refuse('scopes', 'must not be empty');
  refuse('webhook_url', client.webhook_url === null ? null : publicUrlFault(client.webhook_url, egress));
  for (const field of ['logo_uri', 'policy_uri', 'tos_uri'] as const) refuse(field, linkFault(client[field]));
  if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
}

/** An app's addresses are its own scheme, http on loopback and the https of its host (RFC 8252 section 7). */
function appAddressFault(uri: string, isApp: boolean): string | null {
  const isMixed = isApp && isHttpsOnLoopback(uri);
  return redirectUriFault(uri) ?? (isMixed ? 'must be http on loopback, beside the scheme of an app' : null);
}

/** The browser of the person fetches or opens it: never plain http, so that nobody reads or swaps it on the way. */
function linkFault(uri: string | null): string | null {
  if (uri === null) return null;
  const url = URL.parse(uri);
  const isGood = url?.protocol === 'https:' && !url.username && !url.password && !/[\s\\]/.test(uri);
  return isGood ? null : 'must be an https URL';
}
