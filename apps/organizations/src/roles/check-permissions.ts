import type { Standing } from '../access/index.js';

/** One boolean for each requested name; names that are no permissions are false. */
export function checkPermissions({ role, permissions }: Standing, requested: string[]) {
  const held: string[] = permissions;
  const checked = Object.fromEntries(requested.map((name) => [name, held.includes(name)]));
  return { is_member: role !== null, role, permissions, checked };
}
