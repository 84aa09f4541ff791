import { beforeAll, describe, expect, it } from '@jest/globals';
import { dashboards } from './dashboards.js';
import { buildManifests, ofKind } from './manifests.js';
import { metricsIn, registeredMetrics } from './metric-names.js';
import { alertFindings, dashboardFindings, promtoolFindings, readAlerts, type AlertRules } from './monitoring-rules.js';

describe('the monitoring', () => {
  let rules: AlertRules;
  beforeAll(() => {
    rules = readAlerts();
  });

  it('has a runbook, a severity and metrics that there are for each alert, and tests that promtool passes', () => {
    expect([...alertFindings(rules)]).toStrictEqual([]);
    expect(promtoolFindings(rules)).toStrictEqual([]);
  });

  it('cannot name a metric that no process has, nor a runbook that is not there', () => {
    const copy = structuredClone(rules);
    const [first, second] = copy.groups[0]!.rules;
    first!.expr = 'rate(requests_total{service="links"}[5m]) > 0';
    second!.annotations!['runbook'] = 'docs/runbooks/gone';
    expect([...alertFindings(copy)]).toStrictEqual([
      'alert ServiceDown: its runbook shows another expression',
      'alert ServiceDown: no process has the metric requests_total',
      'alert RequestsFail: its runbook docs/runbooks/gone is not there',
    ]);
  });

  it('cannot hold an expression that Prometheus does not read, nor an alert that fires at another time', () => {
    const broken = structuredClone(rules);
    broken.groups[0]!.rules[0]!.expr = 'up{ == 0';
    expect(promtoolFindings(broken).join('\n')).toMatch(/parse error/);
    const late = structuredClone(rules);
    late.groups.flatMap((group) => group.rules).find(({ alert }) => alert === 'DestinationOnlyFails')!.for = '3h';
    expect(promtoolFindings(late).join('\n')).toMatch(/DestinationOnlyFails/);
  });

  it('has dashboards as they are described, with a sentence for each panel', () => {
    expect([...dashboardFindings()]).toStrictEqual([]);
    for (const { panels } of Object.values(dashboards))
      expect(panels.every(({ description }) => description.endsWith('.'))).toBe(true);
  });

  it('reads what processes register, however an expression is written', () => {
    const known = registeredMetrics();
    for (const name of [
      'http_request_duration_seconds',
      'outbox_pending',
      'sign_ins_total',
      'links_visits_total',
      'up',
    ])
      expect(known).toContain(name);
    const expression =
      'sum by (service, le) (rate(a_bucket{b="c"}[5m] offset 1h)) > 1e6 and on (service) max(d_total) == 0';
    expect(metricsIn(expression)).toStrictEqual(['a_bucket', 'd_total']);
  });

  it('reads every pod of ours that has metrics, at the port that the network policies open', () => {
    const production = buildManifests('k8s/overlays/production');
    const monitor = production.find(({ kind }) => kind === 'PodMonitor')!.spec as {
      podMetricsEndpoints: { port: string }[];
    };
    expect(monitor.podMetricsEndpoints.map(({ port }) => port)).toStrictEqual(['management']);
    const maps = ofKind(production, 'ConfigMap').find(({ metadata }) => metadata.name === 'platform-dashboards')!;
    expect(Object.keys(maps.data!).sort()).toStrictEqual(
      Object.keys(dashboards)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });
});
