import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@platform/contracts';
import { Problem } from '../problem.js';

type Issues = Parameters<
  NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory'] & {}
>[0];

/** Fails a readable request whose field does not fit its schema: 422 with `errors {field: [messages]}`. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      if (issues.some((issue) => !issue.path?.length))
        return new Problem('invalid_request', { message: 'The body must be a JSON object.' });
      return new Problem('validation_failed', { errors: fieldErrors(issues) });
    },
  });
}

export function fieldErrors(issues: Issues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    (errors[field] ??= []).push(message);
  }
  return errors;
}
