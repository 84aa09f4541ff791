import assert from 'node:assert/strict';
import { eventually, startPlatform } from '@platform/testing';
import { kinds, Processes } from '../processes.js';
import type { Report } from '../report.js';
import { drillSettings, type Receivers } from '../traveller.js';
import { claimNothing, failForLong } from './faults.js';
import { alertRules, dashboardQueries } from './files.js';
import { Prometheus, type Target } from './prometheus.js';
import { queryFindings } from './query-findings.js';
import { failForAWhile, makeTraffic } from './traffic.js';

const soon = { timeoutMs: 60_000, everyMs: 500 };

/** A real Prometheus reads two of each process, and all that dashboards and alerts ask has an answer from it. */
export async function drillMonitoring(report: Report, receivers: Receivers): Promise<void> {
  const platform = await startPlatform(drillSettings, { replicas: 2 });
  try {
    const processes = new Processes(platform);
    const { file, names } = alertRules();
    const prometheus = await Prometheus.start(targetsOf(processes), file);
    try {
      await report.holds('Prometheus reads the metrics of every process', () =>
        eventually(() => prometheus.allAreRead(), soon),
      );
      const person = await makeTraffic(platform, receivers);
      report.say('        people, clients and visitors came');
      await askDashboards(report, prometheus);
      await askAlerts(report, prometheus, names);
      await failForAWhile(platform, person, receivers);
      await report.holds('workers that are up and claim nothing are told of', () =>
        claimNothing(prometheus, processes, receivers),
      );
      await report.holds('a destination that only fails is told of', () => failForLong(prometheus, processes));
    } finally {
      await prometheus.stop();
    }
  } finally {
    await platform.stop();
  }
}

function targetsOf(processes: Processes): Target[] {
  return kinds
    .filter((kind) => kind !== 'console')
    .flatMap((kind) => [`${kind}-1`, `${kind}-2`])
    .map((pod) => {
      const [service = '', component = ''] = pod.split('-');
      return { address: new URL(processes.management(pod)).host, labels: { service, component, pod } };
    });
}

async function askDashboards(report: Report, prometheus: Prometheus): Promise<void> {
  const byDashboard = Object.groupBy(dashboardQueries(), ({ dashboard }) => dashboard);
  for (const [name, queries = []] of Object.entries(byDashboard)) {
    const panels = new Set(queries.map(({ panel }) => panel)).size;
    await report.holds(`the ${panels} panels of the dashboard ${name} have data (${queries.length} queries)`, () =>
      // The last reading may have been before the end of the traffic.
      eventually(async () => {
        const findings = await Promise.all(queries.map((query) => queryFindings(prometheus, query)));
        assert.deepEqual(findings.flat(), []);
      }, soon),
    );
  }
}

async function askAlerts(report: Report, prometheus: Prometheus, names: string[]): Promise<void> {
  await report.holds(`${names.length} alerts are evaluated, and each expression has an answer`, async () => {
    assert.ok(names.length > 0, 'there are no alerts');
    const rules = await eventually(async () => {
      const found = await prometheus.rules();
      assert.ok(
        found.every(({ health }) => health !== 'unknown'),
        'some alert was not evaluated yet',
      );
      return found;
    }, soon);
    assert.deepEqual(rules.map(({ name }) => name).sort(), names.sort());
    assert.deepEqual(
      rules.filter(({ health }) => health !== 'ok').map(({ name, lastError }) => `${name}: ${lastError}`),
      [],
    );
    for (const { query } of rules) await prometheus.instant(query);
  });
  await report.holds('no critical alert is near under this load', async () => {
    const near = (await prometheus.rules()).filter(
      ({ labels, state }) => labels.severity === 'critical' && state !== 'inactive',
    );
    assert.deepEqual(
      near.map(({ name, state }) => `${name} is ${state}`),
      [],
    );
  });
}
