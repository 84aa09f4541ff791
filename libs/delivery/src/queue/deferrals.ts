import { dayMs } from '@platform/contracts';
import { part } from '@platform/service-kit';

/**
 * The longest wait, whatever a provider asks for. Of the numbers that it may name, Postgres can add only small ones to
 * a time.
 */
export const maxDeferralMs = dayMs;

/** For so long after it was due a delivery may be put off (docs/architecture.md#one-delivery). */
export const deferrableFor = part`interval '24 hours'`;
