import type { ErrorCode } from '@platform/contracts';
import type { Problem } from '@platform/service-kit';

/**
 * Where the link-management API has another word than the platform's table
 * (docs/contracts/links.md#values-and-statuses).
 */
const codes: Partial<Record<ErrorCode, string>> = { rate_limit_exceeded: 'rate_limited' };

/** `{error: 1, message, code}`; a 400 for fields also has `errors {field: [messages]}`. */
export function linkErrorBody({ code, message, details }: Problem): Record<string, unknown> {
  return { error: 1, message, code: codes[code] ?? code, ...details.fields };
}
