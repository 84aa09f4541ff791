import { Button, Group } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useFiltered } from '../../../api/use-filtered.js';
import { useResource } from '../../../api/use-resource.js';
import { ActionButton } from '../../../components/action-button.js';
import { FaultNotice } from '../../../components/fault-notice.js';
import { Panel } from '../../../components/panel.js';
import type { PartProps } from '../application.page.js';
import { Deliveries } from './deliveries.js';
import { EndpointForm } from './endpoint-form.js';
import { EndpointHealth } from './endpoint-health.js';
import { EventCatalogue } from './event-catalogue.js';
import { RetryFailed } from './retry-failed.js';
import { Traffic } from './traffic.js';

/** Where the application is told of changes, how that goes, and what was sent. */
export function Webhooks(props: PartProps) {
  return (
    <>
      <EndpointForm {...props} />
      {props.client.webhook_url ? (
        <Sent key={props.client.webhook_url} clientId={props.client.client_id} />
      ) : (
        <EventCatalogue clientId={undefined} onSent={() => undefined} />
      )}
    </>
  );
}

function Sent({ clientId }: { clientId: string }) {
  const { t } = useLingui();
  const [looks, setLooks] = useState(0);
  const [choices, setChoices] = useState(0);
  const { resource: endpoint, refresh: lookAtEndpoint } = useResource(`webhooks ${clientId}`, (api, signal) =>
    api.webhooksOf(clientId).endpoint(signal),
  );
  const list = useFiltered(
    `deliveries ${clientId}`,
    ['status', 'event', 'from', 'to'],
    (api, chosen) => api.webhooksOf(clientId).deliveries(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  const look = () => {
    list.refresh();
    lookAtEndpoint();
    setLooks(looks + 1);
  };
  const choose = (event: string) => {
    list.onFilter(new URLSearchParams({ event }));
    setChoices(choices + 1);
  };
  return (
    <>
      <Panel
        id="webhooks"
        title={t`Webhooks`}
        actions={
          <Group gap="sm">
            <ActionButton
              label={t`Send a test`}
              about={t`to the webhook URL`}
              send={(api) => api.webhooksOf(clientId).test()}
              onDone={look}
            />
            <Button
              type="button"
              variant="default"
              size="xs"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={look}
            >
              <Trans>Look again</Trans>
            </Button>
          </Group>
        }
      >
        {endpoint.state === 'failed' && <FaultNotice fault={endpoint.fault} onRetry={endpoint.retry} />}
        {endpoint.state === 'ready' && <EndpointHealth endpoint={endpoint.value} onEnabled={look} />}
        <Traffic clientId={clientId} looks={looks} onChoose={choose} />
        {/* One that has never failed is not asked what of it has. */}
        {endpoint.state === 'ready' && endpoint.value.last_failure_at && (
          <RetryFailed clientId={clientId} looks={looks} onSent={look} />
        )}
      </Panel>
      <Deliveries clientId={clientId} list={list} choices={choices} onChanged={look} />
      <EventCatalogue clientId={clientId} onSent={look} />
    </>
  );
}
