import type { Permission } from '@platform/contracts';
import type { Origin } from '@platform/service-kit';

/** A member who calls, in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  role: string;
  permissions: Permission[];
  /** Whether the caller signed in with a second factor. */
  has_second_factor: boolean;
  /** Where the request came from, for the audit log. */
  origin: Origin;
}

/** What a caller may do in the organization of the path, whether they are a member or not. */
export interface OrganizationAccess extends Omit<Membership, 'role'> {
  /** Null for a caller who is not a member. */
  role: string | null;
  /** False while the operator suspends the organization. */
  is_active: boolean;
  /** Whether the organization demands a second factor of its members. */
  requires_mfa: boolean;
}
