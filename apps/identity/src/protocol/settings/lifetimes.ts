import type { RefreshToken } from 'oidc-provider';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds that a session lives after its last use. */
export const sessionSeconds = 14 * day;
/** Seconds that a sign-in or consent page may stay open. */
export const interactionSeconds = hour;
/** Consent outlives the longest refresh token that was made from it. */
export const grantSeconds = 100 * day;

const refreshIdle = 30 * day;
const refreshAbsolute = 90 * day;

/** How long things live, in seconds (docs/decisions.md#lifetimes-and-families). */
export const lifetimes = {
  AccessToken: hour,
  AuthorizationCode: minute,
  ClientCredentials: hour,
  DeviceCode: 10 * minute,
  Grant: grantSeconds,
  IdToken: hour,
  Interaction: interactionSeconds,
  /** Each use grants another 30 days, up to 90 days after the first. */
  RefreshToken: (_ctx: unknown, token: RefreshToken) =>
    Math.max(1, Math.min(refreshIdle, refreshAbsolute - token.totalLifetime())),
  Session: sessionSeconds,
};
