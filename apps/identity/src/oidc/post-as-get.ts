import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { routes } from './configuration.js';

const paths = new Set([routes.authorization, routes.end_session]);
const mostBytes = 8_192;

/**
 * A request of an application may come as a form (OpenID Connect Core 3.1.2.1, RP-Initiated Logout 2). A form from another site brings
 * no cookie of ours along, and should not: the browser is sent to the same request by GET, where it does.
 */
export function takePostsAsGets(provider: Provider): void {
  provider.use(async (ctx, next) => {
    if (ctx.method !== 'POST' || !paths.has(ctx.path)) {
      await next();
      return;
    }
    if (!ctx.is('application/x-www-form-urlencoded')) throw new errors.InvalidRequest('only forms are read');
    const query = new URLSearchParams(await text(ctx.req)).toString();
    ctx.status = 303;
    ctx.redirect(`${ctx.path}?${query}`);
  });
}

async function text(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new errors.InvalidRequest('the form is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
