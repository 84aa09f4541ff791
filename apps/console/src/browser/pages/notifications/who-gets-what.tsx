import { Code, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, NotificationRule, OrganizationDetail } from '@platform/contracts';
import { Panel } from '../../components/panel.js';
import { Link } from '../../navigation/navigation.js';
import { addresses } from './addresses.js';
import { ChannelIcon } from './channel.js';
import { CompactTable } from './compact-table.js';
import type { Surroundings } from './rules.js';
import { SeverityBadge } from './states.js';

interface WhoGetsWhatProps {
  organization: OrganizationDetail;
  rules: NotificationRule[];
  around: Surroundings;
}

/** The rules that are on as a table: events down, destinations across. */
export function WhoGetsWhat({ organization, rules, around }: WhoGetsWhatProps) {
  const { t } = useLingui();
  const active = rules.filter(({ is_active }) => is_active);
  const patterns = [...new Set(active.flatMap(({ events }) => events))].sort();
  const targets = around.destinations.filter(({ uuid }) =>
    active.some((rule) => rule.notification_endpoint_uuid === uuid),
  );
  return (
    <Panel
      id="who-gets-what"
      title={t`Who gets what`}
      heading="h3"
      lead={<Trans>Each place is a rule that is on, and the severity from which on it sends.</Trans>}
    >
      {patterns.length === 0 ? (
        <Text>
          <Trans>No rule is on.</Trans>
        </Text>
      ) : (
        <CompactTable
          aria-labelledby="who-gets-what-title"
          head={[
            t`Events`,
            ...targets.map(({ uuid, type, name }) => (
              <Group key={uuid} gap="xs" wrap="nowrap">
                <ChannelIcon type={type} />
                {name}
              </Group>
            )),
          ]}
        >
          {patterns.map((pattern) => (
            <tr key={pattern}>
              <th scope="row">
                <Code>{pattern}</Code>
              </th>
              {targets.map((target) => (
                <td key={target.uuid}>
                  <Place organization={organization} rules={active.filter(sends(pattern, target))} />
                </td>
              ))}
            </tr>
          ))}
        </CompactTable>
      )}
    </Panel>
  );
}

const sends = (pattern: string, target: NotificationDestination) => (rule: NotificationRule) =>
  rule.notification_endpoint_uuid === target.uuid && rule.events.includes(pattern);

function Place({ organization, rules }: Pick<WhoGetsWhatProps, 'organization' | 'rules'>) {
  if (rules.length === 0) return <Text c="dimmed">–</Text>;
  return (
    <Stack gap={4} align="flex-start">
      {rules.map((rule) => (
        <Group key={rule.uuid} gap={6} wrap="nowrap">
          <Link to={addresses.rule(organization.uuid, rule.uuid)}>{rule.name}</Link>
          <SeverityBadge severity={rule.minimum_severity} />
          <VisuallyHidden>
            <Trans>and above</Trans>
          </VisuallyHidden>
        </Group>
      ))}
    </Stack>
  );
}
