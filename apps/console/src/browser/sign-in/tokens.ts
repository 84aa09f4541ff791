import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
  WWWAuthenticateChallengeError,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { callbackUrl, type Settings } from '../settings.js';
import { oidcClient } from './oidc-client.js';
import type { PendingSignIn } from './pending-sign-in.js';
import { InteractionRequired, SignInFault } from './sign-in-fault.js';

/** What identity gives to somebody who has signed in. */
export type TokenAnswer = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** What identity answers when it may show no page, but would have to. */
const interactionErrors = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/**
 * Redeems the code of an answer that belongs to our request: same state, from our issuer (RFC 9207), not an error.
 * @throws SignInFault, and InteractionRequired when a silent request was not enough
 */
export async function redeemCode(
  settings: Settings,
  answer: URLSearchParams,
  pending: PendingSignIn | undefined,
): Promise<TokenAnswer> {
  if (!pending || answer.get('state') !== pending.state) {
    throw new SignInFault('not started');
  }
  const checks = {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  };
  const address = new URL(`${callbackUrl(settings)}?${answer}`);
  return authorizationCodeGrant(oidcClient(settings), address, checks).catch((err: unknown) => {
    throw faultOf(err);
  });
}

/** New tokens for the same person. @throws SignInFault when asking again will not help */
export async function renewTokens(settings: Settings, refreshToken: string, sub: string): Promise<TokenAnswer> {
  const answer = await refreshTokenGrant(oidcClient(settings), refreshToken).catch((err: unknown) => {
    throw faultOf(err);
  });
  const claims = answer.claims();
  if (claims && claims.sub !== sub) throw failed('wrong subject');
  return answer;
}

/** RFC 7009. The end of a refresh token is the end of everything that came from it. */
export function revokeToken(settings: Settings, token: string): Promise<void> {
  return tokenRevocation(oidcClient(settings, { keepalive: true, timeoutSeconds: 5 }), token);
}

const failed = (detail: string) => new SignInFault('failed', detail);

/** What has come from the network alone stays as it is. */
function faultOf(err: unknown): unknown {
  if (err instanceof AuthorizationResponseError) return refusalOf(err.error);
  // RFC 6749 section 5.2, which are 400 and 401.
  if (err instanceof ResponseBodyError) return [400, 401].includes(err.status) ? failed(err.error) : err;
  if (err instanceof WWWAuthenticateChallengeError) return failed(err.cause[0]?.parameters.error ?? 'invalid_client');
  return (err instanceof ClientError && mismatchOf(err)) || err;
}

function refusalOf(error: string): SignInFault {
  if (interactionErrors.includes(error)) return new InteractionRequired();
  return error === 'access_denied' ? new SignInFault('cancelled') : failed(error);
}

const claimNames: Record<string, string> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  exp: 'expiry',
  nonce: 'nonce',
  sub: 'subject',
};

/** What an answer has that was not asked for; undefined when none has come. */
function mismatchOf({ code, cause }: ClientError): SignInFault | undefined {
  const reason = cause as Error;
  const about = Object(reason.cause) as Partial<Record<string, unknown>>;
  switch (code) {
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return failed(`wrong ${claimNames[String(about['claim'])] ?? 'ID token'}`);
    case 'OAUTH_INVALID_RESPONSE':
      if (about['parameters']) return new SignInFault('from elsewhere');
      if (reason.cause === undefined) return failed('no code');
      return failed(about['claims'] ? 'wrong ID token' : 'unreadable ID token');
    case 'OAUTH_PARSE_ERROR':
      // Of the answer itself it means that only half of it has come.
      return reason.message.includes('JWT') ? failed('unreadable ID token') : undefined;
    default:
      return undefined;
  }
}
