import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { dispatchedEventName, rulePattern } from '@platform/contracts';
import fc from 'fast-check';
import { firstMatch, patternForPostgres } from './event-pattern.js';

const matches = (pattern: string, event: string) => firstMatch([pattern], event) !== undefined;

/** The rules of docs/decisions.md#patterns-and-severity in their simplest form: it tries everything, slowly. */
function slowly(pattern: string, event: string): boolean {
  const segments = pattern
    .toLowerCase()
    .split('.')
    .map((segment, index, all) =>
      /^\*{2,}$/.test(segment) || (segment === '*' && index === all.length - 1) ? 'any' : { segment },
    );
  const from = (rest: typeof segments, names: string[]): boolean => {
    const [first, ...others] = rest;
    if (first === undefined) return names.length === 0;
    if (first === 'any') return names.some((_, count) => from(others, names.slice(count + 1)));
    return names[0] !== undefined && glob(first.segment, names[0]) && from(others, names.slice(1));
  };
  const glob = (mask: string, text: string): boolean => {
    if (mask === '') return text === '';
    if (mask[0] === '*') return glob(mask.slice(1), text) || (text !== '' && glob(mask, text.slice(1)));
    return mask[0] === text[0] && glob(mask.slice(1), text.slice(1));
  };
  return from(segments, event.toLowerCase().split('.'));
}

// Few letters, so that patterns and names match often enough.
const letter = fc.constantFrom('a', 'b', '-', '+', '(', '$', '\\');
const segment = fc.string({ unit: letter, minLength: 1, maxLength: 4 });
const event = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
const mask = fc.string({ unit: fc.oneof(letter, fc.constant('*')), minLength: 1, maxLength: 5 });
const pattern = fc
  .array(fc.oneof(segment, mask, fc.constantFrom('*', '**')), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('.'));
/** A name, and a pattern made from it with stars in place of parts: most of these match. */
const related = event.chain((name) =>
  fc
    .array(fc.constantFrom('keep', 'star', 'stars', 'head', 'tail', 'drop'), { minLength: 6, maxLength: 6 })
    .map((changes) => {
      const parts = name.split('.').flatMap((part, n) => {
        if (changes[n] === 'star') return ['*'];
        if (changes[n] === 'stars') return ['**'];
        if (changes[n] === 'head') return [`${part[0]}*`];
        if (changes[n] === 'tail') return [`*${part.at(-1)}`];
        return changes[n] === 'drop' ? [] : [part];
      });
      return { name, pattern: parts.join('.') || '*' };
    }),
);
const many = { numRuns: 20_000 };

describe('an event pattern, by properties', () => {
  it('matches any name as the slow reference does, in Postgres as well', () => {
    let fitting = 0;
    const agrees = (wanted: string, name: string) => {
      assert.ok(rulePattern.safeParse(wanted).success && dispatchedEventName.safeParse(name).success);
      const expected = slowly(wanted, name);
      expect(matches(wanted, name)).toBe(expected);
      assert.equal(new RegExp(patternForPostgres(wanted)).test(name), expected, 'for Postgres');
      fitting += Number(expected);
    };
    fc.assert(fc.property(pattern, event, agrees), many);
    fc.assert(
      fc.property(related, ({ name, pattern: wanted }) => agrees(wanted, name)),
      many,
    );
    assert.ok(fitting > 10_000, `only ${fitting} of the pairs fit: they prove too little`);
  });

  it('matches everything as `*` and `**`, and itself, whatever the letter case', () => {
    fc.assert(
      fc.property(event, pattern, (name, wanted) => {
        for (const all of ['*', '**', name]) assert.ok(matches(all, name), all);
        expect(matches(wanted.toUpperCase(), name)).toBe(matches(wanted, name));
        expect(matches(wanted, name.toUpperCase())).toBe(matches(wanted, name));
      }),
    );
  });

  it('needs one segment at least for a trailing star, which matches any further ones', () => {
    fc.assert(
      fc.property(event, event, (name, more) => {
        expect(matches(`${name}.*`, name)).toBeFalsy();
        expect(matches(`${name}.*`, `${name}.${more}`)).toBeTruthy();
        expect(matches(`${name}.**`, `${name}.${more}`)).toBeTruthy();
      }),
    );
  });

  it('is named when it is the first of several that match', () => {
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 50 }), event, (patterns, name) => {
        expect(firstMatch(patterns, name)).toBe(patterns.find((wanted) => slowly(wanted, name)));
      }),
    );
  });
});
