import { useLingui } from '@lingui/react/macro';
import type { NotificationDestination } from '@platform/contracts';
import { DayFields } from '../../components/day-fields.js';
import { SelectField, TextField } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { NamedOptions, Options } from '../../components/options.js';
import { useAddress } from '../../components/use-address.js';
import { severityWords, statusWords } from './states.js';

interface DeliveryFilterProps {
  destinations: NotificationDestination[];
  onFilter: (filters: URLSearchParams) => void;
}

export function DeliveryFilter({ destinations, onFilter }: DeliveryFilterProps) {
  const { t } = useLingui();
  const { asked } = useAddress();
  const any = <option value="">{t`Any`}</option>;
  return (
    <FilterForm of={t`the deliveries`} onFilter={onFilter}>
      <SelectField name="status" label={t`Status`}>
        {any}
        <Options of={statusWords()} />
      </SelectField>
      <SelectField name="severity" label={t`Severity`}>
        {any}
        <Options of={severityWords()} />
      </SelectField>
      {/* Anew with the destinations: what the address names is chosen once it is among them. */}
      <SelectField key={destinations.length} name="endpoint_uuid" label={t`Destination`}>
        {any}
        <NamedOptions of={destinations} />
      </SelectField>
      <TextField name="event" label={t`Event`} autoComplete="off" spellCheck={false} placeholder="deploy.*" />
      <DayFields />
      {/* Of the summary: it stays with another filter. */}
      <input type="hidden" name="span" value={asked.get('span') ?? ''} />
    </FilterForm>
  );
}
