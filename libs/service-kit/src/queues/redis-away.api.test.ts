import { expect, it } from '@jest/globals';
import { freePort, line, serviceBench } from '@platform/testing';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';

/** Five seconds for its workers to end, and some for a busy machine; it is killed after 25. */
const stopsWithinMs = 12_000;

async function timed(work: Promise<void>): Promise<number> {
  const start = Date.now();
  await work;
  return Date.now() - start;
}

for (const [title, leave] of [
  ['refuses connections', (wire) => wire.cut()],
  ['went away without a word', (wire) => wire.freeze()],
] as [string, (wire: Awaited<ReturnType<typeof line>>) => unknown][])
  it(`a service stops in time while Redis ${title}`, async () => {
    let wire: Awaited<ReturnType<typeof line>> | undefined;
    const bench = await serviceBench('organizations', async (env) => {
      wire = await line(env['REDIS_URL']!);
      return startService(testService({}), { ...env, REDIS_URL: wire.url });
    });
    await leave(wire!);
    expect(await timed(bench.service.close())).toBeLessThan(stopsWithinMs);
    await bench.close();
    await wire!.cut();
  });

it('a service starts without Redis, and stops', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const bench = await serviceBench('organizations', (env) => startService(testService({}), { ...env, REDIS_URL: url }));
  expect(await timed(bench.service.close())).toBeLessThan(stopsWithinMs);
  await bench.close();
});
