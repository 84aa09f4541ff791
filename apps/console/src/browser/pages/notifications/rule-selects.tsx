import { severities, type Severity } from '@platform/contracts';
import type { ControlProps } from '../../components/field.js';
import type { Surroundings } from './rules.js';

export function SeveritySelect({ control, chosen }: { control: ControlProps; chosen?: Severity | undefined }) {
  return (
    <select {...control} defaultValue={chosen}>
      {severities.map((severity) => (
        <option key={severity}>{severity}</option>
      ))}
    </select>
  );
}

interface ReferenceSelectProps {
  control: ControlProps;
  around: Surroundings;
  chosen?: number | null | undefined;
}

export function ServiceSelect({ control, around, chosen }: ReferenceSelectProps) {
  return <Select control={control} anyText="Any service" known={around.services} chosen={chosen} />;
}

export function TeamSelect({ control, around, chosen }: ReferenceSelectProps) {
  return <Select control={control} anyText="Any team, or none" known={around.teams} chosen={chosen} />;
}

interface SelectProps {
  control: ControlProps;
  anyText: string;
  known: readonly { id: number; name: string }[];
  chosen: number | null | undefined;
}

/** One that is chosen already and cannot be seen by its name stays chosen. */
function Select({ control, anyText, known, chosen }: SelectProps) {
  const isUnknown = chosen != null && !known.some(({ id }) => id === chosen);
  return (
    <select {...control} defaultValue={chosen ?? ''}>
      <option value="">{anyText}</option>
      {isUnknown && <option value={chosen}>id {chosen}</option>}
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
