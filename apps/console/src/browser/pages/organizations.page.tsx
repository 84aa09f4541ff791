import type { Organization } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { Loaded } from '../components/loaded.js';
import { PageTitle } from '../components/page-title.js';
import { PermissionSummary } from '../components/permissions.js';
import { countText } from '../components/words.js';
import { ReceivedInvitations } from './received-invitations.js';
import { SuggestedOrganizations } from './suggested-organizations.js';

export function OrganizationsPage() {
  const { resource, refresh } = useResource('organizations', (api, signal) => api.organizations(signal));
  return (
    <>
      <div className="title-row">
        <PageTitle>Organizations</PageTitle>
        {resource.state === 'ready' && resource.value.length > 0 && (
          <Link to={paths.newOrganization} className="button">
            New organization
          </Link>
        )}
      </div>
      <ReceivedInvitations onAccepted={refresh} />
      <SuggestedOrganizations joined={resource.state === 'ready' ? resource.value : []} />
      <Loaded of={resource} what="your organizations" rows={3}>
        {(organizations) => (organizations.length > 0 ? <List of={organizations} /> : <Empty />)}
      </Loaded>
    </>
  );
}

function List({ of: organizations }: { of: Organization[] }) {
  return (
    <ul className="cards">
      {organizations.map((organization) => (
        <li key={organization.uuid} className="card">
          <h2>
            <Link to={paths.organization(organization.uuid)}>{organization.name}</Link>
          </h2>
          {organization.description && <p className="lead">{organization.description}</p>}
          <div className="tags">
            <span className="tag strong">{organization.role_display_name}</span>
            {!organization.is_active && <span className="tag wrong">suspended</span>}
            <span>{countText(organization.members_count, 'member')}</span>
            <PermissionSummary held={organization.permissions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Empty() {
  return (
    <div className="empty">
      <p>
        You do not belong to an organization yet. An organization is where people work together: it has members, roles
        and everything that they own in common.
      </p>
      <Link to={paths.newOrganization} className="button">
        Create your first organization
      </Link>
    </div>
  );
}
