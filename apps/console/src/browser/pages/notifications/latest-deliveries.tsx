import { Group, Stack, Text, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { HealthStrip } from '../../charts/health-strip.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Moment } from '../../components/moment.js';
import { addresses } from './addresses.js';
import { DeliveryBadge } from './states.js';

const shown = 5;

interface LatestDeliveriesProps {
  organization: OrganizationDetail;
  destination: NotificationDestination;
}

/** What a destination got in the last day, and last of all. */
export function LatestDeliveries({ organization: { uuid }, destination }: LatestDeliveriesProps) {
  const { t } = useLingui();
  const { resource } = useResource(
    `latest ${destination.uuid} ${destination.last_success_at} ${destination.last_failure_at}`,
    async (api, signal) => {
      const below = api.in(uuid).notifications;
      const filters = new URLSearchParams({ endpoint_uuid: destination.uuid });
      const [{ buckets }, { data }] = await Promise.all([
        below.summary(filters, 'hour', signal),
        below.deliveries(filters, 1, signal),
      ]);
      return { buckets, deliveries: data.slice(0, shown) };
    },
  );
  return (
    <Stack gap="xs">
      <Title order={3} id="latest">
        <Trans>Latest deliveries</Trans>
      </Title>
      <Loaded of={resource} what={t`the deliveries`} rows={2}>
        {({ buckets, deliveries }) =>
          deliveries.length === 0 ? (
            <Text c="dimmed">
              <Trans>No event was sent there yet. Tests do not count.</Trans>
            </Text>
          ) : (
            <>
              <Group gap="sm">
                <HealthStrip hours={buckets} />
                <Text size="sm" c="dimmed">
                  <Trans>The last 24 hours</Trans>
                </Text>
              </Group>
              <Table aria-labelledby="latest" columns={[t`What`, t`Status`, t`When`]}>
                {deliveries.map((delivery) => (
                  <Row key={delivery.uuid}>
                    <Cell kind="who">{delivery.title}</Cell>
                    <Cell>
                      <DeliveryBadge status={delivery.status} />
                    </Cell>
                    <Cell kind="when">
                      <Moment at={delivery.created_at} />
                    </Cell>
                  </Row>
                ))}
              </Table>
              <div>
                <LinkButton to={addresses.deliveriesTo(uuid, destination.uuid)} variant="default" size="xs">
                  <Trans>All of its deliveries</Trans>
                </LinkButton>
              </div>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
