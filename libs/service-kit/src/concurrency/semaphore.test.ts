import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '../common/problem.js';
import { Semaphore } from './semaphore.js';

describe('a semaphore', () => {
  function held() {
    let release = () => {};
    const end = new Promise<void>((resolve) => (release = resolve));
    return { end, release };
  }

  it('runs work in order up to its limit at a time, and refuses what exceeds the waiting places', async () => {
    const semaphore = new Semaphore(2, 3);
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
    expect(semaphore.isBusy).toBe(false);
    const asked = [1, 2, 3, 4, 5].map((n) => semaphore.run(work(n)));
    expect(semaphore.isBusy).toBe(true);
    await assert.rejects(
      semaphore.run(work(6)),
      (err: unknown) => err instanceof Problem && err.status === 503 && err.details.headers?.['retry-after'] === '5',
    );
    expect(begun).toStrictEqual([1, 2]);
    release();
    expect(await Promise.all(asked)).toStrictEqual([1, 2, 3, 4, 5]);
    expect([begun, most]).toStrictEqual([[1, 2, 3, 4, 5], 2]);
    expect(semaphore.isBusy).toBe(false);
  });

  it('continues after failed work, also without waiting places', async () => {
    const semaphore = new Semaphore(1, 0);
    await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow(/failed/);
    expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
  });
});
