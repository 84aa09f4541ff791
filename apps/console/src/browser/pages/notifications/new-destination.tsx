import { Grid, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChannelType, ConnectInstructions, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { whyNot } from '../organization/may.js';
import { addresses } from './addresses.js';
import { ChannelIcon, useChannelTypes } from './channel.js';
import { ConnectChat } from './connect-chat.js';
import { DestinationForm } from './destination-form.js';
import { NotificationsPart } from './part.js';

export function NewDestination({ organization }: { organization: OrganizationDetail }) {
  const { t } = useLingui();
  const types = useChannelTypes();
  const reason = whyNot(organization, 'manage_notifications', t`Destinations cannot be changed while suspended.`);
  return (
    <NotificationsPart
      organization={organization}
      id="new-destination"
      title={t`New destination`}
      lead={<Trans>Choose what it is, then say where. You can send a test as soon as it is there.</Trans>}
      back={{ to: paths.organization(organization.uuid, 'destinations'), title: t`All destinations` }}
    >
      {reason ? (
        <Text mt="md">{reason}</Text>
      ) : (
        <Loaded of={types} what={t`the types of destinations`} rows={3}>
          {(offered) => <Choose organization={organization} types={offered} />}
        </Loaded>
      )}
    </NotificationsPart>
  );
}

interface ChooseProps {
  organization: OrganizationDetail;
  types: ChannelType[];
}

type Made = Partial<ConnectInstructions> & { uuid: string; name: string };

/** The type decides which fields are asked for. */
function Choose({ organization, types }: ChooseProps) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const [chosen, setChosen] = useState(types[0]?.type);
  const [made, setMade] = useState<Made>();
  // The platform may offer the chosen one no more.
  const type = types.find((one) => one.type === chosen) ?? types[0];
  if (!type) return null;
  if (made) return <Connect organization={organization} made={made} />;
  const onDone = (saved: Made) => {
    // What connects a chat is shown once: it is shown here.
    if (saved.connect_token) setMade(saved);
    else navigate(addresses.destination(organization.uuid, saved.uuid));
  };
  return (
    <Grid mt="md" gap="lg">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Radio.Group
          label={t`Type`}
          name="new-destination-type"
          value={type.type}
          onChange={(value) => setChosen(value)}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, md: 1 }} spacing="xs" mt="xs">
            {types.map((one) => (
              <Radio.Card key={one.type} value={one.type} p="sm" aria-label={one.label}>
                <Group gap="sm" wrap="nowrap">
                  <Radio.Indicator />
                  <ChannelIcon type={one.type} />
                  <Text>{one.label}</Text>
                </Group>
              </Radio.Card>
            ))}
          </SimpleGrid>
        </Radio.Group>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <DestinationForm key={type.type} organization={organization} type={type} onDone={onDone} />
      </Grid.Col>
    </Grid>
  );
}

function Connect({ organization, made }: { organization: OrganizationDetail; made: Made }) {
  return (
    <Panel id="connect" title={made.name} heading="h3">
      <Stack align="flex-start">
        <ConnectChat instructions={made as ConnectInstructions} />
        <LinkButton to={addresses.destination(organization.uuid, made.uuid)} variant="default">
          <Trans>Show the destination</Trans>
        </LinkButton>
      </Stack>
    </Panel>
  );
}
