import type { QrData, QrType } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where the data of a type has telephone numbers. */
const fields: Partial<Record<QrType, readonly string[]>> = {
  phone: ['phone'],
  sms: ['phone'],
  vcard: ['phone', 'cell', 'fax'],
};

/**
 * The data with numbers that phones can call. What is printed is called from anywhere: an international number is
 * written as E.164, without the zero that `+49 (0)30` has for callers at home. One without its country stays as it
 * is: who prints `112` means 112. 400 for one that cannot be.
 */
export function withDialableNumbers<T extends QrData>(type: QrType, data: T): T {
  const given = data as Record<string, unknown>;
  const numbers = (fields[type] ?? []).filter((field) => typeof given[field] === 'string');
  const written = numbers.map((field) => [field, dialable(given[field] as string, `data.${field}`)]);
  return { ...data, ...(Object.fromEntries(written) as object) };
}

function dialable(text: string, field: string): string {
  // Abroad `00` is the plus for most, and `+00` is nothing.
  const number = text.replace(/^\+?00/, '+');
  if (!number.startsWith('+')) return number;
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible())
    throw Problem.field(
      field,
      'is no number that can be called: please write it with its country, such as +49 30 1234567',
    );
  return parsed.number;
}
