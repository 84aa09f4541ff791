import type { NotificationDeliveryDetail, WebhookDeliveryDetail } from '@platform/contracts';
import { momentOf } from './words.js';

type Attempt = (WebhookDeliveryDetail | NotificationDeliveryDetail)['attempts'][number];

/** Every try of a delivery, in the order given, and what came of it. */
export function Attempts({ of: attempts }: { of: readonly Attempt[] }) {
  if (attempts.length === 0) return <p className="hint">It was not sent yet.</p>;
  return (
    <ol className="verdicts" aria-label="Attempts">
      {attempts.map((attempt, index) => (
        <li key={index}>
          <span className={attempt.outcome === 'success' ? 'tag strong' : 'tag'}>{attempt.outcome}</span>{' '}
          {momentOf(attempt.started_at)}
          {attempt.duration_ms !== null && `, ${attempt.duration_ms} ms`}
          {attempt.status_code !== null && `, status ${attempt.status_code}`}
          {attempt.manual && ', by hand'}
          {attempt.error_message && `: ${attempt.error_message}`}
        </li>
      ))}
    </ol>
  );
}
