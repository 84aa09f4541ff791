import { Group, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationRule, OrganizationDetail } from '@platform/contracts';
import { ActionButton } from '../../components/action-button.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { NamedOptions } from '../../components/options.js';
import { Choice, RemoveFilters, SearchField } from '../../components/narrowing.js';
import { Cell, Row, Table } from '../../components/table.js';
import { useAddress } from '../../components/use-address.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { may } from '../organization/may.js';
import { addresses } from './addresses.js';
import { ChannelIcon } from './channel.js';
import { RuleEvents } from './rule-events.js';
import { limitsOf } from './rule-words.js';
import type { Surroundings } from './rules.js';
import { HealthBadge, RuleState, SeverityBadge } from './states.js';

interface RuleListProps {
  organization: OrganizationDetail;
  rules: NotificationRule[];
  around: Surroundings;
  refresh: () => void;
}

/** All rules are there already, as the table of who gets what needs them: so they are searched here. */
export function RuleList(props: RuleListProps) {
  const { t } = useLingui();
  const { asked } = useAddress();
  const { organization, rules, around } = props;
  if (rules.length === 0) return <NoneYet organization={organization} around={around} />;
  const found = rules.filter((rule) => matches(rule, asked));
  return (
    <>
      <Group gap="sm" mt="md" align="flex-end" role="search" aria-label={t`Rules`}>
        <SearchField label={t`Search of rules`} placeholder={t`Name or event`} />
        <Choice name="endpoint" label={t`Destination`}>
          <option value="">{t`Every destination`}</option>
          <NamedOptions of={around.destinations} />
        </Choice>
        <Choice name="state" label={t`State`}>
          <option value="">{t`On or off`}</option>
          <option value="on">{t`on`}</option>
          <option value="off">{t`off`}</option>
        </Choice>
        <RemoveFilters names={['q', 'endpoint', 'state']} />
      </Group>
      {found.length > 0 ? (
        <RuleTable {...props} rules={found} />
      ) : (
        <EmptyState
          title={t`No rule matches`}
          actions={
            <LinkButton to={paths.organization(organization.uuid, 'rules')} variant="default">
              <Trans>Remove the filters</Trans>
            </LinkButton>
          }
        >
          <Trans>There are others than these.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function matches(
  { name, events, notification_endpoint_uuid: to, is_active }: NotificationRule,
  asked: URLSearchParams,
) {
  const text = (asked.get('q') ?? '').toLowerCase();
  const isFound = [name, ...events].some((one) => one.toLowerCase().includes(text));
  const isThere = [null, '', to].includes(asked.get('endpoint'));
  return isFound && isThere && [null, '', is_active ? 'on' : 'off'].includes(asked.get('state'));
}

function NoneYet({ organization, around }: Pick<RuleListProps, 'organization' | 'around'>) {
  const { t } = useLingui();
  const mayAdd = may(organization, 'manage_notifications');
  const add =
    around.destinations.length > 0 ? (
      <LinkButton to={addresses.newRule(organization.uuid)}>
        <Trans>Make the first rule</Trans>
      </LinkButton>
    ) : (
      <LinkButton to={addresses.newDestination(organization.uuid)}>
        <Trans>Add a destination first</Trans>
      </LinkButton>
    );
  return (
    <EmptyState
      title={t`There is none yet, so that nothing is sent anywhere.`}
      use={<Trans>So that a failed deployment is in the chat of the people who can repair it.</Trans>}
      actions={mayAdd && add}
    >
      <Trans>A rule says which events go to which destination, from which severity on, and when not.</Trans>
    </EmptyState>
  );
}

function RuleTable({ organization, rules, around, refresh }: RuleListProps) {
  const { t } = useLingui();
  const mayChange = may(organization, 'manage_notifications');
  return (
    <Table
      aria-labelledby="rules"
      columns={[t`Name`, t`Events`, t`Destination`, t`State`]}
      {...(mayChange && { unseen: t`Actions` })}
    >
      {rules.map((rule) => (
        <Row key={rule.uuid}>
          <Cell kind="who">
            <Link to={addresses.rule(organization.uuid, rule.uuid)}>{rule.name}</Link>
            {limitsOf(rule, around).map((limit) => (
              <Text key={limit} size="sm" c="dimmed">
                {limit}
              </Text>
            ))}
          </Cell>
          <Cell kind="long">
            <RuleEvents of={rule} />
            <Group gap={6} mt={4}>
              <Trans>
                from <SeverityBadge severity={rule.minimum_severity} /> on
              </Trans>
            </Group>
          </Cell>
          <Cell kind="long">
            <Destination organization={organization} uuid={rule.notification_endpoint_uuid} around={around} />
          </Cell>
          <Cell>
            <RuleState of={rule} />
          </Cell>
          {mayChange && (
            <Cell>
              <ActionButton
                label={rule.is_active ? t`Switch off` : t`Switch on`}
                about={rule.name}
                send={(api) =>
                  api.in(organization.uuid).notifications.updateRule(rule.uuid, { is_active: !rule.is_active })
                }
                onDone={refresh}
              />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

interface DestinationProps {
  organization: OrganizationDetail;
  uuid: string;
  around: Surroundings;
}

function Destination({ organization, uuid, around }: DestinationProps) {
  const destination = around.destinations.find((one) => one.uuid === uuid);
  if (!destination) return <Trans>a destination</Trans>;
  const isTrouble = !['working', 'unused'].includes(destination.health);
  return (
    <Group gap="xs">
      <ChannelIcon type={destination.type} />
      <Link to={addresses.destination(organization.uuid, uuid)}>{destination.name}</Link>
      {isTrouble && <HealthBadge of={destination} />}
    </Group>
  );
}
