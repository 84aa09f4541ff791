import type { LinkDomain, LinkDomainDetails } from '../../api/link-domains-api.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { countText, momentOf } from '../../components/words.js';
import { EditDomain } from './edit-domain.js';
import { addressText, timestampOf } from './link-words.js';
import { PlaceDetails } from './place-details.js';
import type { PlaceCardProps } from './place-list.js';

export function DomainCard({ place: { id, domain }, ...changes }: PlaceCardProps<LinkDomain>) {
  const name = addressText(domain);
  return (
    <>
      <h2>{name}</h2>
      <PlaceDetails
        id={`domain ${id}`}
        name={name}
        what={`the domain ${name}`}
        load={(api, signal) => api.links.domains.get(id, signal)}
        facts={(details) => (
          <>
            <State of={details} />
            <DomainFacts of={details} />
          </>
        )}
        question={({ links }) =>
          `${lossText(links)} For 30 days others can take it only with proof that it is theirs. Delete ${name}?`
        }
        remove={(api, { links }) => api.links.domains.delete(id, links > 0)}
        action={(onDone) => (
          <ActionButton label="Check now" about={name} send={(api) => api.links.domains.check(id)} onDone={onDone} />
        )}
        form={(details, onDone) => <EditDomain domain={details} onDone={onDone} />}
        {...changes}
      />
    </>
  );
}

function State({ of: { status } }: { of: LinkDomainDetails }) {
  return (
    <>
      <div className="tags">
        <span className={status === 'active' ? 'tag strong' : 'tag wrong'}>
          {status === 'active' ? 'verified' : 'not verified'}
        </span>
      </div>
      {status === 'pending' && (
        <p className="notice wrong">
          Its DNS leads elsewhere by now, so visitors may not reach your links. We look once a day, and when you ask: it
          is verified again as soon as it leads here.
        </p>
      )}
    </>
  );
}

function DomainFacts({ of: details }: { of: LinkDomainDetails }) {
  const { id, redirectroot, redirect404, links, checked, case_sensitive } = details;
  const standing = {
    'Links on it': links === 0 ? '0' : <Link to={paths.linksOf('domain', id)}>{links}</Link>,
    'Last looked at': momentOf(timestampOf(checked)),
  };
  const targets = {
    'Its root leads to': redirectroot || 'nowhere',
    'Unknown addresses lead to': redirect404 || 'nowhere',
    'Sale and sale are': case_sensitive ? 'two links' : 'one link',
  };
  return (
    <>
      <Facts of={standing} />
      <Facts of={targets} />
    </>
  );
}

function lossText(links: number): string {
  if (links === 0) return 'No link is on it.';
  return `${countText(links, 'link')} on it ${links === 1 ? 'is' : 'are'} deleted, too.`;
}
