import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { markRepeatedReturn } from '../storage/index.js';
import { cookieNames, routes } from '../settings/index.js';
import type { Repeats } from '../../pages/forms/index.js';

/** As long as what was done is remembered. */
const keepCookieMs = 30_000;

/**
 * The way back from our pages to the provider, `/oauth/authorize/<uid>`, is good once. A person who clicked twice
 * comes by it twice, and maybe without the cookies of the first answer, which the browser threw away. The second
 * request then runs in the session that the first one began. It gets a code of its own, as the application may have
 * used the other. Not after that session is over.
 */
export function allowRepeatedReturns(provider: Provider, repeats: Repeats): void {
  provider.use(async (ctx, next) => {
    const uid = ctx.cookies.get(cookieNames.resume);
    if (!uid || ctx.path !== `${routes.authorization}/${uid}`) {
      await next();
      return;
    }
    const what = `return\n${uid}`;
    const { isFirst, left: before } = await repeats.begin(what);
    if (before !== undefined && (await provider.Session.find(before)))
      presentSession(ctx as KoaContextWithOIDC, before);
    let session: string | undefined;
    try {
      await next();
      session = keepTheWay(ctx as KoaContextWithOIDC, uid);
    } finally {
      // Else the first one's stays.
      if (isFirst || session) await repeats.end(what, session);
    }
  });
}

function presentSession(ctx: KoaContextWithOIDC, session: string): void {
  const others = (ctx.req.headers.cookie ?? '')
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${cookieNames.session}=`));
  ctx.req.headers.cookie = [...others, `${cookieNames.session}=${session}`].join('; ');
  markRepeatedReturn(ctx);
}

/**
 * The session that the browser has now; undefined when the provider did not take the way. It clears the cookie that
 * leads there.
 */
function keepTheWay(ctx: KoaContextWithOIDC, uid: string): string | undefined {
  const lines = [ctx.res.getHeader('set-cookie') ?? []].flat().map(String);
  const cleared = `${cookieNames.resume}=;`;
  if (!lines.some((line) => line.startsWith(cleared))) return undefined;
  const expires = new Date(Date.now() + keepCookieMs).toUTCString();
  ctx.set(
    'set-cookie',
    lines.map((line) =>
      line.startsWith(cleared)
        ? line.replace(cleared, `${cookieNames.resume}=${uid};`).replace(/expires=[^;]*/i, `expires=${expires}`)
        : line,
    ),
  );
  const given = lines.find((line) => line.startsWith(`${cookieNames.session}=`));
  return given ? /=([^;]*)/.exec(given)![1] : ctx.cookies.get(cookieNames.session);
}
