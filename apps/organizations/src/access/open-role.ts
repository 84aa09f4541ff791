import type { Permission } from '@platform/contracts';
import { part } from '@platform/service-kit';

/** Whether a role may be had by whoever comes: by a link, by the domain of an address. None that manages or removes anything. */
export function isOpenRole(permissions: readonly Permission[]): boolean {
  return !permissions.some((name) => name.startsWith('manage_') || name.startsWith('remove_'));
}

/** The same in SQL, of a row of `role`. */
export const isOpenRoleSql = part`NOT EXISTS (SELECT FROM unnest(role.permissions) AS held WHERE held ~ '^(manage|remove)_')`;
