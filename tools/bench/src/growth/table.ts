import { countOf } from '../picture/picture.js';
import { markdownTable } from '../report/markdown-table.js';
import type { Measured } from './measure-kind.js';
import { ratio, worstFirst, type Result } from './results.js';

/** A table in Markdown, worst ratio first. */
export function tableOf(rows: readonly number[], results: readonly Result[]): string {
  const sizes = rows.map(countOf);
  const head = ['request', 'service', ...sizes, ...sizes.slice(1).map((size) => `× at ${size}`)];
  const lines = worstFirst(results).map((result) => [
    result.name,
    result.service,
    ...rows.map((_, size) => cellOf(result.cells[size])),
    ...rows.slice(1).map((_, place) => ratioOf(ratio(result, place + 1))),
  ]);
  return markdownTable(head, lines, 2);
}

function cellOf(measured: Measured | undefined): string {
  return measured ? `${millisecondsOf(measured.median)} / ${millisecondsOf(measured.p95)}` : '–';
}

export function millisecondsOf(ms: number): string {
  return ms < 99.95 ? ms.toFixed(1) : countOf(Math.round(ms));
}

function ratioOf(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value < 10 ? value.toFixed(1) : countOf(Math.round(value));
}
