import type { ChannelType, ConnectInstructions, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Field } from '../../components/field.js';
import { Loaded } from '../../components/loaded.js';
import { GuardedSection } from '../organization/guarded-section.js';
import { whyNot } from '../organization/may.js';
import type { PartProps } from '../organization/part.js';
import { ConnectChat } from './connect-chat.js';
import { DestinationCard } from './destination-card.js';
import { DestinationForm } from './destination-form.js';

export function Destinations({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="destinations" title="Destinations" needed="manage_notifications">
      <p className="lead">Where notifications go: chats, mailboxes and servers of yours. Rules say which go where.</p>
      <Content organization={organization} />
    </GuardedSection>
  );
}

function Content({ organization }: { organization: OrganizationDetail }) {
  const { resource, refresh } = useResource(`destinations and types ${organization.uuid}`, async (api, signal) => {
    const below = api.in(organization.uuid).notifications;
    const [types, destinations] = await Promise.all([below.channelTypes(signal), below.destinations(signal)]);
    return { types, destinations };
  });
  if (resource.state !== 'ready') return <Loaded of={resource} what="the destinations" rows={3} />;
  const { types, destinations } = resource.value;
  const reason = whyNot(organization, 'manage_notifications', 'Destinations cannot be changed while suspended.');
  return (
    <>
      {destinations.length === 0 && <p className="lead">There is none yet.</p>}
      {destinations.length > 0 && (
        <ul className="cards">
          {destinations.map((destination) => (
            <li key={destination.uuid} className="card">
              <DestinationCard
                organization={organization}
                destination={destination}
                type={types.find(({ type }) => type === destination.type)}
                refresh={refresh}
              />
            </li>
          ))}
        </ul>
      )}
      {reason ? (
        <p className="hint">{reason}</p>
      ) : (
        <NewDestination organization={organization} types={types} onMade={refresh} />
      )}
    </>
  );
}

interface NewDestinationProps {
  organization: OrganizationDetail;
  types: ChannelType[];
  onMade: () => void;
}

/** The type decides which fields are asked for. */
function NewDestination({ organization, types, onMade }: NewDestinationProps) {
  const [chosen, setChosen] = useState(types[0]?.type);
  const [connect, setConnect] = useState<Partial<ConnectInstructions>>();
  const [done, setDone] = useState('');
  const type = types.find((one) => one.type === chosen);
  if (!type) return null;
  return (
    <div className="panel">
      <h3 id="new-destination">New destination</h3>
      <Field name="new-destination-type" label="Type">
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={(event) => {
              setChosen(event.currentTarget.value as ChannelType['type']);
              setConnect(undefined);
              setDone('');
            }}
          >
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DestinationForm
        key={type.type}
        organization={organization}
        type={type}
        onDone={(made) => {
          setConnect(made);
          setDone(`The destination ${made.name} is saved.`);
          onMade();
        }}
        done={done}
      />
      {connect?.connect_token && <ConnectChat instructions={connect as ConnectInstructions} />}
    </div>
  );
}
