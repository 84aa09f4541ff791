import { useState } from 'react';
import type { LinkDomain, LinkDomainDetails } from '../../api/link-domains-api.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../parts/action-button.js';
import { Facts } from '../../parts/facts.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Loading } from '../../parts/loading.js';
import { ToggleButton } from '../../parts/toggle-button.js';
import { countText, momentOf } from '../../parts/words.js';
import { EditDomain } from './edit-domain.js';
import { addressText, timestampOf } from './link-words.js';
import type { PlaceCardProps } from './place-list.js';

export function DomainCard({ place: { id, domain }, onChanged, onGone }: PlaceCardProps<LinkDomain>) {
  const { resource, refresh } = useResource(`domain ${id}`, (api, signal) => api.links.domains.get(id, signal));
  return (
    <>
      <h2>{addressText(domain)}</h2>
      {resource.state === 'loading' && <Loading what={`the domain ${addressText(domain)}`} rows={1} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <Content
          domain={resource.value}
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
  domain: LinkDomainDetails;
  onSaved: () => void;
  onGone: () => void;
}

function Content({ domain, onSaved, onGone }: ContentProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, status, links } = domain;
  const name = addressText(domain.domain);
  const done = () => {
    setEditing(false);
    onSaved();
  };
  return (
    <>
      <div className="tags">
        <span className={status === 'active' ? 'tag strong' : 'tag wrong'}>
          {status === 'active' ? 'verified' : 'not verified'}
        </span>
      </div>
      {status === 'pending' && (
        <p className="notice wrong">
          Its DNS leads elsewhere by now, so visitors may not reach your links. We have mailed you the record to set. We
          look once a day, and it is verified again as soon as it leads here.
        </p>
      )}
      <DomainFacts of={domain} />
      <div className="manage">
        <ToggleButton label="Edit" about={name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
        <ActionButton
          label="Delete"
          isDangerous
          about={name}
          question={`${lossText(links)} For 30 days others can take it only with proof that it is theirs. Delete ${name}?`}
          send={(api) => api.links.domains.delete(id, links > 0)}
          onDone={onGone}
        />
      </div>
      {isEditing && <EditDomain domain={domain} onDone={done} />}
    </>
  );
}

function DomainFacts({ of: { redirectroot, redirect404, links, checked } }: { of: LinkDomainDetails }) {
  const targets = {
    'Its root leads to': redirectroot || 'nowhere',
    'Unknown addresses lead to': redirect404 || 'nowhere',
  };
  return (
    <>
      <Facts of={{ 'Links on it': String(links), 'Last looked at': momentOf(timestampOf(checked)) }} />
      <Facts of={targets} />
    </>
  );
}

function lossText(links: number): string {
  if (links === 0) return 'No link is on it.';
  return `${countText(links, 'link')} on it ${links === 1 ? 'is' : 'are'} deleted, too.`;
}
