import type { ErrorCode } from '@platform/contracts';
import { ApiFault } from '../../api/api-fault.js';

/**
 * What an API says of fields, by their names.
 *
 * @param fieldOf the field of an error that the API does not say one of
 */
export function errorsOf(err: unknown, fieldOf: Partial<Record<ErrorCode, string>> = {}): Record<string, string> {
  if (!(err instanceof ApiFault)) return {};
  const field = err.code === 'unknown' ? undefined : fieldOf[err.code];
  if (field) return { [field]: err.message };
  return Object.fromEntries(Object.entries(err.fields).map(([name, messages]) => [name, messages.join(', ')]));
}
