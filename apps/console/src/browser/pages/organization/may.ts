import { permissions, type OrganizationDetail, type Permission, type Role } from '@platform/contracts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why the person may not do what needs this permission; undefined when they may. */
export function whyNot(
  { your_permissions, is_active, roles }: OrganizationDetail,
  needed: Permission,
  whileSuspended: string,
): string | undefined {
  if (!is_active) return whileSuspended;
  if (your_permissions.includes(needed)) return undefined;
  const holders = roles.filter((role) => role.permissions.includes(needed)).map(({ display_name }) => display_name);
  const lacking = permissions[needed];
  return `Your role lacks the permission “${lacking}”. Ask somebody with the role ${either.format(holders)}.`;
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
