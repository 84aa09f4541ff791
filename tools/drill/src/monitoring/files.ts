import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.js';

/** One query of a panel, as Grafana sends it. */
export interface Query {
  dashboard: string;
  panel: string;
  expr: string;
  /** The labels that its legend shows. */
  labels: string[];
}

interface DashboardFile {
  title: string;
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

const folder = join(root, 'k8s/components/monitoring');

/** The queries of all dashboards. */
export function dashboardQueries(): Query[] {
  return globSync('dashboards/*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const { title: dashboard, panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as DashboardFile;
      return panels.flatMap(({ title: panel, targets }) =>
        targets.map(({ expr, legendFormat }) => {
          const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
          return { dashboard, panel, expr, labels };
        }),
      );
    });
}

/** The alerts as a file of Prometheus, which is what the object of Kubernetes has below `spec`, and their names. */
export function alertRules(): { file: string; names: string[] } {
  const text = readFileSync(join(folder, 'alerts.yaml'), 'utf8');
  const [, file = ''] = text.split(/^spec:\n/m);
  return { file, names: [...file.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name!) };
}
