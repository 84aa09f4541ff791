import type { DnsRecord, ErrorCode, FieldErrors } from '@platform/contracts';

/**
 * An API answered with an error: `{error, message}`, with `errors` by field when one fails; of links `{error: 1,
 * message, code}`.
 */
export class ApiFault extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'unknown',
    message: string,
    readonly fields: FieldErrors = {},
    /** Seconds to wait, of a 429. */
    readonly retryAfter?: number,
    /** What is to be set before a domain is taken. */
    readonly dnsRecord?: DnsRecord,
  ) {
    super(message);
  }
}

export function isFault(fault: Error, code: ErrorCode): boolean {
  return fault instanceof ApiFault && fault.code === code;
}

/** No answer came, or not all of it. */
export class Unreachable extends Error {}

interface ErrorBody {
  error: ErrorCode | number;
  code: ErrorCode;
  message: string;
  errors: FieldErrors;
  dns_record: DnsRecord;
}

/** Reads any error answer; one that is not in our form (of a proxy, say) still gets words. */
export async function faultOf(res: Response): Promise<ApiFault> {
  const body = (await res.json().catch(() => ({}))) as Partial<ErrorBody>;
  const retryAfter = Number(res.headers.get('retry-after'));
  return new ApiFault(
    res.status,
    (typeof body.error === 'number' ? body.code : body.error) ?? 'unknown',
    body.message ?? `The platform answered with an error (${res.status}).`,
    body.errors,
    res.status === 429 ? Math.max(1, retryAfter || 60) : undefined,
    body.dns_record,
  );
}
