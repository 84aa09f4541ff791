import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { firstMatch } from './event-pattern.js';

const matches = (pattern: string, event: string) => firstMatch([pattern], event) !== undefined;

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
  ['order*', ['orderCreated', 'ORDER'], ['reorder', 'order.created']],
  ['deploy.failed', ['Deploy.Failed', 'DEPLOY.FAILED'], ['deployFailed']],
  ['größe.*', ['Größe.Geändert'], ['grösse.geändert']],
  ['a(b)+[c]?', ['a(b)+[c]?'], ['abbc', 'ab']],
  ['com/x#*', ['com/x#1'], ['com/x']],
];

describe('an event pattern', () => {
  it('matches what its stars stand for, and nothing else', () => {
    for (const [pattern, fits, fitsNot] of table) {
      for (const event of fits) assert.ok(matches(pattern, event), `${pattern} must fit ${event}`);
      for (const event of fitsNot) assert.ok(!matches(pattern, event), `${pattern} must not fit ${event}`);
    }
  });

  it('needs at most pattern times name steps, whatever the pattern', () => {
    const event = Array.from({ length: 64 }, () => 'a')
      .join('.')
      .slice(0, 127);
    const flat = 'a'.repeat(128);
    const patterns = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? `${'**.a.'.repeat(25)}b` : `${'a*'.repeat(63)}b`,
    );
    // A matcher with exponential backtracking would not finish before the time-out.
    expect(firstMatch(patterns, event)).toBe(undefined);
    expect(firstMatch(patterns, flat)).toBe(undefined);
  });

  it('is named when it is the first that matches', () => {
    expect(firstMatch(['build.*', '*.started', '*'], 'deploy.started')).toBe('*.started');
    expect(firstMatch([], 'deploy.started')).toBe(undefined);
  });
});
