import { Alert, Group, List, Stack, Text, Title } from '@mantine/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  AddressStatus,
  ConnectInstructions,
  EndpointTestResult,
  NotificationDestination,
} from '@platform/contracts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Tag } from '../../components/state-badge.js';
import { momentOf } from '../../components/words.js';
import { may } from '../organization/may.js';
import { ConnectChat } from './connect-chat.js';
import { useTypeNames } from './channel.js';
import type { DestinationProps } from './destination-page.js';
import { LatestDeliveries } from './latest-deliveries.js';

/** How a destination is doing, and what it is. */
export function DestinationOverview(props: DestinationProps) {
  const { organization, destination } = props;
  return (
    <Stack gap="md">
      <Trouble of={destination} />
      {may(organization, 'manage_notifications') && <Actions {...props} />}
      <DestinationFacts of={destination} />
      <LatestDeliveries organization={organization} destination={destination} />
    </Stack>
  );
}

/** Why nothing arrives, or not all. */
function Trouble({ of: destination }: { of: NotificationDestination }) {
  const text = troubleOf(destination);
  if (!text) return null;
  return (
    <Alert color={destination.health === 'paused' ? 'yellow' : 'red'} icon={<IconAlertTriangle aria-hidden />}>
      <Text size="md">{text}</Text>
    </Alert>
  );
}

function troubleOf({ health, disabled_reason, consecutive_failures, paused_until }: NotificationDestination) {
  if (health === 'disabled') {
    const why = disabledReasons()[disabled_reason ?? ''];
    const code = disabled_reason?.replaceAll('_', ' ') ?? '';
    const missed = t`What it misses is kept among the deliveries as skipped.`;
    return `${why ?? t`The provider refuses us there (${code}).`} ${missed}`;
  }
  if (health === 'paused' && paused_until) {
    const until = momentOf(paused_until);
    return t`It could not be reached several times, or asked us to wait. It is tried again by itself at ${until}.`;
  }
  if (health === 'failing') return t`What was sent there last did not arrive: ${consecutive_failures} in a row.`;
  return undefined;
}

function disabledReasons(): Partial<Record<string, string>> {
  return {
    gone: t`The receiver answered that it wants no more messages.`,
    failing: t`It has only failed for days.`,
    webhook_deleted: t`The webhook that it writes to does not exist any more.`,
    forum_needs_thread: t`The Discord forum there needs a thread: put its id into the address (?thread_id=…).`,
    workflow_gone: t`The Teams workflow that it writes to was switched off or deleted.`,
    no_recipient_left: t`None of its addresses can get mail any more.`,
  };
}

function Actions({ organization: { uuid: at }, destination, refresh }: DestinationProps) {
  const { t } = useLingui();
  const { uuid, name, type, status, telegram } = destination;
  const [result, setResult] = useState<EndpointTestResult>();
  const [connect, setConnect] = useState<ConnectInstructions>();
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-start">
        {status !== 'pending_connection' && (
          <ActionButton
            label={t`Send a test`}
            about={t`to ${name}`}
            send={(api) => api.in(at).notifications.testDestination(uuid)}
            onDone={(answer) => {
              setResult(answer);
              refresh();
            }}
          />
        )}
        {status === 'disabled' && (
          <ActionButton
            label={t`Enable`}
            about={name}
            send={(api) => api.in(at).notifications.enableDestination(uuid)}
            onDone={refresh}
          />
        )}
        {type === 'telegram' && (
          <ActionButton
            label={telegram ? t`Connect another chat` : t`Connect a chat`}
            about={t`to ${name}`}
            send={(api) => api.in(at).notifications.regenerateToken(uuid)}
            onDone={setConnect}
          />
        )}
      </Group>
      <Text role="status" c={result && !result.success ? 'red' : 'green'}>
        {result && testText(result)}
      </Text>
      {connect && <ConnectChat instructions={connect} />}
    </Stack>
  );
}

function testText({ success, error, duration_ms }: EndpointTestResult): string {
  return success
    ? t`The test message was taken after ${duration_ms} ms.`
    : t`The test message did not arrive: ${error ?? ''}`;
}

function DestinationFacts({ of: destination }: { of: NotificationDestination }) {
  const { t } = useLingui();
  const names = useTypeNames();
  const { addresses, telegram, webhook_url, has_webhook_secret, last_success_at, last_failure_at } = destination;
  const facts = {
    [t`Type`]: names[destination.type],
    ...(webhook_url && { [t`Address`]: webhook_url }),
    ...(destination.type === 'webhook' && { [t`Signature`]: has_webhook_secret ? t`signed` : t`not signed` }),
    ...(telegram && { [t`Chat`]: `${telegram.chat_title} (${telegram.chat_type})` }),
    [t`Last arrived`]: last_success_at ? momentOf(last_success_at) : t`never`,
    [t`Last failed`]: last_failure_at ? momentOf(last_failure_at) : t`never`,
    [t`Since`]: momentOf(destination.created_at),
  };
  return (
    <>
      <Facts of={facts} />
      {addresses.length > 0 && (
        <Stack gap="xs">
          <Title order={3}>
            <Trans>Addresses</Trans>
          </Title>
          <List listStyleType="none" spacing={4}>
            {addresses.map(({ email, status }) => (
              <List.Item key={email} style={{ overflowWrap: 'anywhere' }}>
                {email} {status !== 'active' && <Tag>{addressWords()[status]}</Tag>}
              </List.Item>
            ))}
          </List>
        </Stack>
      )}
    </>
  );
}

function addressWords(): Record<AddressStatus, string> {
  return {
    active: '',
    unconfirmed: t`has not agreed yet`,
    unsubscribed: t`unsubscribed`,
    unknown_address: t`does not exist`,
  };
}
