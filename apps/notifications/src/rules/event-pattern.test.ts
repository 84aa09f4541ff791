import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstMatch, matchesEvent, patternForPostgres } from './event-pattern.js';

const table: [pattern: string, fits: string[], fitsNot: string[]][] = [
  ['*', ['deploy', 'deploy.started', 'a.b.c:d'], []],
  ['deploy', ['deploy', 'DEPLOY'], ['deploy.started', 'redeploy', 'deploys']],
  ['deploy.*', ['deploy.started', 'deploy.eu.done'], ['deploy', 'deployment.started']],
  ['Deploy.*', ['deploy.started'], ['deploy']],
  ['*.failed', ['build.failed', 'deploy.failed'], ['failed', 'deploy.eu.failed', 'build.failed.twice']],
  ['a.*.c', ['a.b.c', 'a.bb.c'], ['a.c', 'a.b.b.c']],
  ['a.*.*', ['a.b.c', 'a.b.c.d'], ['a.b', 'a']],
  ['*.*', ['a.b', 'a.b.c'], ['a']],
  ['**.failed', ['build.failed', 'deploy.eu.failed'], ['failed']],
  ['a.**.z', ['a.b.z', 'a.b.c.z', 'a.z.z'], ['a.z', 'a.b.c']],
  ['**.a.**.b', ['x.a.y.b', 'a.a.a.b', 'x.a.a.b.b'], ['a.y.b', 'x.a.b']],
  ['**', ['a', 'a.b.c'], []],
  ['db-*', ['db-', 'db-main'], ['db', 'db-main.down', 'mydb-main']],
  ['db-*.down', ['db-main.down'], ['db-main.up', 'db-a.b.down']],
  ['*-db.x*z', ['main-db.xz', '-db.xyz'], ['main-db.xy', 'main.xz']],
  ['a*b*c', ['abc', 'axbxc', 'abbcc', 'abcbc'], ['acb', 'abcb']],
  ['x.y*', ['x.y', 'x.yz'], ['x.yz.a', 'x.zy']],
];

describe('event pattern', () => {
  it('fits what the decisions say, and nothing else', () => {
    for (const [pattern, fits, fitsNot] of table) {
      for (const event of fits) assert.ok(matchesEvent(pattern, event), `${pattern} must fit ${event}`);
      for (const event of fitsNot) assert.ok(!matchesEvent(pattern, event), `${pattern} must not fit ${event}`);
    }
  });

  it('judges tens of thousands of random pairs as a slow, plain reference does', () => {
    const random = generator(20261120);
    let fitting = 0;
    for (let round = 0; round < 40_000; round++) {
      const pattern = words(random, ['a', 'b', '*', '**', 'a*', '*b', 'a*b*', '*a*'], 5);
      const event = words(random, ['a', 'b', 'ab', 'aab', 'ba'], 6);
      const expected = slowly(pattern, event);
      assert.equal(matchesEvent(pattern, event), expected, `${pattern} and ${event}`);
      assert.equal(
        new RegExp(patternForPostgres(pattern)).test(event),
        expected,
        `${pattern} for Postgres and ${event}`,
      );
      fitting += Number(expected);
    }
    assert.ok(fitting > 4_000, 'the pairs must fit often enough to prove anything');
  });

  it('takes no more steps than pattern times name, whatever the pattern', () => {
    const event = Array.from({ length: 64 }, () => 'a')
      .join('.')
      .slice(0, 127);
    const flat = 'a'.repeat(128);
    const patterns = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? `${'**.a.'.repeat(25)}b` : `${'a*'.repeat(63)}b`,
    );
    // A matcher with exponential backtracking does not come back from these before the test times out.
    assert.equal(firstMatch(patterns, event), undefined);
    assert.equal(firstMatch(patterns, flat), undefined);
  });

  it('names the first pattern that fits', () => {
    assert.equal(firstMatch(['build.*', '*.started', '*'], 'deploy.started'), '*.started');
    assert.equal(firstMatch([], 'deploy.started'), undefined);
  });
});

/** The rules read aloud: try everything. */
function slowly(pattern: string, event: string): boolean {
  const segments = pattern
    .split('.')
    .map((segment, index, all) => (segment === '*' && index === all.length - 1 ? '**' : segment));
  const from = (rest: string[], names: string[]): boolean => {
    const [first, ...others] = rest;
    if (first === undefined) return names.length === 0;
    if (first === '**') return names.some((_, count) => from(others, names.slice(count + 1)));
    return names[0] !== undefined && glob(first, names[0]) && from(others, names.slice(1));
  };
  const glob = (mask: string, text: string): boolean => {
    if (mask === '') return text === '';
    if (mask[0] === '*') return glob(mask.slice(1), text) || (text !== '' && glob(mask, text.slice(1)));
    return mask[0] === text[0] && glob(mask.slice(1), text.slice(1));
  };
  return from(segments, event.split('.'));
}

function words(random: () => number, choice: readonly string[], most: number): string {
  const count = 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => choice[Math.floor(random() * choice.length)]).join('.');
}

/** A small linear congruential generator: the same pairs in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}
