import { Alert, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { WebhookEndpoint } from '@platform/contracts';
import { ActionButton } from '../../../components/action-button.js';
import { Facts } from '../../../components/facts.js';
import { StateBadge, type Tone } from '../../../components/state-badge.js';
import { Moment } from '../../../components/moment.js';

const tones: Record<WebhookEndpoint['status'], Tone> = { active: 'ok', paused: 'warn', disabled: 'bad' };

interface EndpointHealthProps {
  endpoint: WebhookEndpoint;
  onEnabled: () => void;
}

/** How the endpoint is doing, and the way back for one that gets nothing any more. */
export function EndpointHealth({ endpoint, onEnabled }: EndpointHealthProps) {
  const { t } = useLingui();
  const { status, paused_until, pending, last_success_at, last_failure_at, failing_since } = endpoint;
  const words: Record<WebhookEndpoint['status'], string> = {
    active: t`active`,
    paused: t`paused`,
    disabled: t`disabled`,
  };
  const facts = {
    [t`Status`]: <StateBadge tone={tones[status]}>{words[status]}</StateBadge>,
    [t`Waiting`]: String(pending),
    ...(last_success_at && { [t`Last arrived`]: <Moment at={last_success_at} /> }),
    ...(last_failure_at && { [t`Last failed`]: <Moment at={last_failure_at} /> }),
    ...(failing_since && { [t`Failing since`]: <Moment at={failing_since} /> }),
    ...(paused_until && { [t`Tried again at`]: <Moment at={paused_until} /> }),
  };
  return (
    <>
      {status === 'disabled' && <Disabled endpoint={endpoint} onEnabled={onEnabled} />}
      <Facts of={facts} />
    </>
  );
}

function Disabled({ endpoint: { client_id, disabled_reason }, onEnabled }: EndpointHealthProps) {
  const { t } = useLingui();
  const reasons: Record<string, string> = {
    gone: t`It answered 410 Gone, which says that it wants no more webhooks.`,
    failing: t`It has only failed for five days.`,
  };
  const reason = reasons[disabled_reason ?? ''];
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
      <Stack gap="xs">
        <Text>
          {reason ?? t`It is switched off.`} <Trans>Nothing more is sent there.</Trans>
        </Text>
        {reason && (
          <ActionButton
            label={t`Enable`}
            about={t`the webhook URL`}
            send={(api) => api.webhooksOf(client_id).enable()}
            onDone={onEnabled}
          />
        )}
      </Stack>
    </Alert>
  );
}
