import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { ProviderPages } from '../configuration/index.js';
import { routes } from '../settings/index.js';
import { tellRefusal } from './refusal-log.js';

const paths = new Set([routes.authorization, routes.end_session]);
/**
 * What a GET has room for: Node takes 16 KiB of address and headers, of which a browser's own headers and cookies need
 * some.
 */
const maxBytes = 14_336;

/**
 * A request of an application may come as a form (OpenID Connect Core 3.1.2.1, RP-Initiated Logout 2). A form from
 * another site brings no cookie of ours along, and should not: the browser is sent to the same request by GET, where it
 * does.
 */
export function takePostsAsGets(provider: Provider, renderError: ProviderPages['renderError']): void {
  provider.use(async (ctx, next) => {
    if (ctx.method !== 'POST' || !paths.has(ctx.path)) {
      await next();
      return;
    }
    try {
      const query = await queryOf(ctx);
      ctx.status = 303;
      ctx.redirect(`${ctx.path}?${query}`);
    } catch (err) {
      if (!(err instanceof errors.InvalidRequest)) throw err;
      // The rest of the form is let go of, or the connection would wait for it to be read.
      ctx.req.resume();
      // The provider's own handling of errors, and its events, begin behind this.
      tellRefusal(ctx, ctx.path, err);
      const { error, error_description } = err;
      ctx.status = err.status;
      await renderError(ctx as KoaContextWithOIDC, { error, error_description }, err);
    }
  });
}

async function queryOf(ctx: Pick<KoaContextWithOIDC, 'req' | 'is'>): Promise<string> {
  if (!ctx.is('application/x-www-form-urlencoded')) throw new errors.InvalidRequest('only forms are read');
  const chunks: Buffer[] = [];
  let size = 0;
  // The answer would not arrive if the request was destroyed with the loop.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new errors.InvalidRequest('the form is too large');
    chunks.push(chunk);
  }
  const query = new URLSearchParams(Buffer.concat(chunks).toString()).toString();
  if (query.length > maxBytes) throw new errors.InvalidRequest('the form is too large');
  return query;
}
