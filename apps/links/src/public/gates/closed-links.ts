import type { Rules } from '../../lookup/index.js';

export type ClosedReason = 'blocked' | 'scheduled' | 'expired';

/** Why a link leads nowhere now, whatever the cache said a moment ago. Null when it leads on. Counts no visit. */
export function closedReason(rules: Rules, now: number): ClosedReason | null {
  if (rules.isBlocked) return 'blocked';
  if (rules.startsAt !== undefined && now < rules.startsAt) return 'scheduled';
  return rules.expiresAt !== undefined && now >= rules.expiresAt ? 'expired' : null;
}
