import type { OauthClientAnswer, WebhookEndpoint } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { momentOf } from '../../components/words.js';
import { RetryFailed } from './retry-failed.js';
import { WebhookEvents } from './webhook-events.js';
import { WebhookFilter, WebhookLog } from './webhook-log.js';

const reasons: Record<string, string> = {
  gone: 'It answered 410 Gone, which says that it wants no more webhooks.',
  failing: 'It has only failed for five days.',
};

/** How the webhooks of an application are doing, and what was sent. */
export function Webhooks({ client: { client_id } }: { client: OauthClientAnswer }) {
  const { resource: endpoint, refresh: lookAtEndpoint } = useResource(`webhooks ${client_id}`, (api, signal) =>
    api.webhooksOf(client_id).endpoint(signal),
  );
  const { resource: failed, refresh: lookAtFailed } = useResource(`failed ${client_id}`, (api, signal) =>
    api.webhooksOf(client_id).failed(signal),
  );
  const { resource, refresh, filters, onFilter, page, setPage } = useFiltered(
    `webhooks ${client_id}`,
    ['status', 'event', 'from', 'to'],
    (api, chosen) => api.webhooksOf(client_id).deliveries(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
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
      <h3>Deliveries</h3>
      <WebhookFilter onFilter={onFilter} />
      <Loaded of={resource} what="the deliveries" rows={2}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && (
              <p className="hint">{filters.size > 0 ? 'There is none of this kind.' : 'There is none.'}</p>
            )}
            <WebhookLog clientId={client_id} deliveries={data} refresh={look} />
            <Pager page={page} lastPage={meta.last_page} onPage={setPage} of="the deliveries" />
          </>
        )}
      </Loaded>
      <WebhookEvents />
    </section>
  );
}

function Endpoint({ endpoint, onEnabled }: { endpoint: WebhookEndpoint; onEnabled: () => void }) {
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
