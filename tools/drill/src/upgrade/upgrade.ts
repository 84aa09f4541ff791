import { parseArgs } from 'node:util';
import { eventually, startPlatform } from '@platform/testing';
import { nothingFailed, outcomes } from '../count.js';
import { inGroups } from '../groups.js';
import { Load } from '../load.js';
import { kinds, Processes, type Kind } from '../processes.js';
import type { Report } from '../report.js';
import { root } from '../root.js';
import { drillSettings, setOut, type Receivers } from '../traveller.js';
import { commitOf, lastRelease, olderCode } from './older-code.js';

/** How much the load does in each state of the upgrade. */
const roundsInEachState = 15;

/** The console is a server of files, which has no part in queues and schemas: it runs from here throughout. */
const upgraded: readonly Kind[] = kinds.filter((kind) => kind !== 'console');

/**
 * The upgrade of a platform that runs the last release, under load: new migrations, then old and new processes of each
 * kind beside each other, then new ones alone.
 */
export async function drillUpgrade(report: Report, receivers: Receivers, args: string[]): Promise<void> {
  const { from } = parseArgs({ args, options: { from: { type: 'string' } } }).values;
  const commit = from === undefined ? await lastRelease() : await commitOf(from);
  if (commit === undefined) return report.skip('no git history with the last release: the upgrade is not tried');
  report.say(`        from ${commit}`);
  const older = await olderCode(commit, report);
  const platform = await startPlatform(drillSettings, { replicas: 2, code: older });
  report.say('        two of each process of the older commit run');
  try {
    const traveller = await setOut(platform, receivers);
    const load = new Load(platform, traveller);
    const goesOn = async () => {
      const rounds = load.rounds() + roundsInEachState;
      await eventually(() => void load.requireRounds(rounds), { timeoutMs: 180_000, everyMs: 100 });
      nothingFailed(load, []);
    };
    const upgrade = (number: number) =>
      inGroups(upgraded, (kind) => platform.order({ restart: `${kind}-${number}`, code: root }));
    await report.holds('old processes go on while the new migrations run, and after them', async () => {
      await goesOn();
      await platform.order({ migrate: root });
      await goesOn();
    });
    await report.holds('old and new processes of each kind take what the others queue', async () => {
      await upgrade(1);
      await goesOn();
    });
    await report.holds('new processes take over from the last old ones', async () => {
      await upgrade(2);
      await goesOn();
    });
    await load.stop();
    report.say(`        ${load.sent.length} requests`);
    const processes = new Processes(platform);
    for (const [what, look] of outcomes(platform, processes, traveller, load, receivers))
      await report.holds(what, look);
    await report.holds('a new person goes the same way afterwards', () =>
      setOut(platform, receivers).then(() => undefined),
    );
  } finally {
    await platform.stop();
  }
}
