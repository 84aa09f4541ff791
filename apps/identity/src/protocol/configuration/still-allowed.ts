import { scopeNames } from '@platform/contracts';
import { errors, type Client } from 'oidc-provider';

/**
 * What is wrong by now with a request that was right when it came: its sign-in page may have been open for an hour, and
 * the provider does not look again. Its address may have been taken from the client meanwhile, or a scope; undefined
 * when neither was.
 */
export function requestFault(client: Client, params: Record<string, unknown>): errors.OIDCProviderError | undefined {
  const { redirect_uri: redirectUri, scope } = params;
  if (typeof redirectUri === 'string' && !client.redirectUriAllowed(redirectUri))
    return new errors.InvalidRedirectUri();
  const allowed = client.scope?.split(' ') ?? [];
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  const refused = asked.filter((name) => !allowed.includes(name) && (scopeNames as readonly string[]).includes(name));
  return refused.length ? new errors.InvalidScope('requested scope is not allowed', refused.join(' ')) : undefined;
}
