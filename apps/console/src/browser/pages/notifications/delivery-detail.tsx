import type { NotificationDelivery, NotificationDeliveryDetail, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Attempts } from '../../components/attempts.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { momentOf } from '../../components/words.js';
import { may } from '../organization/may.js';

export const statusLooks: Record<NotificationDelivery['status'], string> = {
  pending: 'tag',
  success: 'tag strong',
  failed: 'tag wrong',
  skipped: 'tag',
};

/**
 * Where a delivery stands in its schedule: `first try`, `retry 2 of 5` while it is sent, `retry 3 of 5 at …` while it
 * waits for that.
 */
export function retryText({ status, attempt, max_attempts, next_retry_at }: NotificationDelivery): string {
  if (status !== 'pending' || attempt === 0) return '';
  if (next_retry_at) return `retry ${attempt} of ${max_attempts} at ${momentOf(next_retry_at)}`;
  return attempt === 1 ? 'first try' : `retry ${attempt - 1} of ${max_attempts}`;
}

interface DeliveryDetailProps {
  organization: OrganizationDetail;
  uuid: string;
  onChanged: () => void;
}

export function DeliveryDetail({ organization, uuid, onChanged }: DeliveryDetailProps) {
  const { resource, refresh } = useResource(`delivery ${uuid}`, (api, signal) =>
    api.in(organization.uuid).notifications.delivery(uuid, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what="the delivery" rows={1} />;
  const delivery = resource.value;
  const canRetry = delivery.status === 'failed' || delivery.status === 'skipped';
  return (
    <div className="detail">
      {delivery.error_message && <p className="error">{delivery.error_message}</p>}
      <p className="message">{delivery.message}</p>
      {delivery.url && (
        <p className="long">
          <a href={delivery.url} target="_blank" rel="noreferrer">
            {delivery.url}
          </a>
        </p>
      )}
      <DeliveryFacts of={delivery} />
      <Attempts of={delivery.attempts} />
      <RecipientList of={delivery} />
      {delivery.response_body && (
        <details>
          <summary>What was answered</summary>
          <pre>{delivery.response_body}</pre>
        </details>
      )}
      {may(organization, 'manage_notifications') && (
        <div className="manage">
          {canRetry && (
            <ActionButton
              label="Send again"
              about={delivery.title}
              send={(api) => api.in(organization.uuid).notifications.retry(uuid)}
              onDone={() => {
                refresh();
                onChanged();
              }}
            />
          )}
          {delivery.status === 'pending' && (
            <button
              className="button quiet small"
              type="button"
              onClick={() => {
                refresh();
                onChanged();
              }}
            >
              Look again
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function DeliveryFacts({ of: delivery }: { of: NotificationDeliveryDetail }) {
  const facts = {
    Status: [delivery.status, retryText(delivery)].filter(Boolean).join(', '),
    ...(delivery.service_code && { Service: delivery.service_code }),
    ...(delivery.completed_at && { Ended: momentOf(delivery.completed_at) }),
    'Delivery id': delivery.uuid,
  };
  return <Facts of={facts} />;
}

function RecipientList({ of: { recipients } }: { of: NotificationDeliveryDetail }) {
  if (recipients.length === 0) return null;
  return (
    <ul className="plain" aria-label="Recipients">
      {recipients.map(({ email, status, error_message }) => (
        <li key={email}>
          {email} <span className={status === 'sent' ? 'tag strong' : 'tag'}>{status.replaceAll('_', ' ')}</span>{' '}
          {error_message && <span className="hint">{error_message}</span>}
        </li>
      ))}
    </ul>
  );
}
