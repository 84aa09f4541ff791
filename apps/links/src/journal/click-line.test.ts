import { expect, it } from '@jest/globals';
import { someClick } from '../testing/click.test-helper.js';
import { clickSchema, type Click } from './click.js';
import { lineOf } from './click-line.js';

const click = someClick();

it('a line of the journal is the JSON of its click, whatever the headers of visitors hold', () => {
  const odd = [
    '"',
    '\\',
    '\\"',
    '\n',
    '\u0000',
    '\u007f',
    '\u2028',
    'é',
    '例え',
    '\ud800',
    '😀',
    '","at":1,"x":"',
    '\t',
  ];
  const clicks = odd.flatMap((text): Click[] => [
    { ...click, userAgent: text, referrer: `${text}x`, address: text, language: text },
    { ...click, via: text, variant: text, signal: 'head' },
  ]);
  for (const one of [click, ...clicks]) {
    const line = lineOf(one);
    expect(line).toBe(`${JSON.stringify(one)}\n`);
    expect(clickSchema.parse(JSON.parse(line))).toStrictEqual(one);
  }
});
