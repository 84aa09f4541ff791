import { PlatformError, unreachable } from './platform-error.js';
import { keptToken, type TokenSource } from './token-source.js';

export interface ClientCredentials {
  /** {base_url} of the platform, which ends in `/api`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: readonly string[];
  fetch?: typeof globalThis.fetch;
}

/**
 * The token of an application that acts in its own name (RFC 6749 section 4.4). For servers: a browser keeps no secret.
 *
 * @throws PlatformError from `token` and `renew`: `unreachable`, or what the token endpoint said with `unknown`
 */
export function clientCredentials({
  issuer,
  clientId,
  clientSecret,
  scopes,
  ...options
}: ClientCredentials): TokenSource {
  const send = options.fetch ?? globalThis.fetch;
  const encoded = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return keptToken(async () => {
    const res = await send(`${issuer}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(encoded)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }),
    }).catch((err: unknown) => {
      throw unreachable(err);
    });
    const body = (await res.json().catch(() => ({}))) as Partial<TokenAnswer>;
    if (!res.ok || !body.access_token) throw refused(res.status, body);
    return { value: body.access_token, expiresInSeconds: body.expires_in ?? 0 };
  });
}

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  error: string;
  error_description: string;
}

function refused(status: number, { error, error_description: why }: Partial<TokenAnswer>): PlatformError {
  const message = `The token endpoint refused (${[error ?? status, why].filter(Boolean).join(': ')}).`;
  return new PlatformError({ status, code: 'unknown', message });
}
