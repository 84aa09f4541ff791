import { errors, type Provider } from 'oidc-provider';
import { routes } from '../settings/index.js';

/** What is said about a token that is revoked or looked up, where the provider would not be understood. */
export function answerAboutTokens(provider: Provider): void {
  // The body of a revocation is for nobody (RFC 7009 section 2.2), but clients that take JSON only would stop before
  // their next token.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === routes.revocation && ctx.status === 200 && ctx.body === '') ctx.body = {};
  });
  // A token of another kind is one that is not active here, and no error (RFC 7662 section 2.2).
  provider.on('introspection.error', (ctx, err) => {
    if (!(err instanceof errors.UnsupportedTokenType)) return;
    ctx.status = 200;
    ctx.body = { active: false };
  });
}
