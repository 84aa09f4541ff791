import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@platform/contracts';
import { Problem } from '../common/problem.js';

type Issues = Parameters<
  NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory'] & {}
>[0];

/** Fails a readable request whose field does not fit its schema: 422 with `errors {field: [messages]}`. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new SchemaPipe({
    exceptionFactory: (issues) => {
      if (issues.some(isNoObject))
        return new Problem('invalid_request', { message: 'The body must be a JSON object.' });
      return new Problem('validation_failed', { errors: fieldErrors(issues) });
    },
  });
}

/** A rule of the whole body, such as that one field needs another, has no path either. */
function isNoObject(issue: Issues[number]): boolean {
  return !issue.path?.length && (issue as { code?: string }).code === 'invalid_type';
}

/**
 * Nest takes the keys `constructor` and `prototype` out of every body, at any depth and without a word, which would
 * lose facts of metadata. Here they are keys like others: nothing merges bodies by name, and `readBodies` refuses
 * `__proto__`.
 */
class SchemaPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {}
}

export function fieldErrors(issues: Issues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    (errors[field] ??= []).push(message);
  }
  return errors;
}
