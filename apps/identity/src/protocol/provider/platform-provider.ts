import { asProblem, log, type ReadYourWrites, type TokenDirectory } from '@platform/service-kit';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Repeats } from '../../pages/forms/index.js';
import { pageHeaders } from '../../pages/layout/index.js';
import type { Throttle } from '../../throttling/index.js';
import {
  allowRepeatedReturns,
  answerAboutTokens,
  answerUserinfoAsApi,
  completeDeviceFlow,
  countGrants,
  logRefusals,
  type SingleUse,
  takePostsAsGets,
} from '../endpoints/index.js';
import {
  answerAsPublicAddress,
  compareHashedSecrets,
  detectReplaysAtOnce,
  noteLogouts,
  providerWithWrappedGrants,
  rememberThatGrantsAreStored,
  tidyScopes,
  watchFoundClients,
} from '../patches/index.js';
import { frameHandOver, leadOnFromSignOut } from '../provider-pages/index.js';
import type { SignOutsMeanwhile } from '../sessions/index.js';
import { routes } from '../settings/index.js';
import type { Replay } from '../storage/index.js';

const keySetMaxAgeSeconds = 3_600;
const headers = pageHeaders();

interface PlatformParts {
  /** Public origin; the issuer is this plus `/api`. */
  authUrl: string;
  configuration: Configuration;
  singleUse: SingleUse;
  replay: Replay;
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
  const { authUrl, configuration, singleUse, replay, readYourWrites, throttle, directory } = parts;
  const { signOuts, repeats, noteLogout } = parts;
  const provider = providerWithWrappedGrants(`${authUrl}/api`, configuration, (name, handler) =>
    singleUse.wrap(name, handler),
  );
  answerAsPublicAddress(provider, new URL(authUrl));
  compareHashedSecrets(provider);
  watchFoundClients(provider);
  detectReplaysAtOnce(provider, replay);
  rememberThatGrantsAreStored(provider);
  noteLogouts(provider, noteLogout);
  tidyScopes(provider);
  frame(provider, readYourWrites);
  allowRepeatedReturns(provider, repeats);
  provider.use((ctx, next) => signOuts.guard(ctx as KoaContextWithOIDC, next));
  takePostsAsGets(provider, configuration.renderError!);
  answerAboutTokens(provider);
  answerUserinfoAsApi(provider, directory);
  completeDeviceFlow(provider, authUrl, throttle);
  provider.on('server_error', answerFault);
  logRefusals(provider);
  countGrants(provider);
  return provider;
}

/**
 * What the provider calls a fault of ours may be Postgres that is away (RFC 6749, 5.2 has no code for that; 4.1.2.1
 * has).
 */
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

function frame(provider: Provider, readYourWrites: ReadYourWrites): void {
  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await readYourWrites.waitForCopies(() => next());
    frameHandOver(ctx as KoaContextWithOIDC);
    leadOnFromSignOut(ctx as KoaContextWithOIDC);
    if (ctx.path === routes.jwks) ctx.set('cache-control', `public, max-age=${keySetMaxAgeSeconds}`);
  });
}
