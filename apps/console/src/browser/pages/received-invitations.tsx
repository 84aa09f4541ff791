import { Box, Group, Text, Title } from '@mantine/core';
import type { ReceivedInvitation } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useResource } from '../api/use-resource.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
import { Card, Cards } from '../components/panel.js';
import { Tag } from '../components/state-badge.js';
import { dayOf } from '../components/words.js';

/** Invitations that wait for an answer; nothing for somebody who has none. */
export function ReceivedInvitations({ onAccepted }: { onAccepted: () => void }) {
  const { resource, refresh } = useResource('received invitations', (api, signal) => api.receivedInvitations(signal));
  if (resource.state === 'loading') return null;
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  const waiting = resource.value.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return null;
  const onAnswered = (isAccepted: boolean) => {
    refresh();
    if (isAccepted) onAccepted();
  };
  return (
    <Box component="section" aria-labelledby="received" mt="lg">
      <Title order={2} id="received">
        <Trans>Invitations to you</Trans>
      </Title>
      <Cards>
        {waiting.map((invitation) => (
          <Card key={invitation.uuid}>
            <Invitation of={invitation} onAnswered={onAnswered} />
          </Card>
        ))}
      </Cards>
    </Box>
  );
}

interface InvitationProps {
  of: ReceivedInvitation;
  onAnswered: (isAccepted: boolean) => void;
}

function Invitation({ of: invitation, onAnswered }: InvitationProps) {
  const { t } = useLingui();
  const { uuid, organization, invited_by: inviter, role_display_name, expires_at } = invitation;
  const { name } = organization;
  const end = dayOf(expires_at);
  return (
    <>
      <Title order={3}>{name}</Title>
      <Group gap="sm">
        <Tag isStrong>{role_display_name}</Tag>
        <Text size="sm" c="dimmed">
          <Trans>invited by {inviter}</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>until {end}</Trans>
        </Text>
      </Group>
      <Group gap="sm">
        <ActionButton
          label={t`Accept`}
          about={t`the invitation to ${name}`}
          send={(api) => api.answerInvitation(uuid, 'accept')}
          onDone={() => onAnswered(true)}
        />
        <ActionButton
          label={t`Decline`}
          isDangerous
          about={t`the invitation to ${name}`}
          question={t`Decline the invitation to ${name}?`}
          send={(api) => api.answerInvitation(uuid, 'decline')}
          onDone={() => onAnswered(false)}
        />
      </Group>
    </>
  );
}
