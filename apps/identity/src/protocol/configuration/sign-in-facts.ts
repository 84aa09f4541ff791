import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * What an access token keeps of the sign-in that it came from, as introspection shows it (RFC 9470 section 6.2): that
 * of its code, which a refresh token hands down. Nothing for a client's own token, which no person is behind.
 */
export function signInFacts({
  oidc: { entities },
}: KoaContextWithOIDC): { auth_time: number; acr?: string } | undefined {
  const source = entities.AuthorizationCode ?? entities.RefreshToken ?? entities.DeviceCode;
  if (source?.authTime === undefined) return undefined;
  return { auth_time: source.authTime, ...(source.acr !== undefined && { acr: source.acr }) };
}
