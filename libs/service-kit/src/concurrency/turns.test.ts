import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '../common/problem.js';
import { Turns } from './turns.js';

describe('turns', () => {
  function held() {
    let release = () => {};
    const end = new Promise<void>((resolve) => (release = resolve));
    return { end, release };
  }

  it('are taken in order, never by more at once than may run, and those beyond who may wait are refused', async () => {
    const turns = new Turns(2, 3);
    const { end, release } = held();
    const begun: number[] = [];
    let [now, most] = [0, 0];
    const work = (n: number) => async () => {
      begun.push(n);
      most = Math.max(most, (now += 1));
      await end;
      now -= 1;
      return n;
    };
    expect(turns.areTaken).toBe(false);
    const asked = [1, 2, 3, 4, 5].map((n) => turns.take(work(n)));
    expect(turns.areTaken).toBe(true);
    await assert.rejects(
      turns.take(work(6)),
      (err: unknown) => err instanceof Problem && err.status === 503 && err.details.headers?.['retry-after'] === '5',
    );
    expect(begun).toStrictEqual([1, 2]);
    release();
    expect(await Promise.all(asked)).toStrictEqual([1, 2, 3, 4, 5]);
    expect([begun, most]).toStrictEqual([[1, 2, 3, 4, 5], 2]);
    expect(turns.areTaken).toBe(false);
  });

  it('go on after work that fails, also where nobody may wait', async () => {
    const turns = new Turns(1, 0);
    await expect(turns.take(() => Promise.reject(new Error('failed')))).rejects.toThrow(/failed/);
    expect(await turns.take(() => Promise.resolve('done'))).toBe('done');
  });
});
