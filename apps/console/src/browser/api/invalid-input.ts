import type { FieldErrors } from '@platform/contracts';
import { PlatformError } from '@platform/client';

/** What the console finds wrong itself before it sends anything, in the form in which the platform says it. */
export function invalidInput(message: string, fields: FieldErrors): PlatformError {
  return new PlatformError({ status: 422, code: 'validation_failed', message, fields });
}
