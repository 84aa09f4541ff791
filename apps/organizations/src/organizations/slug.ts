import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const longest = 63;
/** Would read as a part of the platform itself. */
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

/** `[a-z0-9-]`, at most 63; empty for a text that leaves nothing. */
export function plainSlug(text: string): string {
  return slugify(text, { decamelize: false })
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** The first choice for an organization's slug; a random one for a name that leaves nothing. */
export function slugOf(name: string): string {
  const slug = plainSlug(name);
  return slug && !reserved.has(slug) ? slug : withSuffix('org', randomPart());
}

/** What to try when `slug` is taken: `-2`, `-3`, `-4`, then something random. */
export function nextSlug(slug: string, attempt: number): string {
  return withSuffix(slug, attempt <= 4 ? String(attempt) : randomPart());
}

function withSuffix(slug: string, suffix: string): string {
  return `${slug.slice(0, longest - suffix.length - 1)}-${suffix}`;
}

function randomPart(): string {
  return BigInt(`0x${randomBytes(5).toString('hex')}`)
    .toString(32)
    .padStart(8, '0');
}
