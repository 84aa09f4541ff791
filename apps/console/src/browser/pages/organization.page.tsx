import type { Member, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { FaultNotice } from '../parts/fault-notice.js';
import { Loading } from '../parts/loading.js';
import { PageTitle } from '../parts/page-title.js';
import { PermissionList } from '../parts/permissions.js';
import { dayOf } from '../parts/words.js';
import { AddMember } from './add-member.js';
import { MembersTable } from './members-table.js';

export function OrganizationPage({ uuid }: { uuid: string }) {
  const { resource, replace } = useResource(uuid, (api, signal) => api.organization(uuid, signal));
  return (
    <>
      <nav className="trail" aria-label="Where you are">
        <Link to={paths.organizations}>Organizations</Link>
      </nav>
      {resource.state === 'loading' && <Loading what="the organization" rows={4} />}
      {resource.state === 'failed' && (
        <>
          <PageTitle>Organization</PageTitle>
          <FaultNotice fault={resource.fault} onRetry={resource.retry} />
        </>
      )}
      {resource.state === 'ready' && <Detail organization={resource.value} onChange={replace} />}
    </>
  );
}

interface DetailProps {
  organization: OrganizationDetail;
  onChange: (organization: OrganizationDetail) => void;
}

function Detail({ organization, onChange }: DetailProps) {
  const { members, members_count } = organization;
  const onAdded = (member: Member) =>
    onChange({
      ...organization,
      members_count: members_count + 1,
      ...(members && { members: [...members, member] }),
    });
  return (
    <>
      <PageTitle>{organization.name}</PageTitle>
      {organization.description && <p className="lead">{organization.description}</p>}
      {!organization.is_active && (
        <p className="notice wrong">This organization is suspended. It can be looked at, but not changed.</p>
      )}
      <Facts of={organization} />
      <section aria-labelledby="members">
        <h2 id="members">
          Members <span className="count">{members_count}</span>
        </h2>
        {members ? (
          <MembersTable members={members} total={members_count} />
        ) : (
          <p className="lead">Your role does not let you see who else is a member.</p>
        )}
        <AddMember organization={organization} onAdded={onAdded} />
      </section>
      <section aria-labelledby="permissions">
        <h2 id="permissions">What you may do here</h2>
        <PermissionList held={organization.your_permissions} />
      </section>
    </>
  );
}

function Facts({ of: organization }: { of: OrganizationDetail }) {
  const { owner, roles, your_role, slug, created_at } = organization;
  const facts = {
    'Your role': roles.find(({ name }) => name === your_role)?.display_name ?? your_role,
    Owner: `${owner.name} ${owner.surname}`,
    'Short name': slug,
    Created: dayOf(created_at),
  };
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
