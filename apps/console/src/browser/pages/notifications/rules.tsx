import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail, RuleChoices } from '@platform/contracts';
import { IconPlus } from '@tabler/icons-react';
import type { NotificationsApi } from '../../api/notifications-api.js';
import { useResource } from '../../api/use-resource.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { useAddress } from '../../components/use-address.js';
import { paths } from '../../navigation/routes.js';
import { Reason } from '../organization/guarded-section.js';
import { whyNot } from '../organization/may.js';
import type { PartProps } from '../organization/part.js';
import { addresses } from './addresses.js';
import { NotificationsPart } from './part.js';
import { RoutingTestForm } from './routing-test.js';
import { RuleList } from './rule-list.js';
import { RulePage } from './rule-page.js';
import { WhoGetsWhat } from './who-gets-what.js';

/** What rules refer to, by name. */
export interface Surroundings extends RuleChoices {
  destinations: NotificationDestination[];
}

/** The rules of an organization: all of them, one, or a new one. */
export function Rules({ organization }: PartProps) {
  const { asked } = useAddress();
  const uuid = asked.get('rule') ?? undefined;
  const isOne = uuid !== undefined || asked.has('new');
  return isOne ? (
    <OneRule key={uuid} organization={organization} uuid={uuid} to={asked.get('to') ?? undefined} />
  ) : (
    <AllRules organization={organization} />
  );
}

async function load(notifications: NotificationsApi, signal: AbortSignal) {
  const [rules, destinations, choices] = await Promise.all([
    notifications.rules(signal),
    notifications.destinations(signal),
    notifications.ruleChoices(signal),
  ]);
  return { rules, around: { destinations, ...choices } };
}

function AllRules({ organization }: { organization: OrganizationDetail }) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`rules ${organization.uuid}`, (api, signal) =>
    load(api.in(organization.uuid).notifications, signal),
  );
  const reason = whyNot(organization, 'manage_notifications', t`Rules cannot be changed while suspended.`);
  const hasDestination = resource.state === 'ready' && resource.value.around.destinations.length > 0;
  return (
    <NotificationsPart
      organization={organization}
      id="rules"
      title={t`Rules`}
      lead={<Trans>Each rule sends some of the events of your services to one destination.</Trans>}
      actions={
        !reason &&
        hasDestination && (
          <LinkButton to={addresses.newRule(organization.uuid)} leftSection={<IconPlus size={16} aria-hidden />}>
            <Trans>New rule</Trans>
          </LinkButton>
        )
      }
    >
      <Reason>{reason}</Reason>
      <Loaded of={resource} what={t`the rules`} rows={3}>
        {({ rules, around }) => (
          <>
            <RuleList organization={organization} rules={rules} around={around} refresh={refresh} />
            {rules.length > 0 && <WhoGetsWhat organization={organization} rules={rules} around={around} />}
            {rules.length > 0 && !reason && <RoutingTestForm organization={organization} choices={around} />}
          </>
        )}
      </Loaded>
    </NotificationsPart>
  );
}

interface OneRuleProps {
  organization: OrganizationDetail;
  /** A new one is made without it. */
  uuid: string | undefined;
  /** The destination that a new one begins with. */
  to: string | undefined;
}

async function loadOne(notifications: NotificationsApi, uuid: string | undefined, signal: AbortSignal) {
  const [rules, destinations, choices] = await Promise.all([
    uuid === undefined ? [] : notifications.rules(signal),
    notifications.destinations(signal),
    notifications.ruleChoices(signal),
  ]);
  return { rule: rules.find((rule) => rule.uuid === uuid), around: { destinations, ...choices } };
}

function OneRule({ organization, uuid, to }: OneRuleProps) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`rule ${uuid ?? `for ${organization.uuid}`}`, (api, signal) =>
    loadOne(api.in(organization.uuid).notifications, uuid, signal),
  );
  const title = uuid === undefined ? t`New rule` : resource.state === 'ready' && resource.value.rule?.name;
  return (
    <NotificationsPart
      organization={organization}
      id="rule"
      title={title || t`Rule`}
      back={{ to: paths.organization(organization.uuid, 'rules'), title: t`All rules` }}
    >
      <Loaded of={resource} what={t`the rule`} rows={3}>
        {({ rule, around }) =>
          uuid !== undefined && !rule ? (
            <Text mt="md">
              <Trans>This rule does not exist any more.</Trans>
            </Text>
          ) : (
            <RulePage organization={organization} rule={rule} around={around} to={to} refresh={refresh} />
          )
        }
      </Loaded>
    </NotificationsPart>
  );
}
