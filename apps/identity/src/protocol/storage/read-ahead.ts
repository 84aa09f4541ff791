import { hashToken } from '@platform/service-kit';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { GrantSource, UsedUp } from './token-issue.js';
import type { TokenIssues } from './token-issues.js';

/** On the context of the request. */
const ahead = Symbol('ahead');

type Context = KoaContextWithOIDC['oidc'] & { [ahead]?: PendingRead | undefined };

interface PendingRead {
  presented: UsedUp;
  source: Promise<GrantSource | undefined>;
}

/** Where a grant has what it uses up. */
const grants = new Map<unknown, { parameter: string; kind: string }>([
  ['authorization_code', { parameter: 'code', kind: 'AuthorizationCode' }],
  ['refresh_token', { parameter: 'refresh_token', kind: 'RefreshToken' }],
]);

/** What was read ahead for this request, if it is this that it presents. */
export function readBefore({ kind, hash }: UsedUp): PendingRead['source'] | undefined {
  const oidc: Context | undefined = Provider.ctx?.oidc;
  const { presented, source } = oidc?.[ahead] ?? {};
  return presented?.kind === kind && presented.hash === hash ? source : undefined;
}

/**
 * The provider asks for the client of a token request first, and for what it presents once that is there. Here the
 * second is on its way beside the first. That is only read: nothing is used up or issued before the client has proved
 * who it is.
 */
export function beginToReadAhead(oidc: Context | undefined, tokenIssues: TokenIssues): void {
  if (!oidc || oidc.route !== 'token' || ahead in oidc) return;
  const presented = presentedIn(oidc.body ?? {});
  const source = presented && tokenIssues.find(presented);
  // Whoever asks for it hears of it, and nobody does when the client is refused.
  source?.catch(() => undefined);
  oidc[ahead] = presented && source && { presented, source };
}

function presentedIn(body: Record<string, unknown>): UsedUp | undefined {
  // The keys of a client that signs may have to be fetched: what was read before that is old by then.
  if (body['client_assertion'] !== undefined) return undefined;
  const grant = grants.get(body['grant_type']);
  const token = grant && body[grant.parameter];
  return grant && typeof token === 'string' ? { kind: grant.kind, hash: hashToken(token) } : undefined;
}
