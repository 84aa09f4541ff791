import type { OauthClientAnswer, WebhookDeliveryView, WebhookEndpointView } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { Loading } from '../../components/loading.js';
import { Pager } from '../../components/pager.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { momentOf } from '../../components/words.js';
import { RetryFailed } from './retry-failed.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEvents } from './webhook-events.js';

const looks: Record<WebhookDeliveryView['status'], string> = {
  pending: 'tag',
  success: 'tag strong',
  failed: 'tag wrong',
};
const reasons: Record<string, string> = {
  gone: 'It answered 410 Gone, which says that it wants no more webhooks.',
  failing: 'It has only failed for five days.',
};

/** How the webhooks of an application are doing, and what was sent. */
export function Webhooks({ client: { client_id } }: { client: OauthClientAnswer }) {
  const [status, setStatus] = useState('');
  const [page, setPage] = useState(1);
  const { resource: endpoint, refresh: lookAtEndpoint } = useResource(`webhooks ${client_id}`, (api, signal) =>
    api.webhooksOf(client_id).endpoint(signal),
  );
  const { resource: failed, refresh: lookAtFailed } = useResource(`failed ${client_id}`, (api, signal) =>
    api.webhooksOf(client_id).failed(signal),
  );
  const { resource, refresh } = useResource(`webhooks ${client_id} ${status} ${page}`, (api, signal) =>
    api.webhooksOf(client_id).deliveries(status, page, signal),
  );
  const look = () => {
    refresh();
    lookAtEndpoint();
    lookAtFailed();
  };
  return (
    <section className="panel" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      {endpoint.state === 'failed' && <FaultNotice fault={endpoint.fault} onRetry={endpoint.retry} />}
      {endpoint.state === 'ready' && <Endpoint endpoint={endpoint.value} onEnabled={look} />}
      <div className="manage">
        <ActionButton
          label="Send a test"
          about="to the webhook URL"
          send={(api) => api.webhooksOf(client_id).test()}
          onDone={look}
        />
        <button className="button quiet small" type="button" onClick={look}>
          Look again
        </button>
      </div>
      {failed.state === 'failed' && <FaultNotice fault={failed.fault} onRetry={failed.retry} />}
      {failed.state === 'ready' && <RetryFailed clientId={client_id} failed={failed.value} onSent={look} />}
      <Field name="webhook-status" label="Deliveries">
        {(control) => (
          <select
            {...control}
            value={status}
            onChange={(event) => {
              setPage(1);
              setStatus(event.currentTarget.value);
            }}
          >
            <option value="">All</option>
            {Object.keys(looks).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      {resource.state === 'loading' && <Loading what="the deliveries" rows={2} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <>
          <List clientId={client_id} deliveries={resource.value.data} refresh={look} />
          <Pager page={page} lastPage={resource.value.meta.last_page} onPage={setPage} of="the deliveries" />
        </>
      )}
      <WebhookEvents />
    </section>
  );
}

function Endpoint({ endpoint, onEnabled }: { endpoint: WebhookEndpointView; onEnabled: () => void }) {
  const { client_id, status, disabled_reason, paused_until, pending, last_success_at, last_failure_at } = endpoint;
  const facts = {
    Status: status,
    Waiting: String(pending),
    ...(last_success_at && { 'Last arrived': momentOf(last_success_at) }),
    ...(last_failure_at && { 'Last failed': momentOf(last_failure_at) }),
    ...(paused_until && { 'Tried again at': momentOf(paused_until) }),
  };
  return (
    <>
      {status === 'disabled' && (
        <div className="notice wrong">
          <p>{reasons[disabled_reason ?? ''] ?? 'It is switched off.'} Nothing more is sent there.</p>
          {disabled_reason && disabled_reason in reasons && (
            <ActionButton
              label="Enable"
              about="the webhook URL"
              send={(api) => api.webhooksOf(client_id).enable()}
              onDone={onEnabled}
            />
          )}
        </div>
      )}
      <Facts of={facts} />
    </>
  );
}

interface ListProps {
  clientId: string;
  deliveries: WebhookDeliveryView[];
  refresh: () => void;
}

function List({ clientId, deliveries, refresh }: ListProps) {
  const [open, setOpen] = useState<string>();
  if (deliveries.length === 0) return <p className="hint">There is none.</p>;
  return (
    <ul className="log">
      {deliveries.map(({ uuid, event, status, created_at }) => (
        <li key={uuid}>
          <div className="entry">
            <span className={looks[status]}>{status}</span>
            <span className="who long">{event}</span>
            <span className="when">{momentOf(created_at)}</span>
            <ToggleButton
              label="Details"
              about={`of ${event}`}
              isOpen={open === uuid}
              onToggle={() => setOpen(open === uuid ? undefined : uuid)}
            />
          </div>
          {/* Keyed by its status: what the list learns, the details read again. */}
          {open === uuid && <WebhookDelivery key={status} clientId={clientId} uuid={uuid} onChanged={refresh} />}
        </li>
      ))}
    </ul>
  );
}
