import type { Measured } from './measure-kind.js';
import { ratio, worstFirst, type Result } from './results.js';

/** A table in Markdown, as prettier writes it, worst ratio first. */
export function tableOf(rows: readonly number[], results: readonly Result[]): string {
  const sizes = rows.map(countOf);
  const head = ['request', 'service', ...sizes, ...sizes.slice(1).map((size) => `× at ${size}`)];
  const lines = worstFirst(results).map((result) => [
    result.name,
    result.service,
    ...rows.map((_, size) => cellOf(result.cells[size])),
    ...rows.slice(1).map((_, place) => ratioOf(ratio(result, place + 1))),
  ]);
  const widths = head.map((title, column) => Math.max(...[title, ...lines.map((line) => line[column]!)].map(widthOf)));
  const isText = (column: number) => column < 2;
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => padded(cell, widths[column]!, isText(column))).join(' | ')} |`;
  const ruler = widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(ruler), ...lines.map(line)].join('\n');
}

/** `1,000,000`. */
export function countOf(count: number): string {
  return count.toLocaleString('en');
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

function padded(text: string, width: number, isText: boolean): string {
  const room = ' '.repeat(width - widthOf(text));
  return isText ? text + room : room + text;
}

const widthOf = (text: string) => [...text].length;
