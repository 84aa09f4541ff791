import { isPlatformError } from '@platform/client';
import type { OrganizationDetail } from '@platform/contracts';
import type { ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { organizationParts, paths, type OrganizationPart } from '../../navigation/routes.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Trail } from '../../components/trail.js';
import { dayOf, fullName } from '../../components/words.js';
import { Deliveries } from '../notifications/deliveries.js';
import { Destinations } from '../notifications/destinations.js';
import { Rules } from '../notifications/rules.js';
import { AuditLog } from './audit-log.js';
import { Domains } from './domains.js';
import { Invitations } from './invitations.js';
import { InviteLinks } from './invite-links.js';
import { LeaveButton } from './leave-button.js';
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
      <Loaded of={resource} what="the organization" rows={4} failedTitle="Organization">
        {(organization) => <Detail organization={organization} part={part} onChange={replace} refresh={refresh} />}
      </Loaded>
      {resource.state === 'failed' && isPlatformError(resource.fault, 'second_factor_required') && (
        <div className="manage">
          <LeaveButton uuid={uuid} name="this organization" />
        </div>
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
      {/* On a phone they would push every part below the first screen. */}
      <div className={part === 'settings' ? undefined : 'roomy-only'}>
        <OrganizationFacts of={organization} />
      </div>
      <Parts
        of="the organization"
        parts={organizationParts.map((name) => ({
          title: parts[name].title,
          to: paths.organization(organization.uuid, name),
        }))}
        current={paths.organization(organization.uuid, part)}
      />
      <Part {...props} />
    </>
  );
}

function OrganizationFacts({ of: organization }: { of: OrganizationDetail }) {
  const { owner, role_display_name, slug, created_at } = organization;
  const facts = {
    'Your role': role_display_name,
    Owner: fullName(owner),
    'Short name': slug,
    Created: dayOf(created_at),
  };
  return <Facts of={facts} />;
}
