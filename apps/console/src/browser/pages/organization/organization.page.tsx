import type { OrganizationDetail } from '@platform/contracts';
import type { ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { organizationParts, paths, type OrganizationPart } from '../../navigation/routes.js';
import { Facts } from '../../components/facts.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loading } from '../../components/loading.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { dayOf } from '../../components/words.js';
import { Deliveries } from '../notifications/deliveries.js';
import { Destinations } from '../notifications/destinations.js';
import { Rules } from '../notifications/rules.js';
import { AuditLog } from './audit-log.js';
import { Domains } from './domains.js';
import { Invitations } from './invitations.js';
import { InviteLinks } from './invite-links.js';
import { Members } from './members.js';
import type { PartProps } from './part.js';
import { Roles } from './roles.js';
import { Teams } from './teams.js';
import { OrganizationSettings } from './organization-settings.js';

const parts: Record<OrganizationPart, { title: string; Part: ComponentType<PartProps> }> = {
  members: { title: 'Members', Part: Members },
  invitations: { title: 'Invitations', Part: Invitations },
  'invite-links': { title: 'Invite links', Part: InviteLinks },
  roles: { title: 'Roles', Part: Roles },
  teams: { title: 'Teams', Part: Teams },
  domains: { title: 'Domains', Part: Domains },
  destinations: { title: 'Destinations', Part: Destinations },
  rules: { title: 'Rules', Part: Rules },
  deliveries: { title: 'Deliveries', Part: Deliveries },
  'audit-log': { title: 'Audit log', Part: AuditLog },
  settings: { title: 'Settings', Part: OrganizationSettings },
};

export function OrganizationPage({ uuid, part }: { uuid: string; part: OrganizationPart }) {
  const { resource, replace, refresh } = useResource(uuid, (api, signal) => api.organization(uuid, signal));
  return (
    <>
      <Trail to={paths.organizations}>Organizations</Trail>
      {resource.state === 'loading' && <Loading what="the organization" rows={4} />}
      {resource.state === 'failed' && (
        <>
          <PageTitle>Organization</PageTitle>
          <FaultNotice fault={resource.fault} onRetry={resource.retry} />
        </>
      )}
      {resource.state === 'ready' && (
        <Detail organization={resource.value} part={part} onChange={replace} refresh={refresh} />
      )}
    </>
  );
}

function Detail({ part, ...props }: PartProps & { part: OrganizationPart }) {
  const { organization } = props;
  const { title, Part } = parts[part];
  return (
    <>
      <PageTitle key={part} part={part === 'members' ? undefined : title}>
        {organization.name}
      </PageTitle>
      {organization.description && <p className="lead">{organization.description}</p>}
      {!organization.is_active && (
        <p className="notice wrong">This organization is suspended. It can be looked at, but not changed.</p>
      )}
      <OrganizationFacts of={organization} />
      <nav className="parts" aria-label="Parts of the organization">
        {organizationParts.map((name) => (
          <Link key={name} to={paths.organization(organization.uuid, name)} isCurrent={name === part}>
            {parts[name].title}
          </Link>
        ))}
      </nav>
      <Part {...props} />
    </>
  );
}

function OrganizationFacts({ of: organization }: { of: OrganizationDetail }) {
  const { owner, roles, your_role, slug, created_at } = organization;
  const facts = {
    'Your role': roles.find(({ name }) => name === your_role)?.display_name ?? your_role,
    Owner: `${owner.name} ${owner.surname}`,
    'Short name': slug,
    Created: dayOf(created_at),
  };
  return <Facts of={facts} />;
}
