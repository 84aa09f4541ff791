import { expect, it } from '@jest/globals';
import { format } from 'prettier';
import { cellsOf, markdownTable } from './markdown-table.js';

const lines = [
  ['redirects', '0.82', '4,711/s'],
  ['click-loss', '1', '–'],
];
const table = markdownTable(['benchmark', 'median', 'subject'], lines, 1);

it('a table of figures is as prettier would write it', async () => {
  expect(await format(`${table}\n`, { parser: 'markdown' })).toBe(`${table}\n`);
});

it('the lines of a table of figures can be read back', () => {
  expect(cellsOf(table)).toStrictEqual(lines);
  expect(cellsOf('')).toStrictEqual([]);
});
