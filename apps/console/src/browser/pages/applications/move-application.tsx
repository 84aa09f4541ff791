import type { OauthClientAnswer } from '@platform/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { NamedOptions } from '../../components/options.js';
import { managed, type Organizations } from './owners.js';

interface MoveApplicationProps {
  client: OauthClientAnswer;
  organizations: Organizations;
  onChange: (client: OauthClientAnswer) => void;
}

/** Stands for the person, who has no id in a list of organizations. */
const yourself = 'yourself';

/**
 * Gives the application to an organization, or takes it from there; nothing for somebody who can give it to nobody
 * else.
 */
export function MoveApplication({ client, organizations, onChange }: MoveApplicationProps) {
  const [target, setTarget] = useState('');
  if (organizations.state !== 'ready') return null;
  const choices = managed(organizations.value).filter(({ uuid }) => uuid !== client.organization_uuid);
  const chosen = choices.find(({ uuid }) => uuid === target);
  if (choices.length === 0 && client.organization_uuid === null) return null;
  return (
    <section className="panel" aria-labelledby="move">
      <h2 id="move">Whose it is</h2>
      <p className="hint">
        Everybody who may manage an organization manages its applications. What people allowed it stays, and so do the
        secrets: make new ones if others know them. A check by the operator is lost.
      </p>
      <label htmlFor="new-owner">New owner</label>
      <select id="new-owner" value={target} onChange={(event) => setTarget(event.target.value)}>
        <option value="">Choose an owner</option>
        {client.organization_uuid !== null && <option value={yourself}>Yourself</option>}
        <NamedOptions of={choices} />
      </select>
      {target && (
        <ActionButton
          key={target}
          label="Move"
          about={client.name}
          question={chosen ? `Give ${client.name} to ${chosen.name}?` : `Make ${client.name} yours alone?`}
          send={(api) => api.clients.update(client.client_id, { organization_uuid: chosen?.uuid ?? null })}
          onDone={(changed) => {
            setTarget('');
            onChange(changed);
          }}
        />
      )}
    </section>
  );
}
