import { describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

describe('the bundle of the redirector', () => {
  const folder = join(import.meta.dirname, 'bundle');
  const chunks = async () =>
    Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    );

  it('has no code of queues', async () => {
    for (const { name, text } of await chunks()) expect([name, /bullmq|bull-board/i.test(text)]).toEqual([name, false]);
  });

  it('has no code of traces', async () => {
    for (const { name, text } of await chunks())
      expect([name, /OTLPTraceExporter|BatchSpanProcessor|PgInstrumentation/.test(text)]).toEqual([name, false]);
  });

  it('has no code of the API or of counting clicks', async () => {
    for (const { name, text } of await chunks())
      expect([name, /\b(CallersModule|ApiKeysService|LinksService|LinksController|ClickRollup)\b/.exec(text)]).toEqual([
        name,
        null,
      ]);
  });
});
