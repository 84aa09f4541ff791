import { Group, Text, Title } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { ReceivedInvitation } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
import { Card, Cards, Panel } from '../components/panel.js';
import { Tag } from '../components/state-badge.js';
import { dayOf } from '../components/words.js';

/** Invitations that wait for an answer; nothing for somebody who has none. */
export function ReceivedInvitations({ onAccepted }: { onAccepted: () => void }) {
  const { t } = useLingui();
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
    <Panel id="received" title={t`Invitations to you`}>
      <Cards>
        {waiting.map((invitation) => (
          <Card key={invitation.uuid}>
            <Invitation of={invitation} onAnswered={onAnswered} />
          </Card>
        ))}
      </Cards>
    </Panel>
  );
}

interface InvitationProps {
  of: ReceivedInvitation;
  onAnswered: (isAccepted: boolean) => void;
}

function Invitation({ of: invitation, onAnswered }: InvitationProps) {
  const { t } = useLingui();
  const { uuid, invited_by, role_display_name } = invitation;
  const { name } = invitation.organization;
  const day = dayOf(invitation.expires_at);
  return (
    <>
      <Title order={3}>{name}</Title>
      <Group gap="sm">
        <Tag isStrong>{role_display_name}</Tag>
        <Text size="sm" c="dimmed">{t`invited by ${invited_by}`}</Text>
        <Text size="sm" c="dimmed">{t`until ${day}`}</Text>
      </Group>
      <Group gap="xs">
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
