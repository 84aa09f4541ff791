import { PlatformError, type PlatformErrorCode } from '@platform/client';

/**
 * What an API says of fields, by their names.
 *
 * @param fieldOf the field of an error that the API does not say one of
 */
export function errorsOf(
  err: unknown,
  fieldOf: Partial<Record<PlatformErrorCode, string>> = {},
): Record<string, string> {
  if (!(err instanceof PlatformError)) return {};
  const field = fieldOf[err.code];
  if (field) return { [field]: err.message };
  return Object.fromEntries(Object.entries(err.fields).map(([name, messages]) => [name, messages.join(', ')]));
}
