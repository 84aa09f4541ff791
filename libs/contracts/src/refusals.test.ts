import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { refusal } from './refusals.js';

z.config({ customError: refusal });

describe('the message about a value that a schema refuses', () => {
  const cases: [z.ZodType, unknown, string][] = [
    [z.string(), undefined, 'is missing'],
    [z.enum(['a', 'b']), undefined, 'is missing'],
    [z.string(), ['a'], 'must be a string'],
    [z.string(), null, 'must be a string'],
    [z.coerce.number(), 'x', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), 'a', 'must be a list'],
    [z.object({}), 'a', 'must be an object'],
    [z.record(z.string(), z.unknown()), [], 'must be an object'],
    [z.int().max(30), 31, 'must be at most 30'],
    [z.int().min(1), 0, 'must be at least 1'],
    [z.number().gt(0), 0, 'must be more than 0'],
    [z.number().lt(1), 1, 'must be less than 1'],
    [z.number().multipleOf(5), 7, 'must be a multiple of 5'],
    [z.string().min(1), '', 'must not be empty'],
    [z.string().min(2), 'a', 'must be at least 2 characters'],
    [z.string().max(1), 'ab', 'must be at most 1 character'],
    [z.string().length(3), 'ab', 'must be exactly 3 characters'],
    [z.array(z.string()).min(1), [], 'must not be empty'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must hold at most 1 item'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.literal('a'), 'c', 'must be a'],
    [z.uuid(), 'x', 'must be a UUID'],
    [z.email(), 'x', 'must be an e-mail address'],
    [z.iso.datetime({ offset: true }), 'x', 'must be a time such as 2026-11-20T21:42:07Z'],
    [z.string().regex(/a/), 'x', 'must be of another form'],
    [z.strictObject({}), { a: 1, b: 2 }, 'must not hold a, b'],
    [z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), { type: 'x' }, 'must be one of a'],
    [z.union([z.string(), z.number()]), true, 'has no form that is known'],
    [z.stringbool(), 'x', 'must be true or false'],
    [z.string().max(1, 'is too long'), 'ab', 'is too long'],
    [z.string({ error: 'must be text' }), 1, 'must be text'],
  ];
  for (const [schema, value, message] of cases) {
    it(message, () => {
      expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toStrictEqual([message]);
    });
  }
});
