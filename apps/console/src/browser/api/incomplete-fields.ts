import { ApiFault } from './api-fault.js';

/**
 * What is to be said of fields that hold something which is no whole date, time or number, as the API would say it;
 * undefined when there are none. Their value reads as the empty text, which would be sent as none.
 */
export function incompleteIn(form: HTMLFormElement): ApiFault | undefined {
  const found = [...form.elements].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.validity.badInput,
  );
  if (found.length === 0) return undefined;
  const fields = Object.fromEntries(found.map(({ name }) => [name, ['is not complete']]));
  return new ApiFault(422, 'validation_failed', 'A field is not complete.', fields);
}
