import type { Organization, SuggestedOrganization } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { paths } from '../navigation/routes.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
import { countText } from '../components/words.js';

/**
 * Organizations that let in who has an address of their domain; nothing for somebody who has none to join. `joined`: as
 * of now.
 */
export function SuggestedOrganizations({ joined }: { joined: readonly Organization[] }) {
  const { resource } = useResource('suggested organizations', (api, signal) => api.suggestedOrganizations(signal));
  if (resource.state === 'loading') return null;
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  // By an invitation, too, while this page is open.
  const open = resource.value.filter(({ uuid }) => !joined.some((own) => own.uuid === uuid));
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
          send={(api) => api.joinOrganization(uuid)}
          leadsTo={paths.organization(uuid)}
        />
      </div>
    </>
  );
}
