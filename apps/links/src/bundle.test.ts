import { expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

it('the bundle of the redirector has no queues', async () => {
  const folder = join(import.meta.dirname, 'bundle');
  for (const name of await readdir(folder))
    expect([name, /bullmq|bull-board/i.test(await readFile(join(folder, name), 'utf8'))]).toEqual([name, false]);
});
