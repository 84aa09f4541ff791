import type { OrganizationAccess } from '../access/index.js';

/** Says for each name whether the caller has that permission; a name that is no permission is false. */
export function checkPermissions({ role, permissions }: OrganizationAccess, requested: string[]) {
  const held: string[] = permissions;
  const checked = Object.fromEntries(requested.map((name) => [name, held.includes(name)]));
  return { is_member: role !== null, role, permissions, checked };
}
