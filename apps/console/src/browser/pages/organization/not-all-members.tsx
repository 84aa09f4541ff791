import type { OrganizationDetail } from '@platform/contracts';
import { maxOffered } from './use-members.js';

/** Said beside a choice of members that some are not in. */
export function NotAllMembers({ of: { members_count } }: { of: OrganizationDetail }) {
  if (members_count <= maxOffered) return null;
  return <p className="hint">The {maxOffered} who have been members the longest are offered.</p>;
}
