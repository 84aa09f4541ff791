import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { dashboardPath, dashboards, renderDashboard } from './dashboards.js';
import { parseManifests } from './manifests.js';
import { metricsIn, registeredMetrics, registeredName } from './metric-names.js';
import type { Manifest } from './objects.js';
import { promtool } from './prometheus.js';
import { readRepositoryFile, repositoryFileExists, repositoryRoot } from './repository.js';

export interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

export interface AlertRules {
  groups: { name: string; rules: Alert[] }[];
}

export function readAlerts(): AlertRules {
  const [rules] = parseManifests(readRepositoryFile('k8s/components/monitoring/alerts.yaml'));
  return (rules as Manifest<AlertRules>).spec;
}

const alertsOf = ({ groups }: AlertRules) => groups.flatMap(({ rules }) => rules);

/** Each alert names a severity and a page that says what to do, and reads metrics that there are. */
export function* alertFindings(rules: AlertRules): Generator<string> {
  const known = registeredMetrics();
  for (const { alert, expr, labels, annotations } of alertsOf(rules)) {
    if (!['critical', 'warning'].includes(labels?.['severity'] ?? '')) yield `alert ${alert}: needs a severity`;
    const runbook = annotations?.['runbook'] ?? '';
    if (!repositoryFileExists(runbook) || !readRepositoryFile(runbook).startsWith(`# ${alert}\n`))
      yield `alert ${alert}: its runbook ${runbook} is not there`;
    else if (!readRepositoryFile(runbook).includes(expr)) yield `alert ${alert}: its runbook shows another expression`;
    yield* unknownMetrics(`alert ${alert}`, expr, known);
  }
}

/** Each dashboard is the file that Grafana gets, and reads metrics that there are. */
export function* dashboardFindings(): Generator<string> {
  const known = registeredMetrics();
  for (const [name, dashboard] of Object.entries(dashboards)) {
    const path = dashboardPath(name);
    if (!repositoryFileExists(path) || readRepositoryFile(path) !== renderDashboard(dashboard))
      yield `${path} differs from tools/deploy/src/dashboards: run node tools/deploy/dist/main.js --write`;
    for (const { title, queries } of dashboard.panels)
      for (const query of Object.values(queries)) yield* unknownMetrics(`dashboard ${name}, ${title}`, query, known);
  }
}

function* unknownMetrics(where: string, expression: string, known: Set<string>): Generator<string> {
  for (const name of new Set(metricsIn(expression)))
    if (!known.has(name) && !known.has(registeredName(name))) yield `${where}: no process has the metric ${name}`;
}

/**
 * What promtool says of the alerts, of each query of the dashboards, and of the tests of the alerts
 * (`k8s/components/monitoring/alerts.test.yaml`); none when all is well.
 */
export function promtoolFindings(rules: AlertRules): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  try {
    const file = join(folder, 'alerts.yaml');
    writeFileSync(file, stringify(rules));
    const queries = join(folder, 'queries.yaml');
    writeFileSync(queries, stringify(asRules()));
    promtool('check', 'rules', file, queries);
    const tests = readRepositoryFile('k8s/components/monitoring/alerts.test.yaml');
    writeFileSync(join(folder, 'alerts.test.yaml'), tests);
    promtool('test', 'rules', join(folder, 'alerts.test.yaml'));
    return [];
  } catch (err) {
    return [(err as Error).message.replaceAll(folder, '').replaceAll(repositoryRoot, '')];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The queries of the dashboards as recording rules, which promtool parses. */
function asRules() {
  const queries = Object.values(dashboards).flatMap(({ panels }) =>
    panels.flatMap((panel) => Object.values(panel.queries)),
  );
  return {
    groups: [{ name: 'dashboards', rules: queries.map((expr, index) => ({ record: `query:${index}`, expr })) }],
  };
}
