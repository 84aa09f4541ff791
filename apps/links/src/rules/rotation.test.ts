import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { checkShares, pick, sharesOf } from './rotation.js';

const picks = 10_000;

/** A sequence that is random enough, and the same in every run. */
function* random(seed: number) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function counted(percents: (number | null)[], untils: number[] = [], now = 1_000) {
  const shares = sharesOf(
    'main',
    percents.map((percent, i) => ({ link: `v${i}`, percent, ...(untils[i] && { until: untils[i] }) })),
  );
  const counts: Record<string, number> = {};
  const numbers = random(42);
  for (let i = 0; i < picks; i++) {
    const href = pick(shares, now, numbers.next().value as number);
    counts[href] = (counts[href] ?? 0) + 1;
  }
  return counts;
}

function isNear(counts: Record<string, number>, expected: Record<string, number>): void {
  expect(Object.keys(counts).sort()).toStrictEqual(Object.keys(expected).sort());
  for (const [href, share] of Object.entries(expected)) {
    const sigma = Math.sqrt(picks * share * (1 - share));
    assert.ok(Math.abs(counts[href]! - picks * share) <= 3 * sigma, `${href}: ${counts[href]} of ${picks * share}`);
  }
}

it('a rotation picks by weight, within three standard deviations of 10,000 picks; the main link gets the rest', () => {
  isNear(counted([30, 20]), { main: 0.5, v0: 0.3, v1: 0.2 });
  isNear(counted([null, null]), { main: 1 / 3, v0: 1 / 3, v1: 1 / 3 });
  isNear(counted([40, null]), { main: 0.3, v0: 0.4, v1: 0.3 });
});

it('a rotation never picks a zero weight, and always picks the only weight', () => {
  expect(counted([0, 100])).toStrictEqual({ v1: picks });
  expect(counted([100])).toStrictEqual({ v0: picks });
  isNear(counted([0]), { main: 1 });
});

it('a rotation divides the share of an expired variant among the others, and falls back to the main link', () => {
  isNear(counted([50, 25], [500, 0]), { main: 0.5, v1: 0.5 });
  expect(counted([100], [500])).toStrictEqual({ main: picks });
  isNear(counted([50], [2_000]), { main: 0.5, v0: 0.5 });
});

it('a rotation refuses to give away more than 100 percent', () => {
  const variants = (...percents: (number | null)[]) => percents.map((percent) => ({ link: 'x', percent }));
  expect(() => checkShares(variants(60, 41))).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  checkShares(variants(60, 40, null));
  expect(() => checkShares(variants(66.7, 16.7, 16.7))).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});

it('a rotation accepts fractions of 100 percent together, and leaves the main link nothing', () => {
  for (const percents of [
    [66.7, 16.6, 16.7],
    [33.4, 33.3, 33.3],
    [14.29, 14.29, 14.29, 14.29, 14.29, 14.29, 14.26],
  ]) {
    const variants = percents.map((percent) => ({ link: 'x', percent }));
    checkShares(variants);
    assert.equal(sharesOf('main', variants)[0]!.weight, 0, String(percents));
  }
});
