import { Stack, Tabs, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { useAddress } from '../../components/use-address.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { may } from '../organization/may.js';
import { addresses } from './addresses.js';
import { ChannelIcon, useChannelTypes } from './channel.js';
import { DestinationForm } from './destination-form.js';
import { DestinationOverview } from './destination-overview.js';
import { DestinationRules } from './destination-rules.js';
import { NotificationsPart } from './part.js';
import { HealthBadge } from './states.js';

interface DestinationPageProps {
  organization: OrganizationDetail;
  uuid: string;
}

export function DestinationPage({ organization, uuid }: DestinationPageProps) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`destination ${uuid}`, (api, signal) =>
    api.in(organization.uuid).notifications.destination(uuid, signal),
  );
  const destination = resource.state === 'ready' ? resource.value : undefined;
  return (
    <NotificationsPart
      organization={organization}
      id="destination"
      title={destination?.name ?? t`Destination`}
      icon={destination && <ChannelIcon type={destination.type} size={20} />}
      actions={destination && <HealthBadge of={destination} />}
      back={{ to: paths.organization(organization.uuid, 'destinations'), title: t`All destinations` }}
    >
      <Loaded of={resource} what={t`the destination`} rows={3}>
        {(found) => <Content organization={organization} destination={found} refresh={refresh} />}
      </Loaded>
    </NotificationsPart>
  );
}

export interface DestinationProps {
  organization: OrganizationDetail;
  destination: NotificationDestination;
  refresh: () => void;
}

function Content(props: DestinationProps) {
  const { t } = useLingui();
  const { mayLeave } = useNavigation();
  const { asked, change } = useAddress();
  const { organization, destination } = props;
  const mayChange = may(organization, 'manage_notifications');
  const tabs = {
    overview: t`Overview`,
    rules: t`Rules`,
    ...(mayChange && { settings: t`Settings`, danger: t`Danger` }),
  };
  const given = asked.get('tab') ?? '';
  const shown = given in tabs ? given : 'overview';
  return (
    <Tabs
      value={shown}
      onChange={(tab) => tab !== shown && mayLeave() && change({ tab: tab === 'overview' ? undefined : (tab ?? '') })}
      keepMounted={false}
      mt="md"
    >
      <Tabs.List aria-label={t`Parts of the destination`}>
        {Object.entries(tabs).map(([name, title]) => (
          <Tabs.Tab key={name} value={name}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview" pt="md">
        <DestinationOverview {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="rules" pt="md">
        <DestinationRules organization={organization} destination={destination} />
      </Tabs.Panel>
      <Tabs.Panel value="settings" pt="md" maw="35rem">
        <Settings {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="danger" pt="md">
        <Danger organization={organization} destination={destination} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Which fields it has is known by its type. */
function Settings({ organization, destination, refresh }: DestinationProps) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const types = useChannelTypes();
  const onDone = () => {
    refresh();
    navigate(addresses.destination(organization.uuid, destination.uuid));
  };
  return (
    <Loaded of={types} what={t`the settings`} rows={3}>
      {(offered) => {
        const type = offered.find((one) => one.type === destination.type);
        if (type) return <DestinationForm {...{ organization, type, destination, onDone }} />;
        return (
          <Text>
            <Trans>The platform offers destinations of this type no more.</Trans>
          </Text>
        );
      }}
    </Loaded>
  );
}

function Danger({ organization, destination: { uuid, name } }: Pick<DestinationProps, 'organization' | 'destination'>) {
  const { t } = useLingui();
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        <Trans>Nothing is sent there any more, and the rules that send there are deleted with it.</Trans>
      </Text>
      <ActionButton
        label={t`Delete`}
        isDangerous
        about={name}
        question={t`Delete ${name}, and the rules that send there?`}
        send={(api) => api.in(organization.uuid).notifications.deleteDestination(uuid, true)}
        leadsTo={paths.organization(organization.uuid, 'destinations')}
      />
    </Stack>
  );
}
