import type { Permission } from '@platform/contracts';
import { Problem, requireSecondFactor, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Membership } from './membership.js';
import { Organization } from './organization.entity.js';

/**
 * Locks an organization. Every change in it takes this lock first, so that two changes never interleave: two transfers,
 * accepting and cancelling an invitation, assigning and deleting a role. Readers and foreign keys do not wait for it.
 *
 * @throws Problem 404 `organization_not_found`, also once the organization is deleted
 */
export async function lockOrganization(tx: EntityManager, uuid: string): Promise<Organization> {
  const organization = await findLocked(tx, uuid);
  if (!organization) throw new Problem('organization_not_found');
  return organization;
}

/** Locks an organization as `lockOrganization` does, but returns null when it does not exist. */
export function findLocked(tx: EntityManager, uuid: string): Promise<Organization | null> {
  return tx.findOne(Organization, { where: { uuid }, lock: { mode: 'for_no_key_update' } });
}

/** @throws Problem 403 `organization_inactive` for a suspended organization, which can be read but not changed */
export function requireActive(organization: Organization): Organization {
  if (!organization.is_active) throw new Problem('organization_inactive');
  return organization;
}

/**
 * Locks the organization and checks again that the caller may change it: while the request waited for the lock, what
 * the guard saw may have changed.
 *
 * @throws Problem as `lockWithCaller`; 403 `second_factor_required`, `insufficient_permission`
 */
export async function lockForChange(tx: EntityManager, caller: Membership, needed?: Permission) {
  const locked = await lockWithCaller(tx, caller);
  requireSecondFactor(locked.organization, locked.caller);
  if (needed) requirePermission(locked.caller, needed);
  return locked;
}

/**
 * Locks the organization and reads the caller's role and permissions anew.
 *
 * @throws Problem as `lockOrganization` and `requireActive`; 403 `not_a_member`
 */
export async function lockWithCaller(tx: EntityManager, caller: Membership) {
  const organization = requireActive(await lockOrganization(tx, caller.organization_uuid));
  const [current] = await rowsOf(
    tx,
    sql<Pick<Membership, 'role' | 'permissions'>>`
      SELECT role.name AS role, role.permissions FROM member
      JOIN role ON role.organization_uuid = member.organization_uuid AND role.name = member.role
      WHERE member.organization_uuid = ${caller.organization_uuid} AND member.user_uuid = ${caller.user_uuid}`,
  );
  if (!current) throw new Problem('not_a_member');
  return { organization, caller: { ...caller, ...current } };
}

/** @throws Problem 403 `insufficient_permission`, with the permission */
export function requirePermission({ permissions }: Pick<Membership, 'permissions'>, needed: Permission): void {
  if (!permissions.includes(needed)) throw new Problem('insufficient_permission', { fields: { permission: needed } });
}
