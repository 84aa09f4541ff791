import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, with a prefix that tells its kind to people and secret scanners. */
export function randomToken(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/**
 * What is stored of a token, code or API key: its SHA-256 as base64url (the values are random, so that no slow hash is
 * needed).
 */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
