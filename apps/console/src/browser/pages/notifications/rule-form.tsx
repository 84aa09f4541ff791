import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { CreateRule, MuteWindow, NotificationRule, OrganizationDetail, Severity } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { SelectField, TextareaField, TextField } from '../../components/field.js';
import { SubmitButton } from '../../components/form.js';
import { errorsAbout, wordsOf } from '../../components/list-field.js';
import { NamedOptions } from '../../components/options.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addresses } from './addresses.js';
import { MuteWindows } from './mute-windows.js';
import { ServiceSelect, SeveritySelect, TeamSelect } from './rule-selects.js';
import type { Surroundings } from './rules.js';

interface RuleFormProps {
  organization: OrganizationDetail;
  around: Surroundings;
  /** Changed by the form; a new one is made without it. */
  rule: NotificationRule | undefined;
  /** The destination that a new one begins with. */
  to: string | undefined;
  onDone: () => void;
}

export function RuleForm({ organization, around, rule, to, onDone }: RuleFormProps) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const id = rule ? `rule-${rule.uuid}` : 'new-rule';
  const [shownWindows] = useState<MuteWindow[]>(rule?.mute_windows ?? []);
  const [windows, setWindows] = useState(shownWindows);
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key, shownOf) => {
      const below = api.in(organization.uuid).notifications;
      const body = ruleOf(id, textOf, windows);
      return rule
        ? below.updateRule(rule.uuid, changesOf(ruleOf(id, shownOf, shownWindows), body))
        : below.createRule({ ...body, is_active: true }, key);
    },
    onDone: (saved) => {
      onDone();
      navigate(rule ? paths.organization(organization.uuid, 'rules') : addresses.rule(organization.uuid, saved.uuid));
    },
    fieldOf: { limit_reached: 'name' },
    isChangedBeside: () => JSON.stringify(windows) !== JSON.stringify(shownWindows),
  });
  /** A field that is not complete is named as its control is. */
  const about = (field: string) => errorsAbout(errors, field) ?? errors[`${id}-${field}`];
  return (
    <Paper
      component="form"
      withBorder
      radius="md"
      p="lg"
      ref={form.formRef}
      onSubmit={form.onSubmit}
      noValidate
      aria-label={rule ? t`Edit ${rule.name}` : t`New rule`}
    >
      <Stack gap="md">
        <TextField
          name={`${id}-name`}
          label={t`Name`}
          errors={about('name')}
          autoComplete="off"
          defaultValue={rule?.name}
          required
        />
        <TextareaField
          name={`${id}-events`}
          label={t`Events`}
          hint={t`Names or patterns, parted by commas or lines: deploy.failed, deploy.*, *.failed, or * for everything`}
          errors={about('events')}
          rows={2}
          spellCheck={false}
          defaultValue={rule?.events.join('\n')}
          required
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <SelectField
            name={`${id}-endpoint`}
            label={t`Destination`}
            errors={about('notification_endpoint_uuid')}
            defaultValue={rule?.notification_endpoint_uuid ?? to}
          >
            <NamedOptions of={around.destinations} />
          </SelectField>
          <SeveritySelect
            name={`${id}-severity`}
            label={t`From which severity on`}
            errors={about('minimum_severity')}
            chosen={rule?.minimum_severity ?? 'info'}
          />
          <ServiceSelect
            name={`${id}-service`}
            label={t`Service`}
            errors={about('saas_service_id')}
            known={around.services}
            chosen={rule?.saas_service_id}
          />
          <TeamSelect
            name={`${id}-team`}
            label={t`Team`}
            errors={about('organization_team_id')}
            organization={organization}
            known={around.teams}
            chosen={rule?.organization_team_id}
          />
        </SimpleGrid>
        <QuietFields id={id} rule={rule} about={about} />
        <MuteWindows id={id} windows={windows} onChange={setWindows} errors={about('mute_windows')} />
        <SubmitButton form={form} label={rule ? t`Save` : t`Create rule`} whileSending={t`Saving…`} />
      </Stack>
    </Paper>
  );
}

interface QuietFieldsProps {
  id: string;
  rule: NotificationRule | undefined;
  about: (field: string) => string[] | undefined;
}

/** What makes a rule send less often. */
function QuietFields({ id, rule, about }: QuietFieldsProps) {
  const { t } = useLingui();
  // Not by the macro, which would take the braces for its own.
  const example = '{{event}} {{metadata.host}}';
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField
          name={`${id}-digest_minutes`}
          label={t`Gather for minutes (optional)`}
          hint={t`Sends what comes meanwhile as one message; 1 to 1,440`}
          errors={about('digest_minutes')}
          type="number"
          min={1}
          max={1440}
          defaultValue={rule?.digest_minutes ?? undefined}
        />
        <TextField
          name={`${id}-deduplication_minutes`}
          label={t`Repeats count as one for minutes`}
          hint={t`1 to 10,080`}
          errors={about('deduplication_minutes')}
          type="number"
          min={1}
          max={10080}
          defaultValue={rule?.deduplication_minutes ?? 60}
        />
      </SimpleGrid>
      <TextField
        name={`${id}-dedup`}
        label={t`What makes an event a repeat (optional)`}
        hint={t`For example ${example}: events with the same text are the same, unless one has a higher severity`}
        errors={about('deduplication_key')}
        autoComplete="off"
        spellCheck={false}
        defaultValue={rule?.deduplication_key ?? undefined}
      />
    </>
  );
}

/** The form as the API takes it. */
function ruleOf(id: string, fieldText: FieldText, mute_windows: MuteWindow[]): Omit<CreateRule, 'is_active'> {
  const textOf: FieldText = (name) => fieldText(`${id}-${name}`);
  const number = (name: string) => (textOf(name) === '' ? null : Number(textOf(name)));
  return {
    name: textOf('name'),
    notification_endpoint_uuid: textOf('endpoint'),
    events: wordsOf(textOf('events')),
    minimum_severity: textOf('severity') as Severity,
    saas_service_id: number('service'),
    organization_team_id: number('team'),
    mute_windows,
    digest_minutes: number('digest_minutes'),
    deduplication_key: textOf('dedup').trim() || null,
    deduplication_minutes: number('deduplication_minutes') ?? 60,
  };
}
