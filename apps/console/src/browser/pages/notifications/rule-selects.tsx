import { useLingui } from '@lingui/react/macro';
import type { Severity } from '@platform/contracts';
import { SelectField } from '../../components/field.js';
import { Options } from '../../components/options.js';
import type { Surroundings } from './rules.js';
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

interface AroundSelectProps extends SelectProps {
  around: Surroundings;
  chosen?: number | null | undefined;
}

export function ServiceSelect({ around: { services }, ...field }: AroundSelectProps) {
  const { t } = useLingui();
  return <OfThose {...field} none={t`Any service`} known={services} />;
}

export function TeamSelect({ around: { teams }, ...field }: AroundSelectProps) {
  const { t } = useLingui();
  return <OfThose {...field} none={t`Any team, or none`} known={teams} />;
}

interface OfThoseProps extends SelectProps {
  /** Stands for none of them. */
  none: string;
  known: readonly { id: number; name: string }[];
  chosen?: number | null | undefined;
}

/** One that is chosen already and cannot be seen by its name stays chosen. */
function OfThose({ none, known, chosen, ...field }: OfThoseProps) {
  const { t } = useLingui();
  const isUnknown = chosen != null && !known.some(({ id }) => id === chosen);
  return (
    <SelectField {...field} defaultValue={chosen ?? ''}>
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
