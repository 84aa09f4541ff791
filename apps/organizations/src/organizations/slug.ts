import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const maxLength = 63;
/** Slugs that would look like a part of the platform. */
const reserved = new Set([
  'admin',
  'api',
  'account',
  'console',
  'login',
  'logout',
  'oauth',
  'register',
  'support',
  'system',
  'www',
]);

/** Makes a slug of `[a-z0-9-]`, at most 63 characters; empty for a text without any of them. */
export function plainSlug(text: string): string {
  return slugify(text, { decamelize: false })
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}

/** The first choice for the slug of an organization; random for a name that gives none. */
export function slugOf(name: string): string {
  const slug = plainSlug(name);
  return slug && !reserved.has(slug) ? slug : withSuffix('org', randomPart());
}

/** The next choice after a taken slug: with `-2`, `-3`, `-4`, then with a random suffix. */
export function nextSlug(slug: string, attempt: number): string {
  return withSuffix(slug, attempt <= 4 ? String(attempt) : randomPart());
}

function withSuffix(slug: string, suffix: string): string {
  return `${slug.slice(0, maxLength - suffix.length - 1)}-${suffix}`;
}

function randomPart(): string {
  return BigInt(`0x${randomBytes(5).toString('hex')}`)
    .toString(32)
    .padStart(8, '0');
}
