import type { KoaContextWithOIDC } from 'oidc-provider';
import { cookieNames, routes } from './addresses.js';
import { interactionSeconds } from './lifetimes.js';
import { oldestCookies } from '../../pages/cookies/index.js';

const handleLength = 12;
const prefix = 'identity_flow_';
/** Sign-ins that one browser may have open, in as many tabs. */
export const maxFlows = 8;

/**
 * Ties an application's sign-in to the browser that began it. The provider's own cookie knows one at a time; here each
 * has its own, so that two tabs cannot answer for each other. The page's address carries only the short handle.
 */
export function bindFlow(ctx: KoaContextWithOIDC, uid: string): string {
  const handle = uid.slice(0, handleLength);
  const maxAge = interactionSeconds * 1000;
  forgetOldest(ctx);
  ctx.cookies.set(flowCookie(handle), uid, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
  return handle;
}

export function flowCookie(handle: string): string {
  return `${prefix}${handle}`;
}

export function isFlowHandle(value: unknown): value is string {
  return typeof value === 'string' && value.length === handleLength && /^[\w-]+$/.test(value);
}

/** Makes room for one more. The provider has a cookie for each as well, at its way back. */
function forgetOldest({ req, cookies }: KoaContextWithOIDC): void {
  for (const [name, uid] of oldestCookies(req.headers.cookie, prefix, maxFlows - 1)) {
    cookies.set(name, null, { path: '/' });
    if (!/^[\w-]+$/.test(uid)) continue;
    for (const path of [routes.authorization, routes.code_verification])
      cookies.set(cookieNames.resume, null, { path: `${path}/${uid}` });
  }
}
