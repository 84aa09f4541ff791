import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionSeconds } from '../oidc/lifetimes.js';

const handleLength = 12;

/**
 * Ties an application's sign-in to the browser that began it. The provider's own cookie knows one at a time; here each
 * has its own, so that two tabs cannot answer for each other. The page's address carries only the short handle.
 */
export function bindFlow(ctx: KoaContextWithOIDC, uid: string): string {
  const handle = uid.slice(0, handleLength);
  const maxAge = interactionSeconds * 1000;
  ctx.cookies.set(flowCookie(handle), uid, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
  return handle;
}

export function flowCookie(handle: string): string {
  return `identity_flow_${handle}`;
}

export function isFlowHandle(value: unknown): value is string {
  return typeof value === 'string' && value.length === handleLength && /^[\w-]+$/.test(value);
}
