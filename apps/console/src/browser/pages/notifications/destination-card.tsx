import type {
  AddressStatus,
  ChannelType,
  ConnectInstructions,
  EndpointTestResult,
  NotificationDestination,
  OrganizationDetail,
} from '@platform/contracts';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { momentOf } from '../../components/words.js';
import { may } from '../organization/may.js';
import { ConnectChat } from './connect-chat.js';
import { DestinationForm } from './destination-form.js';

interface DestinationCardProps {
  organization: OrganizationDetail;
  destination: NotificationDestination;
  /** Of its type; absent when the platform offers the type no more. */
  type: ChannelType | undefined;
  refresh: () => void;
}

const statusWords = { active: 'active', disabled: 'disabled', pending_connection: 'waits for its chat' };
const reasons: Record<string, string> = {
  gone: 'The receiver answered that it wants no more messages.',
  failing: 'It has only failed for days.',
  webhook_deleted: 'The webhook that it writes to does not exist any more.',
  forum_needs_thread: 'The Discord forum that it writes to needs a thread: put its id into the address (?thread_id=…).',
  workflow_gone: 'The Teams workflow that it writes to was switched off or deleted.',
  no_recipient_left: 'None of its addresses can get mail any more.',
};
const addressWords: Record<AddressStatus, string> = {
  active: '',
  unconfirmed: 'has not agreed yet',
  unsubscribed: 'unsubscribed',
  unknown_address: 'does not exist',
};

export function DestinationCard({ organization, destination, type, refresh }: DestinationCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { status, disabled_reason } = destination;
  const looks = { active: 'tag strong', disabled: 'tag wrong', pending_connection: 'tag' };
  return (
    <>
      <h3>{destination.name}</h3>
      <div className="tags">
        <span className={looks[status]}>{statusWords[status]}</span>
        <span>{type?.label ?? destination.type}</span>
        {destination.webhook_url && <code className="long">{destination.webhook_url}</code>}
        {destination.has_webhook_secret && <span>signed</span>}
      </div>
      {status === 'disabled' && (
        <p className="notice wrong">
          {reasons[disabled_reason ?? ''] ??
            `The provider refuses us there (${disabled_reason?.replaceAll('_', ' ')}).`}{' '}
          What it misses is kept among the deliveries as skipped.
        </p>
      )}
      <DestinationFacts of={destination} />
      {may(organization, 'manage_notifications') && (
        <Actions organization={organization} destination={destination} type={type} refresh={refresh}>
          <ToggleButton
            label="Edit"
            about={destination.name}
            isOpen={isEditing}
            onToggle={() => setEditing(!isEditing)}
          />
        </Actions>
      )}
      {isEditing && type && (
        <DestinationForm
          organization={organization}
          type={type}
          destination={destination}
          onDone={() => {
            setEditing(false);
            refresh();
          }}
        />
      )}
    </>
  );
}

function DestinationFacts({ of: destination }: { of: NotificationDestination }) {
  const { addresses, telegram, last_success_at, last_failure_at, paused_until } = destination;
  const facts = {
    ...(telegram && { Chat: `${telegram.chat_title} (${telegram.chat_type})` }),
    ...(last_success_at && { 'Last arrived': momentOf(last_success_at) }),
    ...(last_failure_at && { 'Last failed': momentOf(last_failure_at) }),
    ...(paused_until && { 'Tried again at': momentOf(paused_until) }),
  };
  return (
    <>
      {addresses.length > 0 && (
        <ul className="plain">
          {addresses.map(({ email, status }) => (
            <li key={email}>
              {email} {status !== 'active' && <span className="tag">{addressWords[status]}</span>}
            </li>
          ))}
        </ul>
      )}
      <Facts of={facts} />
    </>
  );
}

function Actions({
  organization: { uuid: at },
  destination,
  type,
  refresh,
  children,
}: DestinationCardProps & { children: ReactNode }) {
  const { uuid, name, status, telegram } = destination;
  const [result, setResult] = useState<EndpointTestResult>();
  const [connect, setConnect] = useState<ConnectInstructions>();
  return (
    <>
      <div className="manage">
        {status !== 'pending_connection' && (
          <ActionButton
            label="Send a test"
            about={`to ${name}`}
            send={(api) => api.in(at).notifications.testDestination(uuid)}
            onDone={setResult}
          />
        )}
        {status === 'disabled' && (
          <ActionButton
            label="Enable"
            about={name}
            send={(api) => api.in(at).notifications.enableDestination(uuid)}
            onDone={refresh}
          />
        )}
        {type?.supports.includes('connect_token') && (
          <ActionButton
            label={telegram ? 'Connect another chat' : 'Connect a chat'}
            about={`to ${name}`}
            send={(api) => api.in(at).notifications.regenerateToken(uuid)}
            onDone={setConnect}
          />
        )}
        {children}
        <ActionButton
          label="Delete"
          isDangerous
          about={name}
          question={`Delete ${name}, and the rules that send there?`}
          send={(api) => api.in(at).notifications.deleteDestination(uuid, true)}
          onDone={refresh}
        />
      </div>
      <p className={result && !result.success ? 'error' : 'done'} role="status">
        {result && testText(result)}
      </p>
      {connect && <ConnectChat instructions={connect} />}
    </>
  );
}

function testText({ success, error, duration_ms }: EndpointTestResult): string {
  return success ? `The test message was taken after ${duration_ms} ms.` : `The test message did not arrive: ${error}`;
}
