import { deliveries } from './dashboards/deliveries.js';
import { identity } from './dashboards/identity.js';
import { links } from './dashboards/links.js';
import { platform } from './dashboards/platform.js';
import type { Dashboard, Panel } from './dashboards/dashboard.js';

export const dashboards: Record<string, Dashboard> = { platform, deliveries, identity, links };

export const dashboardPath = (name: string) => `k8s/components/monitoring/dashboards/${name}.json`;

const columns = 24;
const panelWidth = 8;
const panelHeight = 8;

/** The dashboard as Grafana reads it (schema 41, Grafana 11 and newer). */
export function renderDashboard({ title, uid, panels }: Dashboard): string {
  const dashboard = {
    uid,
    title,
    tags: ['platform'],
    timezone: 'browser',
    schemaVersion: 41,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', current: {} }],
    },
    panels: panels.map(renderPanel),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

function renderPanel({ title, description, unit = 'short', queries, kind = 'timeseries' }: Panel, index: number) {
  const perRow = columns / panelWidth;
  const datasource = { type: 'prometheus', uid: '${datasource}' };
  return {
    id: index + 1,
    title,
    description,
    type: kind,
    datasource,
    gridPos: {
      x: (index % perRow) * panelWidth,
      y: Math.floor(index / perRow) * panelHeight,
      w: panelWidth,
      h: panelHeight,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: Object.entries(queries).map(([legendFormat, expr], place) => ({
      refId: String.fromCharCode(65 + place),
      datasource,
      expr,
      legendFormat,
    })),
  };
}
