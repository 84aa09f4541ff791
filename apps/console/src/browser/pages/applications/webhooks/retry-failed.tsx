import { Text } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WebhookBulkRetried } from '@platform/contracts';
import { useState } from 'react';
import type { FailedWebhooks } from '../../../api/webhooks-api.js';
import { ActionButton } from '../../../components/action-button.js';
import { FaultNotice } from '../../../components/fault-notice.js';
import { outcomeOf } from './retry-outcome.js';
import { useLookedAt } from './use-looked-at.js';

interface RetryFailedProps {
  clientId: string;
  /** How often the person has looked again. */
  looks: number;
  onSent: () => void;
}

/** After an outage of the receiver: sends again all that failed, and says what came of it. */
export function RetryFailed({ clientId, looks, onSent }: RetryFailedProps) {
  const { t } = useLingui();
  const resource = useLookedAt(`failed ${clientId}`, looks, (api, signal) => api.webhooksOf(clientId).failed(signal));
  const [outcome, setOutcome] = useState('');
  const failed = resource.state === 'ready' ? resource.value : null;
  return (
    <div>
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {failed && (
        <ActionButton
          label={t`Send all failed ones again`}
          about={t`to the webhook URL`}
          question={questionOf(failed)}
          send={(api) => api.webhooksOf(clientId).retryAll(failed)}
          onDone={(retried) => {
            setOutcome(wordsOf(failed, retried));
            onSent();
          }}
        />
      )}
      <Text component="div" size="sm" c="green" className="done" role="status">
        {outcome}
      </Text>
    </div>
  );
}

function questionOf({ count, isLowerBound }: FailedWebhooks): string {
  if (isLowerBound) {
    return plural(count - 1, {
      other: 'More than # deliveries of the last 14 days have failed. Send them again?',
    });
  }
  return plural(count, {
    one: 'One delivery of the last 14 days has failed. Send it again?',
    other: '# deliveries of the last 14 days have failed. Send them again?',
  });
}

function wordsOf(failed: FailedWebhooks, retried: WebhookBulkRetried): string {
  const { sent, left, withdrawn } = outcomeOf(failed, retried);
  const again = plural(sent, {
    0: 'Nothing is sent again.',
    one: '# webhook will be sent again.',
    other: '# webhooks will be sent again.',
  });
  const more = plural(left, {
    one: '# more was too many at once: send it when these are through.',
    other: '# more were too many at once: send those when these are through.',
  });
  const gone = plural(withdrawn, {
    one: '# may not be sent to this application any more.',
    other: '# may not be sent to this application any more.',
  });
  return [again, left > 0 && more, withdrawn > 0 && gone].filter(Boolean).join(' ');
}
