import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Attempts } from '../../components/attempts.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { momentOf } from '../../components/words.js';

interface WebhookDetailProps {
  clientId: string;
  uuid: string;
  onChanged: () => void;
}

/** One webhook: what was sent, every try, and the last answer. */
export function WebhookDetail({ clientId, uuid, onChanged }: WebhookDetailProps) {
  const { resource, refresh } = useResource(`webhook ${uuid}`, (api, signal) =>
    api.webhooksOf(clientId).delivery(uuid, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what="the delivery" rows={1} />;
  const delivery = resource.value;
  const { next_retry_at, retries_left, max_attempts } = delivery;
  const facts = {
    'Delivery id': delivery.uuid,
    ...(next_retry_at && {
      'Next try': `${momentOf(next_retry_at)}, ${retries_left} of ${max_attempts} retries left`,
    }),
  };
  return (
    <div className="detail">
      {delivery.error_message && <p className="error">{delivery.error_message}</p>}
      <Facts of={facts} />
      <Attempts of={delivery.attempts} />
      <details>
        <summary>What was sent</summary>
        <pre>{JSON.stringify(delivery.payload, null, 2)}</pre>
      </details>
      {delivery.response_body && (
        <details>
          <summary>What was answered</summary>
          <pre>{delivery.response_body}</pre>
        </details>
      )}
      {delivery.status === 'failed' && (
        <div className="manage">
          <ActionButton
            label="Send again"
            about={delivery.event}
            send={(api) => api.webhooksOf(clientId).retry(uuid)}
            onDone={() => {
              refresh();
              onChanged();
            }}
          />
        </div>
      )}
    </div>
  );
}
