import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../parts/action-button.js';
import { Attempts } from '../../parts/attempts.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Loading } from '../../parts/loading.js';
import { momentOf } from '../../parts/words.js';

interface WebhookDeliveryProps {
  clientId: string;
  uuid: string;
  onChanged: () => void;
}

/** One webhook: what was sent, every try, and the last answer. */
export function WebhookDelivery({ clientId, uuid, onChanged }: WebhookDeliveryProps) {
  const { resource, refresh } = useResource(`webhook ${uuid}`, (api, signal) =>
    api.webhooksOf(clientId).delivery(uuid, signal),
  );
  if (resource.state === 'loading') return <Loading what="the delivery" rows={1} />;
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  const delivery = resource.value;
  return (
    <div className="detail">
      {delivery.error_message && <p className="error">{delivery.error_message}</p>}
      <dl className="facts">
        <div>
          <dt>Delivery id</dt>
          <dd>{delivery.uuid}</dd>
        </div>
        {delivery.next_retry_at && (
          <div>
            <dt>Next try</dt>
            <dd>
              {momentOf(delivery.next_retry_at)}, {delivery.retries_left} of {delivery.max_attempts} retries left
            </dd>
          </div>
        )}
      </dl>
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
