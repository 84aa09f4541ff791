import type { Settings } from '../settings.js';

/** Answer of the token endpoint (RFC 6749 section 5.1). */
export interface TokenAnswer {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  refresh_token?: string;
  id_token?: string;
}

/** The token endpoint said no (RFC 6749 section 5.2, which are 400 and 401): asking again will not help. */
export class TokenRefusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Asks as a public client: nothing secret is sent but what the grant itself holds. */
export async function requestTokens(settings: Settings, fields: Record<string, string>): Promise<TokenAnswer> {
  const res = await fetch(`${settings.base_url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: settings.client_id, ...fields }),
    credentials: 'omit',
  });
  if (res.ok) return (await res.json()) as TokenAnswer;
  const { error } = (await res.json().catch(() => ({}))) as { error?: string };
  if (error && (res.status === 400 || res.status === 401)) throw new TokenRefusal(error);
  throw new Error(`token endpoint: ${res.status}`);
}

/** RFC 7009. The end of a refresh token is the end of everything that came from it. */
export async function revokeToken(settings: Settings, token: string): Promise<void> {
  await fetch(`${settings.base_url}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: settings.client_id, token }),
    credentials: 'omit',
    // Goes out even though the page is left.
    keepalive: true,
    signal: AbortSignal.timeout(5_000),
  });
}
