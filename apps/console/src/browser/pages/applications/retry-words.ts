import type { WebhookBulkRetried } from '@platform/contracts';
import type { FailedWebhooks } from '../../api/webhooks-api.js';
import { countText } from '../../components/words.js';

type Counted = Pick<FailedWebhooks, 'count' | 'isLowerBound'>;

export function questionOf({ count, isLowerBound }: Counted): string {
  if (count === 1) return 'One delivery of the last 14 days has failed. Send it again?';
  const many = isLowerBound ? `More than ${count - 1}` : count;
  return `${many} deliveries of the last 14 days have failed. Send them again?`;
}

/** Some may not be sent any more: whom they were about has withdrawn what let the application hear of it. */
export function outcomeOf({ count, isLowerBound }: Counted, { matched, remaining }: WebhookBulkRetried): string {
  const sent = matched === 0 ? 'Nothing is sent again.' : `${countText(matched, 'webhook')} will be sent again.`;
  const withdrawn = isLowerBound ? 0 : Math.max(0, count - matched - remaining);
  return [
    sent,
    remaining > 0 && `${remaining} more were too many at once: send those when these are through.`,
    withdrawn > 0 && `${withdrawn} may not be sent to this application any more.`,
  ]
    .filter(Boolean)
    .join(' ');
}
