import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Problem } from '../common/problem.js';
import { jsonLines } from './json-lines.js';

describe('the lines of standard input that a command reads', () => {
  const person = z.object({ name: z.string() });
  const read = (...lines: string[]) => jsonLines(person, Readable.from(lines.map((line) => `${line}\n`)));

  it('are JSON objects, and empty lines are none', async () => {
    expect(await read('{"name": "Ada"}', '', '{"name": "Bob"}')).toStrictEqual([{ name: 'Ada' }, { name: 'Bob' }]);
  });

  it('are refused with the number of the first that does not fit', async () => {
    for (const wrong of ['{"name": 1}', 'Ada']) {
      await assert.rejects(read('{"name": "Ada"}', wrong), (error: Problem) => {
        expect(JSON.stringify(error.details)).toMatch(/line 2/);
        return true;
      });
    }
  });
});
