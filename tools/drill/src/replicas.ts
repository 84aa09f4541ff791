import { startPlatform } from '@platform/testing';
import { nothingFailed, outcomes } from './count.js';
import { inGroups } from './groups.js';
import { Load } from './load.js';
import { kinds, Processes, type Kill } from './processes.js';
import type { Report } from './report.js';
import { drillSettings, setOut, type Receivers } from './traveller.js';

/**
 * Two of everything behind the edge. Under load the first of each kind is restarted as a deployment does it, and the
 * second is killed.
 */
export async function drillReplicas(report: Report, receivers: Receivers): Promise<void> {
  const platform = await startPlatform(drillSettings, { replicas: 2 });
  report.say('        two of each process run');
  try {
    const processes = new Processes(platform);
    const traveller = await setOut(platform, receivers);
    const load = new Load(platform, traveller);
    await report.holds('a rolling restart of each kind fails no request', async () => {
      await inGroups(kinds, (kind) => platform.order({ restart: `${kind}-1` }));
      nothingFailed(load, []);
    });
    await report.holds('a kill of each kind fails only what was in flight on it', async () => {
      const kills: Kill[] = [];
      await inGroups(kinds, async (kind) => {
        kills.push(await processes.kill(kind, 2));
        await processes.isBack(kind, 2);
      });
      await load.stop();
      const ofApis = kills.filter(({ kind }) => !kind.endsWith('-worker'));
      nothingFailed(load, ofApis);
    });
    await load.stop();
    report.say(`        ${load.sent.length} requests, ${load.sent.filter(({ isGood }) => !isGood).length} broke off`);
    for (const [what, look] of outcomes(platform, processes, traveller, load, receivers))
      await report.holds(what, look);
    await report.holds('a new person goes the same way afterwards', async () => {
      const other = await setOut(platform, receivers);
      const after = new Load(platform, other);
      await after.stop();
      nothingFailed(after, []);
      for (const [, look] of outcomes(platform, processes, other, after, receivers)) await look();
    });
  } finally {
    await platform.stop();
  }
}
