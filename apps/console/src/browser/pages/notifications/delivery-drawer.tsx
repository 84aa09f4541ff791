import { Anchor, Button, Code, Drawer, Group, List, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDeliveryDetail, OrganizationDetail, RecipientStatus } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Attempts } from '../../components/attempts.js';
import { Facts } from '../../components/facts.js';
import { Folded } from '../../components/folded.js';
import { Loaded } from '../../components/loaded.js';
import { StateBadge, type Tone } from '../../components/state-badge.js';
import { Moment } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { may } from '../organization/may.js';
import { addresses } from './addresses.js';
import { retryText } from './delivery-table.js';
import { DeliveryBadge, SeverityBadge } from './states.js';
import { useLookingAgain } from './use-looking-again.js';

interface DeliveryDrawerProps {
  organization: OrganizationDetail;
  /** Of the delivery that is shown; none: it is closed. */
  uuid: string | undefined;
  /** As far as the list knows it. */
  title: string | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** One delivery, beside the list that it is of. */
export function DeliveryDrawer({ organization, uuid, title, onClose, onChanged }: DeliveryDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={uuid !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={title ?? t`Delivery`}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
      closeButtonProps={{ 'aria-label': t`Close` }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {uuid !== undefined && <Detail organization={organization} uuid={uuid} onChanged={onChanged} />}
    </Drawer>
  );
}

interface DetailProps extends Pick<DeliveryDrawerProps, 'organization' | 'onChanged'> {
  uuid: string;
}

function Detail({ organization, uuid, onChanged }: DetailProps) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`delivery ${uuid}`, (api, signal) =>
    api.in(organization.uuid).notifications.delivery(uuid, signal),
  );
  const isPending = resource.state === 'ready' && resource.value.status === 'pending';
  const lookAgain = () => {
    refresh();
    onChanged();
  };
  useLookingAgain(isPending, refresh);
  return (
    <Loaded of={resource} what={t`the delivery`} rows={2}>
      {(delivery) => (
        <Stack gap="md">
          <Group gap="xs">
            <DeliveryBadge status={delivery.status} />
            <SeverityBadge severity={delivery.severity} />
          </Group>
          {delivery.error_message && <Text c="red">{delivery.error_message}</Text>}
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{delivery.message}</Text>
          {delivery.url && (
            <Anchor href={delivery.url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
              {delivery.url}
            </Anchor>
          )}
          {may(organization, 'manage_notifications') && (
            <Again organization={organization} delivery={delivery} onAgain={lookAgain} />
          )}
          <DeliveryFacts organization={organization} of={delivery} />
          <Attempts of={delivery.attempts} />
          <Recipients of={delivery} />
          {delivery.response_body && (
            <Folded title={t`What was answered`}>
              <Code block>{delivery.response_body}</Code>
            </Folded>
          )}
          {delivery.metadata && (
            <Folded title={t`Facts of the event`}>
              <Code block>{JSON.stringify(delivery.metadata, null, 2)}</Code>
            </Folded>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface AgainProps {
  organization: OrganizationDetail;
  delivery: NotificationDeliveryDetail;
  onAgain: () => void;
}

function Again({ organization, delivery: { uuid, title, status }, onAgain }: AgainProps) {
  const { t } = useLingui();
  if (status === 'pending')
    return (
      <Button type="button" size="xs" variant="default" w="fit-content" onClick={onAgain}>
        <Trans>Look again</Trans>
      </Button>
    );
  if (status === 'success') return null;
  return (
    <ActionButton
      label={t`Send again`}
      about={title}
      send={(api) => api.in(organization.uuid).notifications.retry(uuid)}
      onDone={onAgain}
    />
  );
}

interface DeliveryFactsProps {
  organization: OrganizationDetail;
  of: NotificationDeliveryDetail;
}

function DeliveryFacts({ organization, of: delivery }: DeliveryFactsProps) {
  const { t } = useLingui();
  const { endpoint, digest } = delivery;
  const stands = retryText(delivery);
  const facts = {
    [t`Event`]: delivery.event,
    [t`Destination`]: <Link to={addresses.destination(organization.uuid, endpoint.uuid)}>{endpoint.name}</Link>,
    ...(stands && { [t`Next`]: stands }),
    ...(delivery.service_code && { [t`Service`]: delivery.service_code }),
    ...(digest && { [t`Gathered until`]: <Moment at={digest.closes_at} /> }),
    [t`Begun`]: <Moment at={delivery.created_at} />,
    ...(delivery.completed_at && { [t`Ended`]: <Moment at={delivery.completed_at} /> }),
    [t`Delivery id`]: delivery.uuid,
  };
  return <Facts of={facts} />;
}

const recipientTones: Record<RecipientStatus, Tone> = {
  sent: 'ok',
  deferred: 'warn',
  failed: 'bad',
  unknown_address: 'bad',
  skipped: 'soft',
};

function Recipients({ of: { recipients } }: { of: NotificationDeliveryDetail }) {
  const { t } = useLingui();
  if (recipients.length === 0) return null;
  const words: Record<RecipientStatus, string> = {
    sent: t`sent`,
    deferred: t`deferred`,
    failed: t`failed`,
    unknown_address: t`unknown address`,
    skipped: t`skipped`,
  };
  return (
    <List listStyleType="none" spacing="xs" aria-label={t`Recipients`}>
      {recipients.map(({ email, status, error_message }) => (
        <List.Item key={email} style={{ overflowWrap: 'anywhere' }}>
          {email} <StateBadge tone={recipientTones[status]}>{words[status]}</StateBadge>{' '}
          {error_message && (
            <Text span size="sm" c="dimmed">
              {error_message}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
