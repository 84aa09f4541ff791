import { useLingui } from '@lingui/react/macro';
import { SelectField } from './field.js';

/** What a `<select>` offers: the words of each value. */
export function Options({ of: words }: { of: Record<string, string> }) {
  return Object.entries(words).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** What a `<select>` offers: things by their names. */
export function NamedOptions({ of: known }: { of: readonly { uuid: string; name: string }[] }) {
  return known.map(({ uuid, name }) => (
    <option key={uuid} value={uuid}>
      {name}
    </option>
  ));
}

interface ReferenceSelectProps {
  name: string;
  label: string;
  errors?: string[] | undefined;
  known: readonly { id: number; name: string }[];
  chosen?: number | null | undefined;
  /** Stands for none of them. */
  none?: string;
}

/** One that is chosen already and cannot be seen by its name stays chosen. */
export function ReferenceSelect({ known, chosen, none, ...field }: ReferenceSelectProps) {
  const { t } = useLingui();
  const isUnknown = chosen != null && !known.some(({ id }) => id === chosen);
  return (
    <SelectField {...field} defaultValue={chosen ?? ''}>
      <option value="">{none ?? t`None`}</option>
      {isUnknown && (
        <option value={chosen}>
          {t`number`} {chosen}
        </option>
      )}
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
