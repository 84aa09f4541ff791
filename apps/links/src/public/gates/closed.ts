import type { Rules } from '../../lookup/index.js';

export type Closed = 'blocked' | 'scheduled' | 'expired';

/** Why a link leads nowhere now, whatever its cached facts were a moment ago; null when it leads on. Visits are not counted here. */
export function closedBy(rules: Rules, now: number): Closed | null {
  if (rules.isBlocked) return 'blocked';
  if (rules.startsAt !== undefined && now < rules.startsAt) return 'scheduled';
  return rules.expiresAt !== undefined && now >= rules.expiresAt ? 'expired' : null;
}
