import type { WebhookBulkRetried } from '@platform/contracts';
import type { FailedWebhooks } from '../../../api/webhooks-api.js';

type Counted = Pick<FailedWebhooks, 'count' | 'isLowerBound'>;

interface Outcome {
  sent: number;
  /** Too many for one call. */
  left: number;
  /** Not to be sent any more: whom they were about has withdrawn what let the application hear of it. */
  withdrawn: number;
}

/** What came of a retry, as far as it is certain. */
export function outcomeOf({ count, isLowerBound }: Counted, { matched, remaining }: WebhookBulkRetried): Outcome {
  // That of those not all may be sent is certain, but not how many are not.
  const withdrawn = isLowerBound ? 0 : Math.max(0, count - matched - remaining);
  return { sent: matched, left: remaining, withdrawn };
}
