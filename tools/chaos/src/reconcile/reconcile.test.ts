import { describe, expect, it } from '@jest/globals';
import type { Asked, Outcome } from '../facts.js';
import { clicks } from './clicks.js';
import { isRight } from './count.js';
import { deliveries } from './deliveries.js';
import { recoveries } from './recovery.js';

const asked = (mark: string, outcome: Outcome, startedAt = 0, kind: Asked['kind'] = 'dispatch'): Asked => ({
  ...{ kind, mark, outcome, startedAt },
  endedAt: startedAt + 10,
});
const arrival = (mark: string, deliveryId: string, at = 0) => ({ mark, deliveryId, at });

describe('the reckoning of deliveries', () => {
  it('finds what was accepted and never arrived', () => {
    const count = deliveries('d', [asked('a', 'accepted'), asked('b', 'accepted')], [arrival('a', '1')]);
    expect([count.kept, count.lost, isRight([count])]).toStrictEqual([1, ['b'], false]);
  });

  it('allows a request without an answer to be carried out or not', () => {
    const all = [asked('a', 'accepted'), asked('b', 'unanswered'), asked('c', 'unanswered')];
    const count = deliveries('d', all, [arrival('a', '1'), arrival('b', '2')]);
    expect([count.lost, count.doubled, isRight([count])]).toStrictEqual([[], [], true]);
  });

  it('tells a delivery that came again under its id from one that was made twice', () => {
    const all = [asked('a', 'accepted'), asked('b', 'accepted')];
    const count = deliveries('d', all, [arrival('a', '1'), arrival('a', '1'), arrival('b', '2'), arrival('b', '3')]);
    expect([count.repeated, count.doubled, isRight([count])]).toStrictEqual([1, ['b'], false]);
  });

  it('is not right when nothing was accepted', () => {
    expect(isRight([deliveries('d', [asked('a', 'refused')], [])])).toBe(false);
  });
});

describe('the reckoning of clicks', () => {
  const visits = [asked('', 'accepted'), asked('', 'accepted'), asked('', 'unanswered')];

  it.each([
    [1, 1, 0],
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 1],
  ])('of two answers and one without, %i counted: %i lost, %i doubled', (counted, lost, doubled) => {
    const count = clicks('c', visits, counted, 0);
    expect([count.lost.length, count.doubled.length]).toStrictEqual([lost, doubled]);
  });

  it.each([
    [0, 1, 1],
    [1, 1, 0],
    [2, 0, 0],
  ])('takes one that was given up from what is lost: of two, %i counted', (counted, givenUp, lost) => {
    const count = clicks('c', visits, counted, 1);
    expect([count.givenUp, count.lost.length]).toStrictEqual([givenUp, lost]);
  });
});

describe('the recovery from a fault', () => {
  const fault = { name: 'f', beganAt: 1_000, endedAt: 2_000 };

  it('lasts until the first request that is accepted after the last failure', () => {
    const all = [asked('a', 'unanswered', 1_100), asked('b', 'refused', 2_500), asked('c', 'accepted', 3_000)];
    expect(recoveries([fault], all, [], 9_000)[0]).toMatchObject({ failed: 2, recoveredMs: 1_010, heldMs: 1_000 });
  });

  it('is the longest of all kinds of request', () => {
    const all = [
      ...[asked('a', 'refused', 1_100), asked('b', 'accepted', 2_100)],
      ...[asked('c', 'refused', 1_100, 'sign-in'), asked('d', 'accepted', 4_000, 'sign-in')],
    ];
    expect(recoveries([fault], all, [], 9_000)[0]!.recoveredMs).toBe(2_010);
  });

  it('is none when no request failed, and says how long the slowest delivery took', () => {
    const all = [asked('a', 'accepted', 1_100)];
    const [row] = recoveries([fault], all, [arrival('a', '1', 5_110), arrival('a', '1', 8_000)], 9_000);
    expect([row!.recoveredMs, row!.slowestDeliveryMs]).toStrictEqual([0, 4_000]);
  });

  it('never comes when no request is accepted any more', () => {
    expect(recoveries([fault], [asked('a', 'refused', 1_100)], [], 9_000)[0]!.recoveredMs).toBe(Infinity);
  });

  it('does not count what failed under the next fault', () => {
    const next = { name: 'g', beganAt: 5_000, endedAt: 5_000 };
    const all = [asked('a', 'refused', 5_500), asked('b', 'accepted', 6_000)];
    const [first, second] = recoveries([fault, next], all, [], 9_000);
    expect([first!.failed, second!.failed, second!.recoveredMs]).toStrictEqual([0, 1, 1_010]);
  });
});
