import { expect, it } from '@jest/globals';
import { withParameters } from './parameters.js';

it('parameters are appended and change no existing ones', () => {
  const utm = [
    ['utm_source', 'news letter'],
    ['utm_medium', 'a&b=c#d'],
  ] as const;
  const added = 'utm_source=news%20letter&utm_medium=a%26b%3Dc%23d';
  for (const [href, expected] of [
    ['https://example.org/', `https://example.org/?${added}`],
    ['https://example.org/?', `https://example.org/?${added}`],
    ['https://example.org/?z=1&a=2', `https://example.org/?z=1&a=2&${added}`],
    ['https://example.org/?a=1&', `https://example.org/?a=1&${added}`],
    ['https://example.org/?q=a+b%20c#part?x=1', `https://example.org/?q=a+b%20c&${added}#part?x=1`],
    ['https://example.org/#part', `https://example.org/?${added}#part`],
    ['https://example.org/?utm_source=theirs', 'https://example.org/?utm_source=theirs&utm_medium=a%26b%3Dc%23d'],
    ['https://example.org/?utm%5Fsource=x&utm_medium', 'https://example.org/?utm%5Fsource=x&utm_medium'],
  ] as const) {
    expect(withParameters(href, utm)).toBe(expected);
  }
});

it('a parameter that is named twice is appended once', () => {
  expect(
    withParameters('https://example.org/', [
      ['a', '1'],
      ['a', '2'],
    ]),
  ).toBe('https://example.org/?a=1');
  expect(withParameters('https://example.org/?b', [])).toBe('https://example.org/?b');
});
