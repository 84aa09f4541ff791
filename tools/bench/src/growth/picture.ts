import { services } from '@platform/contracts';
import { svgOf, type Line } from '../picture/picture.js';
import type { Result } from './results.js';
import { millisecondsOf } from './table.js';

/** The median of each kind of request over the size; what is asked by its number is dashed. */
export function pictureOf(rows: readonly number[], results: readonly Result[]): string {
  const panels = services.map((service) => ({
    title: service,
    lines: results.filter((result) => result.service === service).map((result) => lineOf(result, rows)),
  }));
  return svgOf({
    title: 'Median of each kind of request, in ms, over the number of rows',
    note: 'Dashed: pages by their number. Grey: what would grow with every row.',
    sizes: rows,
    panels: panels.filter(({ lines }) => lines.length > 0),
    unit: ' ms',
    isLinearShown: true,
  });
}

function lineOf({ name, cells, isByNumber }: Result, rows: readonly number[]): Line {
  const points = cells.flatMap((cell, n): Line['points'] => (cell ? [[rows[n]!, cell.median]] : []));
  return { label: `${millisecondsOf(points.at(-1)?.[1] ?? 0)} ms  ${name}`, points, isDashed: isByNumber };
}
