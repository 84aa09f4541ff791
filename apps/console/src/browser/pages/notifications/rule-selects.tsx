import { severities, type Severity } from '@platform/contracts';
import type { ControlProps } from '../../components/field.js';
import { ReferenceSelect } from '../../components/options.js';
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

interface AroundSelectProps {
  control: ControlProps;
  around: Surroundings;
  chosen?: number | null | undefined;
}

export function ServiceSelect({ control, around, chosen }: AroundSelectProps) {
  return (
    <ReferenceSelect control={control} noneText="Any service" known={around.services} chosen={chosen} idText="id" />
  );
}

export function TeamSelect({ control, around, chosen }: AroundSelectProps) {
  return (
    <ReferenceSelect control={control} noneText="Any team, or none" known={around.teams} chosen={chosen} idText="id" />
  );
}
