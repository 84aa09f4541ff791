import { SimpleGrid, Title } from '@mantine/core';
import type { Organization } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useResource, type Resource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Panel } from '../../components/panel.js';
import { useKept } from '../../shell/kept.js';
import { LiveClicks } from '../links/live-clicks.js';
import { OrganizationCards } from '../organization-cards.js';
import { ReceivedInvitations } from '../received-invitations.js';
import { SuggestedOrganizations } from '../suggested-organizations.js';
import { Attention } from './attention.js';
import { FirstSteps, type Done } from './first-steps.js';
import { LastEntries } from './last-entries.js';
import { Numbers } from './numbers.js';
import { useHome } from './use-home.js';

/** What happens, and what has to be done next. */
export function HomePage() {
  const { t } = useLingui();
  const { resource, refresh } = useResource('organizations', (api, signal) => api.organizations(signal));
  const [kept] = useKept('organization');
  const organizations = resource.state === 'ready' ? resource.value : [];
  const organization = organizations.find(({ uuid }) => uuid === kept);
  const home = useHome(organization);
  const { links, clients, client, notifications } = home;
  const done: Done | undefined = (resource.state === 'ready' || undefined) &&
    links &&
    clients && {
      link: links.links > 0,
      click: links.clicks > 0,
      organization: organizations.length > 0,
      colleague: organizations.some(({ members_count }) => members_count > 1),
      application: clients.length > 0,
      notification: (notifications?.success ?? 0) > 0,
    };
  // Who has more is asked for more already: their list of organizations tells them.
  const isNewcomer = resource.state === 'ready' && organizations.length === 0 && clients !== undefined && !client;
  return (
    <>
      <PageTitle lead={<Trans>What happens with your links, applications and organizations.</Trans>}>
        {t`Home`}
      </PageTitle>
      <ReceivedInvitations onAccepted={refresh} />
      {isNewcomer && <SuggestedOrganizations joined={organizations} />}
      <Attention organization={organization} {...home} />
      <Title order={2} mt="lg" mb="md">
        <Trans>The last seven days</Trans>
      </Title>
      <Numbers organization={organization} organizations={organizations} {...home} />
      <FirstSteps done={done} organization={(organization ?? organizations[0])?.uuid} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Panel id="live" title={t`Live`} lead={t`Each click on any of your links, as it happens.`}>
          <LiveClicks />
        </Panel>
        {organization?.permissions.includes('view_audit_logs') && <LastEntries organization={organization} />}
      </SimpleGrid>
      <YourOrganizations of={resource} />
    </>
  );
}

function YourOrganizations({ of: resource }: { of: Resource<Organization[]> }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="your-organizations">
      <Title order={2} id="your-organizations" mt="xl">
        <Trans>Your organizations</Trans>
      </Title>
      <Loaded of={resource} what={t`your organizations`} rows={2}>
        {(organizations) => <OrganizationCards of={organizations} order={3} />}
      </Loaded>
    </section>
  );
}
