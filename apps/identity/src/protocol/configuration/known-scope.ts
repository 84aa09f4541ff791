import { scopeNames } from '@platform/contracts';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';

/**
 * A request needs a scope that we know: without one nothing could be granted, and the provider would say so only after
 * the person has signed in. There is no default (RFC 6749 section 3.3).
 */
export function refuseWithoutScope(_ctx: KoaContextWithOIDC, scope: string | undefined): void {
  const asked = scope?.split(' ') ?? [];
  if (!asked.some((name) => (scopeNames as readonly string[]).includes(name)))
    throw new errors.InvalidScope('a known scope must be asked for', asked.join(' '));
}
