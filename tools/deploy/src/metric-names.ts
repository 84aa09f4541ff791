import { globSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { readRepositoryFile, repositoryRoot } from './repository.js';

/** `gauge('name'`, `gaugeBy('label', 'name'`, `counterBy('label', 'name'`, `counterOf('name'`, `name: 'name'`. */
const registered = [
  /\b(?:gauge|counterOf)\(\s*'([a-z_]+)'/g,
  /\b(?:gaugeBy|counterBy)\(\s*'[a-z_]+',\s*'([a-z_]+)'/g,
  /\bnew (?:Counter|Gauge|Histogram)\(\{\s*name: '([a-z_]+)'/g,
];

/** Of a target, by Prometheus itself. */
const ofPrometheus = ['up'];

/** The metrics that our processes register, as the sources say, with those of Node and of Prometheus. */
export function registeredMetrics(): Set<string> {
  const files = globSync(['apps/*/src/**/*.ts', 'libs/*/src/**/*.ts'], { cwd: repositoryRoot });
  const names = files
    .filter((file) => !/\.test(-helper)?\.ts$/.test(file))
    .map(readRepositoryFile)
    .flatMap((text) => registered.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!)));
  const ofNode = collectDefaultMetrics.metricsList.flatMap((metric) => nodeMetrics[metric] ?? []);
  return new Set([...names, ...ofNode, ...ofPrometheus]);
}

/** Names of prom-client's default metrics that the rules and dashboards use, by the collector that makes them. */
const nodeMetrics: Record<string, string[]> = {
  processCpuTotal: ['process_cpu_seconds_total'],
  osMemoryHeap: ['process_resident_memory_bytes'],
  eventLoopLag: ['nodejs_eventloop_lag_p99_seconds'],
};

/** Words of PromQL that look like names of metrics. */
const words = new Set(['and', 'or', 'unless', 'by', 'on', 'le', 'offset', 'without']);

/** The metrics that an expression of PromQL reads. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b([a-z][a-z0-9_]*)\b(?!\s*\()/g)].map(([, name]) => name!);
  return names.filter((name) => !words.has(name) && !/^\d/.test(name) && !/^e\d+$/.test(name));
}

/** The name under which it is registered: a histogram is read by its series. */
export const registeredName = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
