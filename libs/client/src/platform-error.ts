import type { DnsRecord, ErrorCode, FieldErrors } from '@platform/contracts';

/** `unreachable`: no answer came, or not all of it. `unknown`: the answer is not of the platform, but of a proxy. */
export type PlatformErrorCode = ErrorCode | 'unreachable' | 'unknown';

interface ErrorDetails {
  /** Of HTTP; 0 without an answer. */
  status: number;
  code: PlatformErrorCode;
  message: string;
  /** What is wrong with each field, by its path. */
  fields?: FieldErrors | undefined;
  /** What the operator finds the request by. */
  requestId?: string | undefined;
  /** Seconds to wait until the next try. */
  retryAfter?: number | undefined;
  /** What is to be set before a domain is taken. */
  dnsRecord?: DnsRecord | undefined;
  /** Of `insufficient_permission`: the one that is missing. */
  permission?: string | undefined;
  cause?: unknown;
}

/** A request that did not do what it was to do. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number;
  readonly code: PlatformErrorCode;
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly dnsRecord: DnsRecord | undefined;
  readonly permission: string | undefined;

  constructor({ status, code, message, fields = {}, cause, ...details }: ErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.dnsRecord = details.dnsRecord;
    this.permission = details.permission;
  }
}

/** Whether it is a `PlatformError` with this code. */
export function isPlatformError(err: unknown, code: PlatformErrorCode): err is PlatformError {
  return err instanceof PlatformError && err.code === code;
}

export function unreachable(cause: unknown): PlatformError {
  return new PlatformError({ status: 0, code: 'unreachable', message: 'The platform cannot be reached.', cause });
}

/** Links answer with `{error: 1, code, …}`, all others with `{error: code, …}`. */
interface ErrorBody {
  error: ErrorCode | number;
  code: ErrorCode;
  message: string;
  errors: FieldErrors;
  request_id: string;
  dns_record: DnsRecord;
  permission: string;
}

/** Reads an answer that is no success. One that is not in the platform's form still gets a message. */
export async function errorOf(res: Response): Promise<PlatformError> {
  const body = (await res.json().catch(() => ({}))) as Partial<ErrorBody>;
  return new PlatformError({
    status: res.status,
    code: (typeof body.error === 'number' ? body.code : body.error) ?? 'unknown',
    message: body.message ?? `The platform answered with an error (${res.status}).`,
    fields: body.errors,
    requestId: body.request_id ?? res.headers.get('x-request-id') ?? undefined,
    retryAfter: pauseOf(res),
    dnsRecord: body.dns_record,
    permission: body.permission,
  });
}

/** A wait without a stated end. */
const usualPauseSeconds = 60;

/**
 * Seconds to wait after a 429, or a 503 that names them: `Retry-After`, else until `X-RateLimit-Reset` (Unix seconds).
 */
export function pauseOf(res: Response): number | undefined {
  const asked = Number(res.headers.get('retry-after'));
  if (asked > 0) return asked;
  if (res.status !== 429) return undefined;
  const reset = Number(res.headers.get('x-ratelimit-reset'));
  return reset > 0 ? Math.max(1, Math.ceil(reset - Date.now() / 1000)) : usualPauseSeconds;
}
