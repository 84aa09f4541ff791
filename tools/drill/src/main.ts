/** `npm run drill`: what an operator fears, done to a platform of its own under load, and then counted. */
import { httpReceiver } from '@platform/testing';
import { drillMonitoring } from './monitoring/monitoring.js';
import { drillReplicas } from './replicas.js';
import { Report } from './report.js';
import { drillRestore } from './restore.js';
import type { Receivers } from './traveller.js';
import { drillUpgrade } from './upgrade/upgrade.js';

const drills: Record<string, (report: Report, receivers: Receivers, args: string[]) => Promise<void>> = {
  replicas: drillReplicas,
  upgrade: drillUpgrade,
  restore: drillRestore,
  monitoring: drillMonitoring,
};

const [name = 'replicas', ...args] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
if (!drill) {
  console.error(`usage: npm run drill [-- ${Object.keys(drills).join('|')}]`);
  process.exit(2);
}
// What a drill has started ends with it, also when somebody ends it early.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.once(signal, () => process.exit(1));
const report = new Report();
const receivers = { hooks: await httpReceiver(), alerts: await httpReceiver() };
await report.holds(`the drill ${name} came to its end`, () => drill(report, receivers, args));
await Promise.all([receivers.hooks.close(), receivers.alerts.close()]);
process.exit(report.end() ? 0 : 1);
