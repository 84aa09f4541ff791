import { Field } from './field.js';

/** Asks for the days of UTC from `from` to `to`, in a filter form; each may stay empty. */
export function DayFields() {
  return (
    <>
      <Field name="from" label="From (UTC)">
        {(control) => <input {...control} type="date" />}
      </Field>
      <Field name="to" label="To (UTC)">
        {(control) => <input {...control} type="date" />}
      </Field>
    </>
  );
}
