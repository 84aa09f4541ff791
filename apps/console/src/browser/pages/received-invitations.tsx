import type { ReceivedInvitation } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
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
    <section aria-labelledby="received">
      <h2 id="received">Invitations to you</h2>
      <ul className="cards">
        {waiting.map((invitation) => (
          <li key={invitation.uuid} className="card">
            <Invitation of={invitation} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InvitationProps {
  of: ReceivedInvitation;
  onAnswered: (isAccepted: boolean) => void;
}

function Invitation({ of: invitation, onAnswered }: InvitationProps) {
  const { uuid, organization, invited_by, role_display_name, expires_at } = invitation;
  return (
    <>
      <h3>{organization.name}</h3>
      <div className="tags">
        <span className="tag strong">{role_display_name}</span>
        <span>invited by {invited_by}</span>
        <span>until {dayOf(expires_at)}</span>
      </div>
      <div className="manage">
        <ActionButton
          label="Accept"
          about={`the invitation to ${organization.name}`}
          send={(api) => api.answerInvitation(uuid, 'accept')}
          onDone={() => onAnswered(true)}
        />
        <ActionButton
          label="Decline"
          isDangerous
          about={`the invitation to ${organization.name}`}
          question={`Decline the invitation to ${organization.name}?`}
          send={(api) => api.answerInvitation(uuid, 'decline')}
          onDone={() => onAnswered(false)}
        />
      </div>
    </>
  );
}
