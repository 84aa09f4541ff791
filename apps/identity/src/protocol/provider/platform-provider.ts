import { timingSafeEqual } from 'node:crypto';
import { asProblem, hashToken, log, type ReadYourWrites, type TokenDirectory } from '@platform/service-kit';
import {
  errors,
  Provider,
  type Configuration,
  type KoaContextWithOIDC,
  type TokenEndpointGrantContext,
} from 'oidc-provider';
import { completeDeviceFlow } from '../endpoints/device-flow.js';
import { noteLogouts } from '../patches/send-logout-token.js';
import { pageHeaders } from '../../pages/layout/page-headers.js';
import { allowRepeatedReturns } from '../endpoints/repeated-returns.js';
import type { Repeats } from '../../pages/forms/repeats.js';
import type { SignOutsMeanwhile } from '../sessions/sign-outs-meanwhile.js';
import { readAhead } from '../storage/read-ahead.js';
import type { Replay } from '../storage/replay.js';
import type { TokenIssues } from '../storage/token-issues.js';
import type { Throttle } from '../../throttling/throttle.js';
import { routes } from '../configuration/configuration.js';
import { frameHandOver } from '../provider-pages/hand-over.page.js';
import { leadOnFromSignOut } from '../provider-pages/lead-on.js';
import { takePostsAsGets } from '../endpoints/post-as-get.js';
import { forgetWithdrawnKeys } from '../patches/published-keys.js';
import type { GrantHandler, SingleUse } from '../endpoints/single-use.js';
import { answerAboutTokens } from '../endpoints/revoke-and-introspect.js';
import { logRefusals } from '../endpoints/refusal-log.js';
import { tidyScopes } from '../patches/tidy-scopes.js';
import { answerUserinfoAsApi } from '../endpoints/userinfo-as-api.js';

type Names = string | readonly string[] | ReadonlySet<string>;

const keySetMaxAgeSeconds = 3_600;
const headers = pageHeaders();

interface PlatformParts {
  /** Public origin; the issuer is this plus `/api`. */
  authUrl: string;
  configuration: Configuration;
  singleUse: SingleUse;
  replay: Replay;
  tokenIssues: TokenIssues;
  readYourWrites: ReadYourWrites;
  throttle: Throttle;
  directory: TokenDirectory;
  signOuts: Pick<SignOutsMeanwhile, 'guard'>;
  repeats: Repeats;
  /** Writes down that a client is to be told of the end of a session. */
  noteLogout: (clientId: string, userUuid: string, sid: string) => Promise<void>;
}

/** oidc-provider with what the platform adds to it. */
export function platformProvider(parts: PlatformParts): Provider {
  const { authUrl, configuration, singleUse, replay, tokenIssues, readYourWrites, throttle, directory } = parts;
  const { signOuts, repeats, noteLogout } = parts;
  // The grants are registered while the base class constructs itself: no field of the subclass exists by then.
  class PlatformProvider extends Provider {
    override registerGrantType<P extends object>(
      name: string,
      handler: (ctx: TokenEndpointGrantContext<P>) => void | Promise<void>,
      ...rest: [parameters?: Names, duplicates?: Names]
    ): void {
      super.registerGrantType(name, singleUse.wrap(name, handler as unknown as GrantHandler), ...rest);
    }
  }
  const provider = new PlatformProvider(`${authUrl}/api`, configuration);
  answerAsPublicAddress(provider, new URL(authUrl));
  compareHashedSecrets(provider);
  passOverUnreadableClients(provider);
  readAhead(provider, tokenIssues);
  forgetWithdrawnKeys(provider);
  provider.ReplayDetection.unique = (issuer, jti, expiresAt) => replay.isFirst(issuer, jti, expiresAt);
  rememberThatGrantsAreStored(provider);
  noteLogouts(provider, noteLogout);
  frame(provider, readYourWrites);
  allowRepeatedReturns(provider, repeats);
  provider.use((ctx, next) => signOuts.guard(ctx as KoaContextWithOIDC, next));
  takePostsAsGets(provider, configuration.renderError!);
  tidyScopes(provider);
  answerAboutTokens(provider);
  answerUserinfoAsApi(provider, directory);
  completeDeviceFlow(provider, authUrl, throttle);
  provider.on('server_error', answerFault);
  logRefusals(provider);
  return provider;
}

/** What the provider calls a fault of ours may be Postgres that is away (RFC 6749, 5.2 has no code for that; 4.1.2.1 has). */
function answerFault(ctx: KoaContextWithOIDC, err: Error): void {
  const problem = asProblem(err);
  if (problem.code !== 'unavailable') return log.error({ err }, 'oauth: unexpected error');
  log.warn({ err }, 'oauth: not available');
  // An authorization request is answered later, and pages answer by themselves.
  if (typeof ctx.body !== 'object' || ctx.body === null) return;
  ctx.status = problem.status;
  ctx.set(problem.details.headers ?? {});
  ctx.body = { error: 'temporarily_unavailable', error_description: problem.message };
}

/** Every address that the provider writes is the public one, whatever host a request names. */
function answerAsPublicAddress(provider: Provider, { protocol, host }: URL): void {
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}

/** Only hashes of client secrets are stored, and two secrets are good while one replaces the other. */
function compareHashedSecrets(provider: Provider): void {
  const { prototype } = provider.Client as unknown as {
    prototype: { compareClientSecret: (presented: string) => boolean };
  };
  prototype.compareClientSecret = function (this: { secret_hashes: string[] }, presented) {
    const hash = Buffer.from(hashToken(presented));
    return this.secret_hashes.map((known) => timingSafeEqual(Buffer.from(known), hash)).some(Boolean);
  };
}

/**
 * A client that the provider cannot take as it is stored is as good as unknown. What only comes across it, as signing out of all
 * clients of a session does, goes on without.
 */
function passOverUnreadableClients(provider: Provider): void {
  const clients = provider.Client;
  const find = clients.find.bind(clients);
  clients.find = async (id) => {
    try {
      return await find(id);
    } catch (err) {
      if (!(err instanceof errors.InvalidClientMetadata)) throw err;
      log.error({ err, client_id: id }, 'oauth: a stored client cannot be read, its owner has to change it');
      return undefined;
    }
  };
}

/** Tells the storage whether a grant that is saved was read before: one that was revoked meanwhile must not come back. */
function rememberThatGrantsAreStored(provider: Provider): void {
  const properties = (provider.Grant as unknown as { IN_PAYLOAD: string[] }).IN_PAYLOAD;
  Object.defineProperty(provider.Grant, 'IN_PAYLOAD', { get: () => [...properties, 'isStored'] });
}

function frame(provider: Provider, readYourWrites: ReadYourWrites): void {
  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await readYourWrites.waitForCopies(() => next());
    frameHandOver(ctx as KoaContextWithOIDC);
    leadOnFromSignOut(ctx as KoaContextWithOIDC);
    if (ctx.path === routes.jwks) ctx.set('cache-control', `public, max-age=${keySetMaxAgeSeconds}`);
  });
}
