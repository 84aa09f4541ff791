import { Trans, useLingui } from '@lingui/react/macro';
import { useResource } from '../api/use-resource.js';
import { LinkButton } from '../components/link-button.js';
import { Loaded } from '../components/loaded.js';
import { PageTitle } from '../components/page-title.js';
import { paths } from '../navigation/routes.js';
import { OrganizationCards } from './organization-cards.js';
import { ReceivedInvitations } from './received-invitations.js';
import { SuggestedOrganizations } from './suggested-organizations.js';

export function OrganizationsPage() {
  const { t } = useLingui();
  const { resource, refresh } = useResource('organizations', (api, signal) => api.organizations(signal));
  return (
    <>
      <PageTitle
        lead={t`Where people work together: each has members, roles, and what they own in common.`}
        actions={
          resource.state === 'ready' &&
          resource.value.length > 0 && (
            <LinkButton to={paths.newOrganization}>
              <Trans>New organization</Trans>
            </LinkButton>
          )
        }
      >
        {t`Organizations`}
      </PageTitle>
      <ReceivedInvitations onAccepted={refresh} />
      <SuggestedOrganizations joined={resource.state === 'ready' ? resource.value : []} />
      <Loaded of={resource} what={t`your organizations`} rows={3}>
        {(organizations) => <OrganizationCards of={organizations} />}
      </Loaded>
    </>
  );
}
