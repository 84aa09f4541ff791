import type { Permission } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Role } from './role.entity.js';

interface Holder {
  organization_uuid: string;
  permissions: Permission[];
}

/**
 * Nobody grants, edits, assigns or invites to a role that holds a permission they do not hold
 * (docs/decisions.md#nobody-gives-more-than-they-hold).
 */
export function requireCovers({ permissions }: Pick<Holder, 'permissions'>, wanted: readonly Permission[]): void {
  if (!covers(permissions, wanted)) throw new Problem('role_exceeds_caller');
}

export function covers(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.every((permission) => held.includes(permission));
}

/** The role of this name, or the organization's default one, if the caller may hand it out. The owner's is reached by transfer only. */
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
