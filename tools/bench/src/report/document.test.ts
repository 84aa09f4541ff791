import { expect, it } from '@jest/globals';
import { partOf, withPart } from './document.js';

const page = (table: string) =>
  `# Before\n\n<!-- growth: written by the benchmark -->\n\n${table}\n\n<!-- /growth -->\n\nafter\n`;

it('what a benchmark writes takes the place of what it wrote before, and nothing else of the page changes', () => {
  expect(withPart(page('| old |\n| --- |'), 'growth', '| new |')).toBe(page('| new |'));
  expect(partOf(page('| old |'), 'growth')).toBe('| old |');
});

it('a page without a place for the figures of the benchmarks is left alone', () => {
  expect(() => withPart('# Before\n', 'growth', '| new |')).toThrow('no place for growth');
});
