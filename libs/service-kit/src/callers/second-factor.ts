import type { TokenRecord } from '@platform/contracts';
import { Problem } from '../common/problem.js';

/**
 * An organization may demand that its members sign in with a second factor (docs/adr/0029).
 *
 * @throws Problem 403 `second_factor_required` for a member by whose token none was proved
 */
export function requireSecondFactor(
  { requires_mfa }: { requires_mfa: boolean },
  { has_second_factor }: Pick<TokenRecord, 'has_second_factor'>,
): void {
  if (requires_mfa && !has_second_factor) throw new Problem('second_factor_required');
}
