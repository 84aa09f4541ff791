import { Group, List, SimpleGrid, Text } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail, RoutingTestResult, RuleChoices, Severity } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { CheckboxField, TextField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { errorsAbout } from '../../components/list-field.js';
import { StateBadge } from '../../components/state-badge.js';
import { ServiceSelect, SeveritySelect, TeamSelect } from './rule-selects.js';

interface RoutingTestFormProps {
  organization: OrganizationDetail;
  choices: RuleChoices;
}

/** Says of an imagined event what every rule would do with it, and why. */
export function RoutingTestForm({ organization, choices }: RoutingTestFormProps) {
  const { t } = useLingui();
  const [result, setResult] = useState<RoutingTestResult>();
  const { errors, ...form } = useSubmit({
    send: (api, textOf) => {
      const number = (name: string) => (textOf(name) === '' ? null : Number(textOf(name)));
      return api.in(organization.uuid).notifications.testRouting({
        event: textOf('routing-event').trim(),
        severity: textOf('routing-severity') as Severity,
        saas_service_id: number('routing-service'),
        organization_team_id: number('routing-team'),
        send: textOf('routing-send') === 'on',
      });
    },
    onDone: setResult,
    savesNothing: true,
  });
  return (
    <TitledForm id="routing" title={t`Where would an event go?`} form={form}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        <TextField
          name="routing-event"
          label={t`Event`}
          errors={errorsAbout(errors, 'event')}
          autoComplete="off"
          spellCheck={false}
          placeholder="deploy.failed"
          required
        />
        <SeveritySelect name="routing-severity" label={t`Severity`} chosen="info" />
        <ServiceSelect
          name="routing-service"
          label={t`Service`}
          errors={errorsAbout(errors, 'saas_service_id')}
          known={choices.services}
        />
        <TeamSelect
          name="routing-team"
          label={t`Team`}
          errors={errorsAbout(errors, 'organization_team_id')}
          organization={organization}
          known={choices.teams}
        />
      </SimpleGrid>
      <CheckboxField name="routing-send" label={t`Send it for real, with the text of a test`} />
      <SubmitButton form={form} label={t`Show`} whileSending={t`Asking…`} />
      <div role="status">{result && <Result result={result} />}</div>
    </TitledForm>
  );
}

function Result({ result: { matched, unmatched, matched_destinations, sent } }: { result: RoutingTestResult }) {
  return (
    <>
      <Text c={matched_destinations > 0 ? 'green' : undefined}>
        <Plural
          value={matched_destinations}
          one="It would go to # destination."
          other="It would go to # destinations."
        />{' '}
        {sent.length > 0 && (
          <Plural
            value={sent.length}
            one="# sent: the deliveries show what came of it."
            other="# sent: the deliveries show what came of it."
          />
        )}
      </Text>
      <List listStyleType="none" spacing="xs" mt="xs">
        {matched.map(({ rule, endpoint, pattern, explanation }) => (
          <List.Item key={rule.uuid}>
            <Group gap="xs" component="span" display="inline-flex" mr="xs">
              <StateBadge tone="ok">
                <Trans>sends</Trans>
              </StateBadge>
            </Group>
            <Trans>
              <strong>{rule.name}</strong> to {endpoint.name}, by <code>{pattern}</code>.
            </Trans>{' '}
            {explanation.join(' ')}
          </List.Item>
        ))}
        {unmatched.map(({ rule_uuid, name, explanation }) => (
          <List.Item key={rule_uuid}>
            <Group gap="xs" component="span" display="inline-flex" mr="xs">
              <StateBadge tone="soft">
                <Trans>does not</Trans>
              </StateBadge>
            </Group>
            <strong>{name}</strong>: {explanation.join(' ')}
          </List.Item>
        ))}
      </List>
    </>
  );
}
