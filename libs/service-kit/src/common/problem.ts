import { errorTable, type ErrorCode, type FieldErrors } from '@platform/contracts';

interface ProblemDetails {
  /** Replaces the default text of the table. */
  message?: string;
  /** Field name to messages; with `validation_failed` only. */
  errors?: FieldErrors;
  /** `retry-after` also says that nothing was done: the request may be sent again under the same `Idempotency-Key`. */
  headers?: Record<string, string>;
  /** Additive fields of the body. */
  fields?: Record<string, unknown>;
}

/**
 * An expected failure, by its code in the closed table: `throw new Problem('already_member')`. One filter writes the
 * answer.
 */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: ProblemDetails = {},
  ) {
    super(details.message ?? errorTable[code][1]);
    this.status = errorTable[code][0];
  }

  /** A 422 for one field. */
  static field(name: string, message: string): Problem {
    return new Problem('validation_failed', { errors: { [name]: [message] } });
  }
}
