import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { catchError, throwError, type Observable } from 'rxjs';

/** A field that fails is 400 here, not 422 (docs/contracts/links.md#values-and-statuses). */
export const fieldErrorCode = 'invalid_request';

/** Clients show `message`: it names the field. */
@Injectable()
export class FieldErrorsInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((err: unknown) => throwError(() => asBadRequest(err))));
  }
}

export function asBadRequest(err: unknown): unknown {
  if (!(err instanceof Problem) || err.code !== 'validation_failed') return err;
  const { errors = {} } = err.details;
  const [field, messages] = Object.entries(errors)[0] ?? [];
  return new Problem(fieldErrorCode, { message: field && `${field} ${messages![0]}`, fields: { errors } });
}
