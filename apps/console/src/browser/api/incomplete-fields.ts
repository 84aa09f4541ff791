import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlatformError } from '@platform/client';
import { invalid } from './faults.js';

/**
 * What is to be said of fields that hold something which is no whole date, time or number, as the API would say it;
 * undefined when there are none. Their value reads as the empty text, which would be sent as none.
 */
export function incompleteIn(form: HTMLFormElement): PlatformError | undefined {
  const found = [...form.elements].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.validity.badInput,
  );
  if (found.length === 0) return undefined;
  const fields = Object.fromEntries(found.map(({ name }) => [name, [i18n._(msg`is not complete`)]]));
  return invalid(i18n._(msg`A field is not complete.`), fields);
}
