import slugify from '@sindresorhus/slugify';
import { systemRoles } from '@platform/contracts';
import { Problem } from '@platform/service-kit';

const maxLength = 63;

/**
 * Makes a name of the form `[a-z][a-z0-9_-]{0,62}`; empty for a text without a letter. Beginning with a letter, it is
 * never taken for an id.
 */
export function roleNameOf(text: string): string {
  return slugify(text, { decamelize: false, preserveCharacters: ['_'] })
    .replace(/^[^a-z]+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/**
 * Makes the name of a new role.
 *
 * @throws Problem 422 for a text without a letter, and for the name of a system role
 */
export function newRoleName(text: string): string {
  const name = roleNameOf(text);
  if (!name) throw Problem.field('name', 'must hold a letter from a to z');
  if (name in systemRoles) throw Problem.field('name', 'is the name of a system role');
  return name;
}
