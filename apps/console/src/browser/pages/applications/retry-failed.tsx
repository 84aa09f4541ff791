import { useState } from 'react';
import type { FailedWebhooks } from '../../api/webhooks-api.js';
import { ActionButton } from '../../components/action-button.js';
import { outcomeOf, questionOf } from './retry-words.js';

interface RetryFailedProps {
  clientId: string;
  /** Null when there are none. */
  failed: FailedWebhooks | null;
  onSent: () => void;
}

/** After an outage of the receiver: sends again all that failed, and says what came of it. */
export function RetryFailed({ clientId, failed, onSent }: RetryFailedProps) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      {failed && (
        <div className="manage">
          <ActionButton
            label="Send all failed ones again"
            about="to the webhook URL"
            question={questionOf(failed)}
            send={(api) => api.webhooksOf(clientId).retryAll(failed)}
            onDone={(retried) => {
              setOutcome(outcomeOf(failed, retried));
              onSent();
            }}
          />
        </div>
      )}
      <div className="done" role="status">
        {outcome}
      </div>
    </>
  );
}
