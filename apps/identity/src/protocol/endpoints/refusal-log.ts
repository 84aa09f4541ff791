import type { EventEmitter } from 'node:events';
import { log } from '@platform/service-kit';
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';

/** What the provider tells of requests that it refuses; faults of ours are its `server_error`. */
const refusals = [
  'grant.error',
  'pushed_authorization_request.error',
  'device_authorization.error',
  'authorization.error',
  'code_verification.error',
  'device_resume.error',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'end_session.error',
  'end_session_confirm.error',
  'end_session_success.error',
];
const longest = 200;

/**
 * Clients hear why they are refused in the words of the RFCs only, so that nobody learns which of code, verifier and
 * address was wrong. The log tells the operator.
 */
export function logRefusals(provider: Provider): void {
  const events: EventEmitter = provider;
  for (const event of refusals) events.on(event, logRefusal);
}

function logRefusal(ctx: KoaContextWithOIDC, err: errors.OIDCProviderError): void {
  const { oidc } = ctx;
  // A device asks until its person has answered.
  if (err instanceof errors.AuthorizationPending) return;
  // Answered as a token that is not active (`revoke-and-introspect.ts`).
  if (err instanceof errors.UnsupportedTokenType && oidc.route === 'introspection') return;
  // Not the path, which may hold the name of an interaction.
  tellRefusal(ctx, oidc.route, err, oidc.client?.clientId ?? oidc.params?.['client_id']);
}

/** One line for a request that is refused. */
export function tellRefusal(
  { res }: Pick<KoaContextWithOIDC, 'res'>,
  endpoint: string,
  err: errors.OIDCProviderError,
  clientId?: unknown,
): void {
  log.info(
    {
      requestId: res.getHeader('x-request-id'),
      endpoint,
      client_id: cut(clientId),
      // What is said on the page for codes of devices has words only.
      error: cut(err.error ?? err.message),
      error_description: cut(err.error_description),
      // What cannot be read as JSON is quoted by its error, and may be of a token.
      error_detail: err.cause instanceof SyntaxError ? undefined : cut(err.error_detail),
    },
    'oauth: refused',
  );
}

function cut(text: unknown): string | undefined {
  return typeof text === 'string' ? text.slice(0, longest) : undefined;
}
