import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Problem } from '../common/problem.js';
import { validationPipe } from './validation.js';

describe('the validation of a body', () => {
  const schema = z.object({ a: z.int().optional() }).refine((body) => body.a !== 1, { message: 'must not be so' });
  const refused = async (value: unknown) => {
    const metadata = { type: 'body', schema } as const;
    const thrown = await Promise.resolve(validationPipe().transform(value, metadata)).then(
      () => assert.fail('taken'),
      (err: Problem) => err,
    );
    return [thrown.code, thrown.details.message ?? Object.keys(thrown.details.errors!)];
  };

  it('tells a value that is no object from an object that breaks a rule for the whole', async () => {
    for (const value of [[], 'text', 7, null, undefined])
      expect(await refused(value)).toStrictEqual(['invalid_request', 'The body must be a JSON object.']);
    expect(await refused({ a: 'x' })).toStrictEqual(['validation_failed', ['a']]);
    expect(await refused({ a: 1 })).toStrictEqual(['validation_failed', ['']]);
  });
});
