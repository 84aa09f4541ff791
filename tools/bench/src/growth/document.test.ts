import { expect, it } from '@jest/globals';
import { withTable } from './document.js';

const page = (table: string) =>
  `# Before\n\n<!-- growth: written by the benchmark -->\n\n${table}\n\n<!-- /growth -->\n\nafter\n`;

it('a new table replaces the former one in a page, and nothing else changes', () => {
  expect(withTable(page('| old |\n| --- |'), '| new |')).toBe(page('| new |'));
});

it('a page without a place for the table stays unchanged', () => {
  expect(() => withTable('# Before\n', '| new |')).toThrow('no place for the table');
});
