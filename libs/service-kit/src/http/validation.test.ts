import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Problem } from '../problem.js';
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

  it('tells what is no object from an object that breaks a rule of the whole', async () => {
    for (const value of [[], 'text', 7, null, undefined])
      assert.deepEqual(await refused(value), ['invalid_request', 'The body must be a JSON object.']);
    assert.deepEqual(await refused({ a: 'x' }), ['validation_failed', ['a']]);
    assert.deepEqual(await refused({ a: 1 }), ['validation_failed', ['']]);
  });
});
