import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { OrganizationDetail, Permission, Role } from '@platform/contracts';
import { permissionWords } from '../../components/permission-words.js';

/** Why the person may not do what needs this permission; undefined when they may. */
export function whyNot(
  { your_permissions, is_active, roles }: OrganizationDetail,
  needed: Permission,
  whileSuspended: string,
): string | undefined {
  if (!is_active) return whileSuspended;
  if (your_permissions.includes(needed)) return undefined;
  const names = roles.filter((role) => role.permissions.includes(needed)).map(({ display_name }) => display_name);
  const holders = new Intl.ListFormat(i18n.locale || 'en', { type: 'disjunction' }).format(names);
  const lacking = permissionWords(needed);
  return t`Your role lacks the permission “${lacking}”. Ask somebody with the role ${holders}.`;
}

export function may({ your_permissions, is_active }: OrganizationDetail, needed: Permission): boolean {
  return is_active && your_permissions.includes(needed);
}

/** Whether the person holds everything that the role holds. */
export function covers({ your_permissions }: OrganizationDetail, held: readonly string[]): boolean {
  return held.every((permission) => your_permissions.includes(permission));
}

/** Nobody gives a role that holds a permission they do not hold themselves; ownership moves by transfer only. */
export function grantableRoles(organization: OrganizationDetail): Role[] {
  return organization.roles.filter((role) => role.name !== 'owner' && covers(organization, role.permissions));
}

/** The words of the roles that the person may hand out, by their names. */
export function grantableWords(organization: OrganizationDetail): Record<string, string> {
  return Object.fromEntries(grantableRoles(organization).map(({ name, display_name }) => [name, display_name]));
}
