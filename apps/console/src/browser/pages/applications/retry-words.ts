import type { FailedWebhooks } from '../../api/webhooks-api.js';
import { countText, momentOf } from '../../components/words.js';

export function questionOf({ count, from }: FailedWebhooks): string {
  const since = momentOf(from);
  return count === 1
    ? `One delivery of the last 14 days has failed, made ${since}. Send it again?`
    : `${count} deliveries of the last 14 days have failed, the first made ${since}. Send them again?`;
}

/** Some may not be sent any more: whom they were about has withdrawn what let the application hear of it. */
export function outcomeOf(asked: number, matched: number, remaining: number): string {
  const sent = matched === 0 ? 'Nothing is sent again.' : `${countText(matched, 'webhook')} will be sent again.`;
  const withdrawn = Math.max(0, asked - matched - remaining);
  return [
    sent,
    remaining > 0 && `${remaining} more were too many at once: send those when these are through.`,
    withdrawn > 0 && `${withdrawn} may not be sent to this application any more.`,
  ]
    .filter(Boolean)
    .join(' ');
}
