import { expect, it } from '@jest/globals';
import { looksLikeAliases } from './alias-column.js';

it('a column with one different word in each line looks like aliases', () => {
  expect(looksLikeAliases('ending of it', ['sale', 'Sale2', 'docs/start', 'v2.0', 'распродажа'])).toBe(true);
  expect(looksLikeAliases('Короткое', ['a', 'b', '', 'c1'])).toBe(true);
});

it('a column of texts, numbers, dates, flags, repeated words or a known name does not look like aliases', () => {
  for (const cells of [
    ['A title', 'Another title'],
    ['1', '2', '3'],
    ['2024-01-01', '2024-01-02'],
    ['10.0.0.1', '10.0.0.2'],
    ['news', 'news', 'news', 'shop'],
    ['https://a.example/', 'https://b.example/'],
    ['', ''],
    [],
  ])
    expect(looksLikeAliases('unknown', cells)).toBe(false);
  expect(looksLikeAliases('Creator', ['ada', 'bob'])).toBe(false);
});
