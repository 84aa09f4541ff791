import type { Permission } from '@platform/contracts';
import { Problem, requireSecondFactor, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Membership } from './membership.guard.js';
import { Organization } from './organization.entity.js';

/**
 * Every change in an organization takes this lock first, so that two of them never interleave: transfer and transfer, accept and cancel,
 * assign and delete a role. It leaves readers and references alone. 404 once the organization is deleted.
 */
export async function lockOrganization(tx: EntityManager, uuid: string): Promise<Organization> {
  const organization = await findLocked(tx, uuid);
  if (!organization) throw new Problem('organization_not_found');
  return organization;
}

/** The same; null once the organization is deleted. */
export function findLocked(tx: EntityManager, uuid: string): Promise<Organization | null> {
  return tx.findOne(Organization, { where: { uuid }, lock: { mode: 'for_no_key_update' } });
}

/** A suspended organization is read, not changed. */
export function requireActive(organization: Organization): Organization {
  if (!organization.is_active) throw new Problem('organization_inactive');
  return organization;
}

/** The lock, and that the caller may change things: what the guard saw may be no more while the request waited. */
export async function lockForChange(tx: EntityManager, caller: Membership, needed?: Permission) {
  const locked = await lockWithCaller(tx, caller);
  requireSecondFactor(locked.organization, locked.caller);
  if (needed) requirePermission(locked.caller, needed);
  return locked;
}

/** The lock, and the caller as they stand under it. */
export async function lockWithCaller(tx: EntityManager, caller: Membership) {
  const organization = requireActive(await lockOrganization(tx, caller.organization_uuid));
  const [standing] = await rowsOf(
    tx,
    sql<Pick<Membership, 'role' | 'permissions'>>`
      SELECT role.name AS role, role.permissions FROM member
      JOIN role ON role.organization_uuid = member.organization_uuid AND role.name = member.role
      WHERE member.organization_uuid = ${caller.organization_uuid} AND member.user_uuid = ${caller.user_uuid}`,
  );
  if (!standing) throw new Problem('not_a_member');
  return { organization, caller: { ...caller, ...standing } };
}

export function requirePermission({ permissions }: Pick<Membership, 'permissions'>, needed: Permission): void {
  if (!permissions.includes(needed)) throw new Problem('insufficient_permission', { fields: { permission: needed } });
}
