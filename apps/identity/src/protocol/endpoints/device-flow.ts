import type { FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { ipOf, routes } from '../settings/index.js';
import type { Throttle } from '../../throttling/index.js';
import { showTooManyCodes } from '../provider-pages/index.js';
import { pollSeconds } from './device-polls.js';

/**
 * What RFC 8628 asks for beyond the provider: how often to poll, a short address for people, and a bound on guessing
 * (section 5.1). A code in the address is shown before it does anything (section 3.3.1).
 */
export function completeDeviceFlow(provider: Provider, authUrl: string, throttle: Throttle): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === routes.device_authorization) {
      await next();
      if (ctx.status === 200) ctx.body = withAddresses(ctx.body as { user_code: string }, authUrl);
    } else if (ctx.path !== routes.code_verification) await next();
    else if (ctx.method === 'POST') await withoutGuessing(ctx as KoaContextWithOIDC, next, throttle);
    else {
      keepUserCode(ctx as KoaContextWithOIDC);
      await next();
    }
  });
}

function withAddresses(answer: { user_code: string }, authUrl: string) {
  const verification_uri = `${authUrl}/device`;
  const verification_uri_complete = `${verification_uri}?user_code=${answer.user_code}`;
  return { ...answer, verification_uri, verification_uri_complete, interval: pollSeconds };
}

/** The provider would send a code in the address on by a script. */
function keepUserCode(ctx: KoaContextWithOIDC): void {
  const { user_code: userCode } = ctx.query;
  if (typeof userCode !== 'string') return;
  ctx.state['userCode'] = userCode;
  ctx.query = {};
}

async function withoutGuessing(ctx: KoaContextWithOIDC, next: () => Promise<void>, throttle: Throttle): Promise<void> {
  const attempt = { req: { ip: ipOf(ctx.req) } as FastifyRequest };
  if (!(await throttle.allows('device_code', attempt))) return showTooManyCodes(ctx);
  await next();
  if (!ctx.state['isWrongCode']) await throttle.succeeded('device_code', attempt);
}
