import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { NotificationDelivery } from '@platform/contracts';
import { Cell, Row, Table } from '../../components/table.js';
import { Moment } from '../../components/moment.js';
import { momentOf } from '../../components/words.js';
import { ChannelIcon } from './channel.js';
import { DeliveryBadge, SeverityBadge } from './states.js';

interface DeliveryTableProps {
  deliveries: NotificationDelivery[];
  onOpen: (uuid: string) => void;
}

export function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  const { t } = useLingui();
  return (
    <Table
      aria-labelledby="deliveries"
      columns={[t`When`, t`What`, t({ message: 'To', context: 'recipient' }), t`Status`]}
      unseen={t`Details`}
    >
      {deliveries.map((delivery) => (
        <Row key={delivery.uuid}>
          <Cell kind="when">
            <Moment at={delivery.created_at} />
          </Cell>
          <Cell kind="who">
            {delivery.title}
            <Group gap="xs" mt={4}>
              <SeverityBadge severity={delivery.severity} />
              <Text span size="sm" c="dimmed">
                {delivery.event}
              </Text>
            </Group>
          </Cell>
          <Cell kind="long">
            <Group gap="xs" wrap="nowrap">
              <ChannelIcon type={delivery.endpoint.type} />
              {delivery.endpoint.name}
            </Group>
          </Cell>
          <Cell>
            <DeliveryBadge status={delivery.status} />
            <Text size="sm" c="dimmed">
              {retryText(delivery) || delivery.error_message}
            </Text>
          </Cell>
          <Cell>
            <Button type="button" size="xs" variant="default" onClick={() => onOpen(delivery.uuid)}>
              {t`Details`}
              <VisuallyHidden> {t`of ${delivery.title}`}</VisuallyHidden>
            </Button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/**
 * Where a delivery stands in its schedule: `first try`, `retry 2 of 5` while it is sent, `retry 3 of 5 at …` while it
 * waits for that.
 */
export function retryText({ status, attempt, max_attempts, next_retry_at }: NotificationDelivery): string {
  if (status !== 'pending' || attempt === 0) return '';
  if (next_retry_at) {
    const at = momentOf(next_retry_at);
    return t`retry ${attempt} of ${max_attempts} at ${at}`;
  }
  const retry = attempt - 1;
  return attempt === 1 ? t`first try` : t`retry ${retry} of ${max_attempts}`;
}
