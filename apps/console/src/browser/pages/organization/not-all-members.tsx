import type { OrganizationDetail } from '@platform/contracts';
import { mostOffered } from './use-members.js';

/** Said beside a choice of members that some are not in. */
export function NotAllMembers({ of: { members_count } }: { of: OrganizationDetail }) {
  if (members_count <= mostOffered) return null;
  return <p className="hint">The {mostOffered} who have been members the longest are offered.</p>;
}
