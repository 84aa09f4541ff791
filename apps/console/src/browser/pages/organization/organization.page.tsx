import { Alert, Box, Group } from '@mantine/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { Day } from '../../components/moment.js';
import { fullName } from '../../components/words.js';
import { Deliveries } from '../notifications/deliveries.js';
import { Destinations } from '../notifications/destinations.js';
import { Rules } from '../notifications/rules.js';
import { BrandingPart } from './branding/branding-part.js';
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

const parts: Record<OrganizationPart, { title: MessageDescriptor; Part: ComponentType<PartProps> }> = {
  members: { title: msg`Members`, Part: Members },
  invitations: { title: msg`Invitations`, Part: Invitations },
  'invite-links': { title: msg`Invite links`, Part: InviteLinks },
  roles: { title: msg`Roles`, Part: Roles },
  teams: { title: msg`Teams`, Part: Teams },
  domains: { title: msg`Domains`, Part: Domains },
  destinations: { title: msg`Destinations`, Part: Destinations },
  rules: { title: msg`Rules`, Part: Rules },
  deliveries: { title: msg`Deliveries`, Part: Deliveries },
  'audit-log': { title: msg`Audit log`, Part: AuditLog },
  branding: { title: msg`Branding`, Part: BrandingPart },
  settings: { title: msg`Settings`, Part: OrganizationSettings },
};

export function OrganizationPage({ uuid, part }: { uuid: string; part: OrganizationPart }) {
  const { t } = useLingui();
  const { resource, replace, refresh } = useResource(uuid, (api, signal) => api.organization(uuid, signal));
  return (
    <>
      <Trail to={paths.organizations}>{t`Organizations`}</Trail>
      <Loaded of={resource} what={t`the organization`} rows={4} failedTitle={t`Organization`}>
        {(organization) => <Detail organization={organization} part={part} onChange={replace} refresh={refresh} />}
      </Loaded>
      {resource.state === 'failed' && isPlatformError(resource.fault, 'second_factor_required') && (
        <Group mt="md">
          <LeaveButton uuid={uuid} name={t`this organization`} />
        </Group>
      )}
    </>
  );
}

function Detail({ part, ...props }: PartProps & { part: OrganizationPart }) {
  const { t, i18n } = useLingui();
  const { organization } = props;
  const { title, Part } = parts[part];
  return (
    <>
      <PageTitle
        key={`title ${part}`}
        part={part === 'members' ? undefined : i18n._(title)}
        lead={organization.description}
      >
        {organization.name}
      </PageTitle>
      {!organization.is_active && (
        <Alert color="red" role="note" my="md">
          <Trans>This organization is suspended. It can be looked at, but not changed.</Trans>
        </Alert>
      )}
      {/* On a phone they would push every part below the first screen. */}
      <Box mt="sm" {...(part !== 'settings' && { visibleFrom: 'xs' })}>
        <OrganizationFacts of={organization} />
      </Box>
      <Parts
        of={t`the organization`}
        parts={organizationParts.map((name) => ({
          title: i18n._(parts[name].title),
          to: paths.organization(organization.uuid, name),
        }))}
        current={paths.organization(organization.uuid, part)}
      />
      {/* Of this part alone: what is open or searched in another is not here. */}
      <Part key={part} {...props} />
    </>
  );
}

function OrganizationFacts({ of: organization }: { of: OrganizationDetail }) {
  const { t } = useLingui();
  const { owner, role_display_name, slug, created_at } = organization;
  const facts = {
    [t`Your role`]: role_display_name,
    [t`Owner`]: fullName(owner),
    [t`Short name`]: slug,
    [t`Created`]: <Day at={created_at} />,
  };
  return <Facts of={facts} />;
}
