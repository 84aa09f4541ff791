import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptSteps } from './kept-steps.js';

const folder = mkdtempSync(join(tmpdir(), 'kept-steps-'));
const path = join(folder, 'steps.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('a step is done once, also by the next process, and what failed is done again', async () => {
  let times = 0;
  const count = () => Promise.resolve((times += 1));
  const first = new KeptSteps<{ counted: number; failed: number }>(path);
  expect([await first.once('counted', count), await first.once('counted', count)]).toStrictEqual([1, 1]);
  await expect(first.once('failed', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const second = new KeptSteps<{ counted: number; failed: number }>(path);
  expect([await second.once('counted', count), await second.once('failed', count)]).toStrictEqual([1, 2]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
