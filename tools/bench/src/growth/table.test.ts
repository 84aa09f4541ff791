import { expect, it } from '@jest/globals';
import { format } from 'prettier';
import type { Result } from './results.js';
import { tableOf } from './table.js';

const results: Result[] = [
  { service: 'links', name: 'level', isByNumber: false, cells: [cell(2, 3), cell(2.04, 99.96)] },
  { service: 'identity', name: 'grows', isByNumber: false, cells: [cell(1, 1.5), cell(1234.5, 2000)] },
  { service: 'links', name: 'new', isByNumber: false, cells: [undefined, cell(7, 8)] },
];

it('the table has median and p95 for each size, and the worst ratio first', () => {
  expect(tableOf([1_000, 10_000], results)).toBe(
    [
      '| request | service  |     1,000 |        10,000 | × at 10,000 |',
      '| ------- | -------- | --------: | ------------: | ----------: |',
      '| grows   | identity | 1.0 / 1.5 | 1,235 / 2,000 |       1,235 |',
      '| level   | links    | 2.0 / 3.0 |     2.0 / 100 |         1.0 |',
      '| new     | links    |         – |     7.0 / 8.0 |           – |',
    ].join('\n'),
  );
});

it('the table is formatted as prettier writes it', async () => {
  const table = `${tableOf([1_000, 10_000], results)}\n`;
  expect(await format(table, { parser: 'markdown' })).toBe(table);
});

function cell(median: number, p95: number) {
  return { median, p95 };
}
