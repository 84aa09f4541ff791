import { keyOf } from '../api/keys.js';
import type { Organization, SuggestedOrganization } from '@platform/contracts';
import { useRead } from '../api/use-read.js';
import { paths } from '../navigation/routes.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
import { countText } from '../components/words.js';

/**
 * Organizations that let in who has an address of their domain; nothing for somebody who has none to join. `joined`: as
 * of now.
 */
export function SuggestedOrganizations({ joined }: { joined: readonly Organization[] }) {
  const resource = useRead('/api/v1/organizations/suggested', {}, { select: ({ data }) => data });
  if (resource.isPending) return null;
  if (resource.isError) return <FaultNotice fault={resource.error} onRetry={resource.refresh} />;
  // By an invitation, too, while this page is open.
  const open = resource.data.filter(({ uuid }) => !joined.some((own) => own.uuid === uuid));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested">You may join</h2>
      <ul className="cards">
        {open.map((organization) => (
          <li key={organization.uuid} className="card">
            <Suggestion of={organization} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ of: { uuid, name, domain, members_count } }: { of: SuggestedOrganization }) {
  return (
    <>
      <h3>{name}</h3>
      <div className="tags">
        <span>for people with an address of {domain}</span>
        <span>{countText(members_count, 'member')}</span>
      </div>
      <div className="manage">
        <ActionButton
          label="Join"
          about={name}
          send={(platform) => platform.post('/api/v1/organizations/{uuid}/join', { params: { path: { uuid } } })}
          stale={[keyOf('/api/v1/organizations')]}
          leadsTo={paths.organization(uuid)}
        />
      </div>
    </>
  );
}
