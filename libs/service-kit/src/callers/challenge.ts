import type { Scope } from '@platform/contracts';
import { Problem } from '../common/problem.js';

/** `WWW-Authenticate` of RFC 6750 section 3. */
export function challenge(error?: string, scope?: string): Record<string, string> {
  const parts = [error && `error="${error}"`, scope && `scope="${scope}"`].filter(Boolean);
  return { 'www-authenticate': parts.length ? `Bearer ${parts.join(', ')}` : 'Bearer' };
}

/** 403 for a token that may not do this; names the scopes that it would take. */
export function insufficientScope(needed: readonly Scope[]): Problem {
  const names = needed.join(' ');
  const message = `The access token lacks a required scope: ${names}.`;
  return new Problem('insufficient_scope', { message, headers: challenge('insufficient_scope', names) });
}
