import type { Permission } from '@platform/contracts';
import { part } from '@platform/service-kit';

/**
 * Whether a role may be given to people whom nobody chose: those who join by an invite link or by the domain of their
 * address. A role that manages or removes anything may not.
 */
export function isOpenRole(permissions: readonly Permission[]): boolean {
  return !permissions.some((name) => name.startsWith('manage_') || name.startsWith('remove_'));
}

/** `isOpenRole` as an SQL condition on a row of `role`. */
export const isOpenRoleSql = part`NOT EXISTS (
  SELECT FROM unnest(role.permissions) AS permission WHERE permission ~ '^(manage|remove)_')`;
