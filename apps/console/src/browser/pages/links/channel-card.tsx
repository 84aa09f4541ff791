import { useState } from 'react';
import type { Channel } from '../../api/channels-api.js';
import { ActionButton } from '../../components/action-button.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { ChannelForm } from './channel-form.js';
import { ChannelItems } from './channel-items.js';
import type { PlaceCardProps } from './place-list.js';

export function ChannelCard({ place: channel, onChanged }: PlaceCardProps<Channel>) {
  const [open, setOpen] = useState<'items' | 'form'>();
  const { id, name, description, color, starred } = channel;
  const toggle = (part: 'items' | 'form') => setOpen(open === part ? undefined : part);
  return (
    <>
      <h2>
        <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true">
          <circle cx={1} cy={1} r={1} fill={color} />
        </svg>{' '}
        {name}
      </h2>
      {description && <p className="message">{description}</p>}
      {starred && (
        <div className="tags">
          <span className="tag strong">starred</span>
        </div>
      )}
      <div className="manage">
        <ToggleButton label="What is in it" about={name} isOpen={open === 'items'} onToggle={() => toggle('items')} />
        <ActionButton
          label={starred ? 'Unstar' : 'Star'}
          about={name}
          send={(api) => api.links.channels.update(id, { starred: !starred })}
          onDone={onChanged}
        />
        <ToggleButton label="Edit" about={name} isOpen={open === 'form'} onToggle={() => toggle('form')} />
        <ActionButton
          label="Delete"
          isDangerous
          about={name}
          question={`What is in it stays, but in this channel no more. Delete the channel ${name}?`}
          send={(api) => api.links.channels.delete(id)}
          onDone={onChanged}
        />
      </div>
      {open === 'items' && <ChannelItems channel={channel} />}
      {open === 'form' && (
        <ChannelForm
          channel={channel}
          onDone={() => {
            setOpen(undefined);
            onChanged();
          }}
        />
      )}
    </>
  );
}
