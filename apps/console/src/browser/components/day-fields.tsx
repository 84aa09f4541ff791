import { useLingui } from '@lingui/react/macro';
import { TextField } from './field.js';

/** Asks for the days of UTC from `from` to `to`, in a filter form; each may stay empty. */
export function DayFields() {
  const { t } = useLingui();
  // A year that is being typed is below the limit: the list waits for its end.
  const day = { type: 'date', min: '2000-01-01', max: '2999-12-31' };
  return (
    <>
      <TextField name="from" label={t`From (UTC)`} {...day} />
      <TextField name="to" label={t`To (UTC)`} {...day} />
    </>
  );
}
