import type { Permission } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Role } from './role.entity.js';

interface Holder {
  organization_uuid: string;
  permissions: Permission[];
}

/**
 * Nobody creates, edits, assigns or invites to a role with a permission that they lack themselves
 * (docs/decisions.md#nobody-gives-more-than-they-hold).
 *
 * @throws Problem 403 `role_exceeds_caller`
 */
export function requireCovers({ permissions }: Pick<Holder, 'permissions'>, wanted: readonly Permission[]): void {
  if (!covers(permissions, wanted)) throw new Problem('role_exceeds_caller');
}

export function covers(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.every((permission) => held.includes(permission));
}

/**
 * Finds a role of the caller's organization that the caller may give to others.
 *
 * @param name of the role; the default role when it is left out
 * @throws Problem 422 for an unknown role, 403 `role_exceeds_caller`, 422 `cannot_assign_owner`: only a transfer makes
 * an owner
 */
export async function grantableRole(tx: EntityManager, caller: Holder, name?: string): Promise<Role> {
  if (name === 'owner') throw ownerRefused();
  const { organization_uuid } = caller;
  const role = await tx.findOneBy(Role, { organization_uuid, ...(name ? { name } : { is_default: true }) });
  if (!role) throw Problem.field('role', 'is not a role of this organization');
  requireCovers(caller, role.permissions);
  return role;
}

export function ownerRefused(): Problem {
  return new Problem('cannot_assign_owner', { errors: { role: ['ownership moves by transfer only'] } });
}
