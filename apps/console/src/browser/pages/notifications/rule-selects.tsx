import { Button } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail, Severity } from '@platform/contracts';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { SelectField } from '../../components/field.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { severityWords } from './states.js';

interface SelectProps {
  name: string;
  label: string;
  errors?: string[] | undefined;
}

export function SeveritySelect({ chosen, ...field }: SelectProps & { chosen?: Severity | undefined }) {
  return (
    <SelectField {...field} defaultValue={chosen}>
      <Options of={severityWords()} />
    </SelectField>
  );
}

interface LimitProps extends SelectProps {
  organization: OrganizationDetail;
  chosen?: number | null | undefined;
}

/** Any service, or one of those that are loaded when somebody wants to choose. */
export function ServiceSelect(props: LimitProps) {
  const { t } = useLingui();
  return <UponRequest {...props} button={t`Choose a service`} Select={Services} />;
}

function Services({ organization: { uuid }, ...field }: LimitProps) {
  const { t } = useLingui();
  const { resource } = useResource('services', (api, signal) => api.in(uuid).notifications.services(signal));
  return (
    <Loaded of={resource} what={t`the services`} rows={1}>
      {(services) => <OfThose {...field} none={t`Any service`} known={services} />}
    </Loaded>
  );
}

/** Any team, or one of those that are loaded when somebody wants to choose. */
export function TeamSelect(props: LimitProps) {
  const { t } = useLingui();
  const seesTeams = props.organization.your_permissions.includes('view_members');
  if (seesTeams) return <UponRequest {...props} button={t`Choose a team`} Select={Teams} />;
  return props.chosen != null && <OfThose {...props} none={t`Any team, or none`} known={[]} />;
}

function Teams({ organization: { uuid }, ...field }: LimitProps) {
  const { t } = useLingui();
  const { resource } = useResource(`teams ${uuid}`, (api, signal) => api.in(uuid).teams(signal));
  return (
    <Loaded of={resource} what={t`the teams`} rows={1}>
      {(teams) => <OfThose {...field} none={t`Any team, or none`} known={teams} />}
    </Loaded>
  );
}

interface UponRequestProps extends LimitProps {
  button: string;
  Select: ComponentType<LimitProps>;
}

/** Most rules name none: the list to choose from is loaded for those who want one. */
function UponRequest({ button, Select, ...field }: UponRequestProps) {
  const [isAsked, setAsked] = useState(field.chosen != null);
  if (isAsked) return <Select {...field} />;
  return (
    <Button type="button" variant="default" w="fit-content" style={{ alignSelf: 'end' }} onClick={() => setAsked(true)}>
      {button}
    </Button>
  );
}

interface OfThoseProps extends Omit<LimitProps, 'organization'> {
  /** Stands for none of them. */
  none: string;
  known: readonly { id: number; name: string }[];
}

/** One that is chosen already and cannot be seen by its name stays chosen. */
function OfThose({ none, known, chosen, ...field }: OfThoseProps) {
  const { t } = useLingui();
  const isUnknown = chosen != null && !known.some(({ id }) => id === chosen);
  const select = useRef<HTMLSelectElement>(null);
  // It stands where the button was that asked for it.
  useEffect(() => {
    if (chosen == null) select.current?.focus();
  }, []);
  return (
    <SelectField {...field} ref={select} defaultValue={chosen ?? ''}>
      <option value="">{none}</option>
      {isUnknown && <option value={chosen}>{t`id ${chosen}`}</option>}
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
