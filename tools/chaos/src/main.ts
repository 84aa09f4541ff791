/**
 * `npm run chaos` loads a whole platform of its own, lets the faults of a seed happen, and reckons every accepted
 * request (docs/reliability.md). The exit code is 1 when anything was lost or doubled.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dnsServer, httpReceiver, startPlatform } from '@platform/testing';
import { DroppedClicks } from './dropped-clicks.js';
import { document } from './document.js';
import { catalogue } from './faults/catalogue.js';
import { disturb } from './faults/disturb.js';
import { smallDisk } from './faults/fill-disk.js';
import { clockOf } from './faults/skew-clock.js';
import type { Asked } from './facts.js';
import { loads } from './load/loads.js';
import { steady } from './load/steady.js';
import { isRight } from './reconcile/count.js';
import { recoveries } from './reconcile/recovery.js';
import { arrivalsIn, reckon } from './reckoning.js';
import { report } from './report.js';
import { silences } from './silences.js';
import { schedule } from './schedule.js';
import { readSettings } from './settings.js';
import { populate } from './world.js';

const limits = [
  'API_RATE_LIMIT',
  'LINKS_RATE_LIMIT',
  'AUTHORIZATION_RATE_LIMIT',
  'AUTHORIZATION_RATE_LIMIT_PER_CLIENT',
];
const diskMegabytes = 1_500;

const { seed, minutes, isDocumented } = readSettings(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stopping.abort());
const stopped = once(stopping.signal, 'abort').then(() => Promise.reject(new Error('stopped before the end')));
stopped.catch(() => undefined);

const clockFolder = mkdtempSync(join(tmpdir(), 'platform-clock-'));
const disk = smallDisk(diskMegabytes);
const outside = { hooks: await httpReceiver(), alerts: await httpReceiver(), dns: await dnsServer() };
let isWell = false;
try {
  const platform = await startPlatform(
    {
      ...Object.fromEntries(limits.map((name) => [name, '1000000'])),
      DELIVERY_RETRY_SCHEDULE: '1,1,2,2,5,5,10,10,20,20',
      DNS_SERVERS: outside.dns.address,
      PLATFORM_PRELOAD: clockOf(clockFolder),
    },
    { below: disk?.folder },
  );
  try {
    isWell = await Promise.race([run(platform), stopped]);
  } finally {
    await platform.stop();
  }
} catch (err) {
  console.error(err);
} finally {
  await Promise.all([outside.hooks.close(), outside.alerts.close(), outside.dns.close()]);
  disk?.unmount();
  rmSync(clockFolder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

async function run(platform: Awaited<ReturnType<typeof startPlatform>>): Promise<boolean> {
  const world = await populate(platform, outside);
  const totalMs = minutes * 60_000;
  const planned = schedule(catalogue(world, clockFolder, disk?.folder), seed, totalMs);
  const asked: Asked[] = [];
  const tokens = new Map<string, string>();
  const until = { done: false };
  console.log(`seed ${seed}: ${planned.length} faults in ${minutes} min`);
  const load = Promise.all(loads(world, tokens).map((each) => steady(each, asked, until)));
  const dropped = new DroppedClicks(platform.dataFolder);
  const happened = await disturb(planned, totalMs, stopping.signal).finally(() => (until.done = true));
  await load;
  const endedAt = Date.now();
  const counts = await reckon(world, asked, tokens, dropped);
  dropped.stop();
  const skipped = disk ? [] : ['the full disk, which needs root to mount a small one'];
  const rows = recoveries(happened, asked, arrivalsIn(world), endedAt);
  const result = report({ seed, minutes, skipped, counts, recoveries: rows });
  console.log(`\n${result}`);
  for (const { what, lost, doubled } of counts) {
    if (lost.length > 0) console.log(`lost, ${what}: ${lost.slice(0, 20).join(' ')}`);
    if (doubled.length > 0) console.log(`doubled, ${what}: ${doubled.slice(0, 20).join(' ')}`);
  }
  for (const line of silences(asked)) console.log(line);
  if (isDocumented) document(result);
  return isRight(counts) && happened.length > 0;
}
