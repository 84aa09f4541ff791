import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  NotificationDestination,
  NotificationRule,
  OrganizationDetail,
  SaasService,
  Team,
} from '@platform/contracts';
import { IconPlus } from '@tabler/icons-react';
import type { Api } from '../../api/api.js';
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
export interface Surroundings {
  destinations: NotificationDestination[];
  services: SaasService[];
  teams: Team[];
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

async function load(api: Api, organization: OrganizationDetail, signal: AbortSignal) {
  const below = api.in(organization.uuid);
  const seesTeams = organization.your_permissions.includes('view_members');
  const [rules, destinations, services, teams] = await Promise.all([
    below.notifications.rules(signal),
    below.notifications.destinations(signal),
    below.notifications.services(signal),
    seesTeams ? below.teams(signal) : [],
  ]);
  return { rules, around: { destinations, services, teams } };
}

const useRules = (organization: OrganizationDetail) =>
  useResource(`rules ${organization.uuid}`, (api, signal) => load(api, organization, signal));

function AllRules({ organization }: { organization: OrganizationDetail }) {
  const { t } = useLingui();
  const { resource, refresh } = useRules(organization);
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
            {rules.length > 0 && !reason && <RoutingTestForm organization={organization} around={around} />}
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

function OneRule({ organization, uuid, to }: OneRuleProps) {
  const { t } = useLingui();
  const { resource, refresh } = useRules(organization);
  const ruleIn = (rules: NotificationRule[]) => rules.find((rule) => rule.uuid === uuid);
  const title = uuid === undefined ? t`New rule` : resource.state === 'ready' && ruleIn(resource.value.rules)?.name;
  return (
    <NotificationsPart
      organization={organization}
      id="rule"
      title={title || t`Rule`}
      back={{ to: paths.organization(organization.uuid, 'rules'), title: t`All rules` }}
    >
      <Loaded of={resource} what={t`the rule`} rows={3}>
        {({ rules, around }) => {
          const rule = ruleIn(rules);
          return uuid !== undefined && !rule ? (
            <Text mt="md">
              <Trans>This rule does not exist any more.</Trans>
            </Text>
          ) : (
            <RulePage organization={organization} rule={rule} around={around} to={to} refresh={refresh} />
          );
        }}
      </Loaded>
    </NotificationsPart>
  );
}
