import { useState } from 'react';
import type { Campaign, CampaignDetails } from '../../api/campaigns-api.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../parts/action-button.js';
import { Facts } from '../../parts/facts.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Loading } from '../../parts/loading.js';
import { ToggleButton } from '../../parts/toggle-button.js';
import { countText, dayOf } from '../../parts/words.js';
import { CampaignForm } from './campaign-form.js';
import { timestampOf } from './link-words.js';
import type { PlaceCardProps } from './place-list.js';
import { PublicAddress } from './public-address.js';

export function CampaignCard({ place: { id, name, public: isPublic }, onChanged, onGone }: PlaceCardProps<Campaign>) {
  const { resource, refresh } = useResource(`campaign ${id}`, (api, signal) => api.links.campaigns.get(id, signal));
  return (
    <>
      <h2>{name}</h2>
      <div className="tags">
        <span className={isPublic ? 'tag strong' : 'tag'}>{isPublic ? 'public' : 'private'}</span>
      </div>
      {resource.state === 'loading' && <Loading what={`the campaign ${name}`} rows={1} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <Content
          campaign={resource.value}
          onSaved={() => {
            refresh();
            onChanged();
          }}
          onGone={onGone}
        />
      )}
    </>
  );
}

interface ContentProps {
  campaign: CampaignDetails;
  onSaved: () => void;
  onGone: () => void;
}

function Content({ campaign, onSaved, onGone }: ContentProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, name } = campaign;
  const done = () => {
    setEditing(false);
    onSaved();
  };
  return (
    <>
      <CampaignFacts of={campaign} />
      <div className="manage">
        <ToggleButton label="Edit" about={name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
        <ActionButton
          label="Delete"
          isDangerous
          about={name}
          question={questionOf(campaign)}
          send={(api) => api.links.campaigns.delete(id)}
          onDone={onGone}
        />
      </div>
      {isEditing && <CampaignForm campaign={campaign} onDone={done} />}
    </>
  );
}

/** A private one has its addresses too, but nobody gets anything there. */
function CampaignFacts({ of: campaign }: { of: CampaignDetails }) {
  const { name, public: isPublic, rotator, list, links, clicks, date } = campaign;
  const facts = {
    Links: String(links),
    'Clicks through its rotator': String(clicks),
    Made: dayOf(timestampOf(date)),
  };
  const addresses = {
    ...(rotator && { Rotator: <PublicAddress url={rotator} about={`the rotator of ${name}`} /> }),
    ...(isPublic && { List: <PublicAddress url={list} about={`the list of ${name}`} /> }),
  };
  return (
    <>
      <Facts of={facts} />
      <Facts of={addresses} />
    </>
  );
}

function questionOf({ name, links, public: isPublic }: CampaignDetails): string {
  const ends = isPublic ? 'Its list and its rotator end. ' : '';
  const kept =
    links === 0 ? 'No link is in it.' : `${countText(links, 'link')} in it ${links === 1 ? 'stays' : 'stay'}.`;
  return `${ends}${kept} Delete the campaign ${name}?`;
}
