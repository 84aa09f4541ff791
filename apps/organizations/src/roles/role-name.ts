import slugify from '@sindresorhus/slugify';
import { systemRoles } from '@platform/contracts';
import { Problem } from '@platform/service-kit';

const longest = 63;

/** `[a-z][a-z0-9_-]{0,62}`; empty for a text that leaves nothing. It begins with a letter, so that it never looks like an id. */
export function roleNameOf(text: string): string {
  return slugify(text, { decamelize: false, preserveCharacters: ['_'] })
    .replace(/^[^a-z]+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}

/** The name of a new role. 422 when nothing is left of it, and for the names of system roles. */
export function newRoleName(text: string): string {
  const name = roleNameOf(text);
  if (!name) throw Problem.field('name', 'must hold a letter from a to z');
  if (name in systemRoles) throw Problem.field('name', 'is the name of a system role');
  return name;
}
