import { PlatformError } from '@platform/client';
import type { FieldErrors } from '@platform/contracts';

/** What the console itself finds wrong with fields, as the platform would say it. */
export function invalid(message: string, fields: FieldErrors): PlatformError {
  return new PlatformError({ status: 422, code: 'validation_failed', message, fields });
}
