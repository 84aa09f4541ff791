import type { CreateRule, MuteWindow, NotificationRule, OrganizationDetail, Severity } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { errorsAbout, wordsOf } from '../../components/list-field.js';
import { NamedOptions } from '../../components/options.js';
import { MuteWindows } from './mute-windows.js';
import { ServiceSelect, SeveritySelect, TeamSelect } from './rule-selects.js';
import type { Surroundings } from './rules.js';

interface RuleFormProps {
  organization: OrganizationDetail;
  around: Surroundings;
  /** Changed by the form; a new one is made without it. */
  rule?: NotificationRule;
  onDone: () => void;
}

export function RuleForm({ organization, around, rule, onDone }: RuleFormProps) {
  const id = rule ? `rule-${rule.uuid}` : 'new-rule';
  const [shownWindows] = useState<MuteWindow[]>(rule?.mute_windows ?? []);
  const [windows, setWindows] = useState(shownWindows);
  const [done, setDone] = useState('');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key, shownOf) => {
      const below = api.in(organization.uuid).notifications;
      const body = ruleOf(id, textOf, windows);
      return rule
        ? below.updateRule(rule.uuid, changesOf(ruleOf(id, shownOf, shownWindows), body))
        : below.createRule({ ...body, is_active: true }, key);
    },
    onDone: ({ name }, element) => {
      if (!rule) {
        element.reset();
        setWindows([]);
      }
      setDone(`The rule ${name} is saved.`);
      onDone();
    },
    fieldOf: { limit_reached: 'name' },
    isChangedBeside: () => JSON.stringify(windows) !== JSON.stringify(shownWindows),
  });
  /** A field that is not complete is named as its control is. */
  const about = (field: string) => errorsAbout(errors, field) ?? errors[`${id}-${field}`];
  return (
    <TitledForm id={id} title={rule ? `Edit ${rule.name}` : 'New rule'} isPanel={!rule} form={form} done={done}>
      <Field name={`${id}-name`} label="Name" errors={about('name')}>
        {(control) => <input {...control} type="text" autoComplete="off" defaultValue={rule?.name} required />}
      </Field>
      <Field
        name={`${id}-events`}
        label="Events"
        hint="Names or patterns, parted by commas or lines: deploy.failed, deploy.*, *.failed, or * for everything"
        errors={about('events')}
      >
        {(control) => (
          <textarea {...control} rows={2} spellCheck={false} defaultValue={rule?.events.join('\n')} required />
        )}
      </Field>
      <div className="pair">
        <Field name={`${id}-endpoint`} label="Destination" errors={about('notification_endpoint_uuid')}>
          {(control) => (
            <select {...control} defaultValue={rule?.notification_endpoint_uuid}>
              <NamedOptions of={around.destinations} />
            </select>
          )}
        </Field>
        <Field name={`${id}-severity`} label="From which severity on" errors={about('minimum_severity')}>
          {(control) => <SeveritySelect control={control} chosen={rule?.minimum_severity ?? 'info'} />}
        </Field>
        <Field name={`${id}-service`} label="Service" errors={about('saas_service_id')}>
          {(control) => <ServiceSelect control={control} around={around} chosen={rule?.saas_service_id} />}
        </Field>
        <Field name={`${id}-team`} label="Team" errors={about('organization_team_id')}>
          {(control) => <TeamSelect control={control} around={around} chosen={rule?.organization_team_id} />}
        </Field>
      </div>
      <QuietFields id={id} rule={rule} about={about} />
      <MuteWindows id={id} windows={windows} onChange={setWindows} errors={about('mute_windows')} />
      <div className="actions">
        <SubmitButton form={form} label={rule ? 'Save' : 'Create rule'} whileSending="Saving…" />
      </div>
    </TitledForm>
  );
}

interface QuietFieldsProps {
  id: string;
  rule: NotificationRule | undefined;
  about: (field: string) => string[] | undefined;
}

/** What makes a rule send less often. */
function QuietFields({ id, rule, about }: QuietFieldsProps) {
  return (
    <>
      <div className="pair">
        <Field
          name={`${id}-digest_minutes`}
          label="Gather for minutes (optional)"
          hint="Sends what comes meanwhile as one message; 1 to 1,440"
          errors={about('digest_minutes')}
        >
          {(control) => (
            <input {...control} type="number" min={1} max={1440} defaultValue={rule?.digest_minutes ?? undefined} />
          )}
        </Field>
        <Field
          name={`${id}-deduplication_minutes`}
          label="Repeats count as one for minutes"
          hint="1 to 10,080"
          errors={about('deduplication_minutes')}
        >
          {(control) => (
            <input {...control} type="number" min={1} max={10080} defaultValue={rule?.deduplication_minutes ?? 60} />
          )}
        </Field>
      </div>
      <Field
        name={`${id}-dedup`}
        label="What makes an event a repeat (optional)"
        hint="For example {{event}} {{metadata.host}}: events with the same text are the same, unless one has a higher severity"
        errors={about('deduplication_key')}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={rule?.deduplication_key ?? undefined}
          />
        )}
      </Field>
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
