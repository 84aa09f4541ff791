import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseManifests } from '../manifests.js';
import type { Manifest } from '../objects.js';

type Values = Record<string, unknown>;

/** The objects that Helm makes of a chart: the few forms of its templates are read as Helm reads them. */
export function renderedChart(folder: string, set: (values: ReturnType<typeof JSON.parse>) => void): Manifest[] {
  const values = parse(readFileSync(join(folder, 'values.yaml'), 'utf8')) as Values;
  set(values);
  return globSync('templates/*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const text = rendered(readFileSync(join(folder, file), 'utf8'), values);
      return text.trim() ? parseManifests(text) : [];
    });
}

function rendered(template: string, values: Values): string {
  const kept = template.replace(
    /^\{\{- if (\S+) \}\}\n([\s\S]*)\{\{- end \}\}\n$/,
    (_, condition: string, text: string) => (valueOf(condition, values) ? text : ''),
  );
  return kept.replaceAll(/\{\{ (.*?) \}\}/g, (_, pipe: string) => {
    const [first, ...functions] = pipe.split(' | ');
    return String(functions.reduce((value, name) => applied(name, value), valueOf(first!, values)));
  });
}

function valueOf(expression: string, values: Values): unknown {
  const [, message, checked] = /^required "(.*?)" (.*)$/.exec(expression) ?? [];
  if (checked) {
    const value = valueOf(checked, values);
    if (value === '' || value === undefined) throw new Error(message);
    return value;
  }
  const [, json] = /^toJson (.*)$/.exec(expression) ?? [];
  if (json) return JSON.stringify(valueOf(json, values));
  const [, map, key] = /^\(index (\S+) "(.*)"\)$/.exec(expression) ?? [];
  if (map) return (valueOf(map, values) as Values)[key!];
  if (!/^\.Values(\.\w+)+$/.test(expression)) throw new Error(`not a form of our templates: ${expression}`);
  return expression
    .slice('.Values.'.length)
    .split('.')
    .reduce<unknown>((value, name) => (value as Values)[name], values);
}

function applied(name: string, value: unknown): string {
  if (name === 'quote') return JSON.stringify(String(value));
  if (name === 'sha256sum') return createHash('sha256').update(String(value)).digest('hex');
  if (name === 'trunc 10') return String(value).slice(0, 10);
  throw new Error(`not a function of our templates: ${name}`);
}
