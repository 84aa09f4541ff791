import { challenge, errorBody, Problem, retryAfter, type TokenDirectory } from '@platform/service-kit';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { routes } from '../settings/index.js';

const tokenHeader = /^(?:Bearer|DPoP) +([\w.~+/=-]{1,512})$/i;
const noToken = 'no access token provided';

/**
 * `/userinfo` takes an access token like the rest of the API
 * (docs/contracts/identity-and-organizations.md#userinfo-and-claims): it counts in the window of its grant and says so,
 * and its errors have a `message` beside the names of RFC 6750.
 */
export function answerUserinfoAsApi(provider: Provider, directory: TokenDirectory): void {
  const rateOf = async (token: string | undefined) => (token ? (await directory.check(token))?.rate : undefined);
  provider.use(async (ctx, next) => {
    if (ctx.path !== routes.userinfo || ctx.method === 'OPTIONS') {
      await next();
      return;
    }
    let rate = await rateOf(tokenHeader.exec(ctx.get('authorization'))?.[1]);
    if (!rate?.exceeded) {
      await next();
      explain(ctx);
      // The form of a POST may hold the token instead, which the provider reads.
      rate ??= await rateOf((ctx as Partial<KoaContextWithOIDC>).oidc?.entities.AccessToken?.jti);
    }
    if (!rate) return;
    ctx.set({ 'x-ratelimit-limit': String(rate.limit), 'x-ratelimit-remaining': String(rate.remaining) });
    if (!rate.exceeded) return;
    ctx.set('retry-after', retryAfter(rate.resetMs));
    ctx.status = 429;
    ctx.body = errorBody(new Problem('rate_limit_exceeded'));
  });
}

interface OauthError {
  error?: string;
  error_description?: string;
}

function explain(ctx: { status: number; body: unknown; set: (headers: Record<string, string>) => void }): void {
  const { error, error_description: description } = (ctx.body ?? {}) as OauthError;
  if (ctx.status < 400 || !error) return;
  if (description !== noToken) {
    ctx.body = { ...(ctx.body as OauthError), message: description ?? error };
    return;
  }
  // RFC 6750 section 3.1: who brings no token is told how to, not what went wrong.
  ctx.status = 401;
  ctx.set(challenge());
  ctx.body = errorBody(new Problem('unauthenticated'));
}
