import { z } from 'zod';

/**
 * What a service knows of an access token (docs/architecture.md#one-token). Identity writes it to Redis under
 * `tokenKey(…)`, signed (`signed-token-record.ts`), and answers with it when a service introspects a token that the
 * directory does not know.
 */
export const tokenRecord = z.object({
  /** Person; null for a client's own token (client credentials). */
  user_uuid: z.uuid().nullable(),
  client_id: z.string(),
  /** The rate limit counts by grant, so that refreshing a token opens no new window. */
  grant_id: z.string(),
  scopes: z.array(z.string()),
  /** Unix seconds. */
  expires_at: z.int(),
  /**
   * SHA-256 thumbprint of the key that the token is bound to (RFC 9449): it is good only with a DPoP proof of this key.
   */
  jkt: z.string().optional(),
  /**
   * Whether the client is one of the operator's own (first-party). Not known of a token that an older version wrote
   * down: no, then.
   */
  is_trusted: z.boolean().default(false),
  /**
   * Unix seconds: the sign-in that the token came from, however often it was refreshed. Null for a client's own, and
   * where it is not known.
   */
  signed_in_at: z.int().nullable().default(null),
  /**
   * Whether that sign-in proved a second factor, and the person had one still when the record was written. No, where an
   * older version wrote it.
   */
  has_second_factor: z.boolean().default(false),
});
export type TokenRecord = z.infer<typeof tokenRecord>;

/** `grant_id` of a client's own token: all of them count as one. */
export function clientGrantId(clientId: string): string {
  return `client:${clientId}`;
}

/** Written in place of a record when the token is revoked, until the token would have expired. */
export const revokedToken = 'revoked';

/** Redis key of a token. The token itself is never stored: `tokenHash` is its SHA-256 as base64url. */
export function tokenKey(tokenHash: string): string {
  return `token:${tokenHash}`;
}

/**
 * Path of identity's internal, signed introspection; body `{token}`, answer `{active: false}` or `{active: true,
 * ...record}`.
 */
export const introspectionPath = '/internal/v1/introspect';
export const introspectionRequest = z.object({ token: z.string().max(512) });
export type IntrospectionRequest = z.infer<typeof introspectionRequest>;
export const introspectionAnswer = z.union([
  z.object({ active: z.literal(false) }),
  tokenRecord.extend({ active: z.literal(true) }),
]);
