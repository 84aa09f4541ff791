import { Stack, Text } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useResource } from '../../../api/use-resource.js';
import { ActionButton } from '../../../components/action-button.js';
import { Attempts } from '../../../components/attempts.js';
import { CopiedText } from '../../../components/copied-text.js';
import { Facts } from '../../../components/facts.js';
import { Folded } from '../../../components/folded.js';
import { Loaded } from '../../../components/loaded.js';
import { momentOf } from '../../../components/words.js';
import { Code } from '../../../samples/code.js';

interface DeliveryDetailProps {
  clientId: string;
  uuid: string;
  onChanged: () => void;
}

/** One webhook: what was sent, every try, and the last answer. */
export function DeliveryDetail({ clientId, uuid, onChanged }: DeliveryDetailProps) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`webhook ${uuid}`, (api, signal) =>
    api.webhooksOf(clientId).delivery(uuid, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what={t`the delivery`} rows={1} />;
  const delivery = resource.value;
  const { event, next_retry_at, retries_left, max_attempts, response_body } = delivery;
  const next = next_retry_at && momentOf(next_retry_at);
  const facts = {
    [t`Delivery id`]: <CopiedText text={delivery.uuid} about={t`the delivery id`} />,
    [t`Sent to`]: delivery.url,
    ...(next && { [t`Next try`]: t`${next}, ${retries_left} of ${max_attempts} retries left` }),
  };
  return (
    <Stack gap="sm">
      {delivery.error_message && <Text c="red">{delivery.error_message}</Text>}
      <Facts of={facts} />
      <Attempts of={delivery.attempts} />
      <Folded title={t`What was sent`}>
        <Code label={t`Body of ${event}`} text={JSON.stringify(delivery.payload, null, 2)} grammar="json" />
      </Folded>
      {response_body && (
        <Folded title={t`What was answered`}>
          <Code label={t`Answer to ${event}`} text={response_body} grammar="json" />
        </Folded>
      )}
      {delivery.status === 'failed' && (
        <ActionButton
          label={t`Send again`}
          about={event}
          send={(api) => api.webhooksOf(clientId).retry(uuid)}
          onDone={() => {
            refresh();
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}
