import { Group, Stack, Text, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationRule, OrganizationDetail } from '@platform/contracts';
import { ActionButton } from '../../components/action-button.js';
import { paths } from '../../navigation/routes.js';
import { whyNot } from '../organization/may.js';
import { RuleForm } from './rule-form.js';
import type { Surroundings } from './rules.js';
import { RuleState } from './states.js';

interface RulePageProps {
  organization: OrganizationDetail;
  /** A new one is made without it. */
  rule: NotificationRule | undefined;
  around: Surroundings;
  /** The destination that a new one begins with. */
  to: string | undefined;
  refresh: () => void;
}

export function RulePage({ organization, rule, around, to, refresh }: RulePageProps) {
  const { t } = useLingui();
  const reason = whyNot(organization, 'manage_notifications', t`Rules cannot be changed while suspended.`);
  if (reason) return <Text mt="md">{reason}</Text>;
  return (
    <Stack gap="lg" mt="md" maw="45rem">
      {rule && <State organization={organization} rule={rule} refresh={refresh} />}
      <RuleForm organization={organization} around={around} rule={rule} to={to} onDone={refresh} />
      {rule && <Danger organization={organization} rule={rule} />}
    </Stack>
  );
}

interface OfRuleProps {
  organization: OrganizationDetail;
  rule: NotificationRule;
}

function State({ organization, rule, refresh }: OfRuleProps & { refresh: () => void }) {
  const { t } = useLingui();
  const { uuid, name, is_active } = rule;
  return (
    <Group gap="sm">
      <RuleState of={rule} />
      <ActionButton
        label={is_active ? t`Switch off` : t`Switch on`}
        about={name}
        send={(api) => api.in(organization.uuid).notifications.updateRule(uuid, { is_active: !is_active })}
        onDone={refresh}
      />
    </Group>
  );
}

function Danger({ organization, rule: { uuid, name } }: OfRuleProps) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3}>
        <Trans>Delete the rule</Trans>
      </Title>
      <Text>
        <Trans>What it alone sends to its destination is sent no more.</Trans>
      </Text>
      <ActionButton
        label={t`Delete`}
        isDangerous
        about={name}
        question={t`Delete the rule ${name}?`}
        send={(api) => api.in(organization.uuid).notifications.deleteRule(uuid)}
        leadsTo={paths.organization(organization.uuid, 'rules')}
      />
    </Stack>
  );
}
