import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { BatchQueue } from './batch-queue.js';

const done: PromiseSettledResult<void> = { status: 'fulfilled', value: undefined };

describe('a queue of batches', () => {
  it('runs what piled up during a run together, in order, up to its limit', async () => {
    const runs: number[][] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const queue = new BatchQueue<number>(1, 3, async (items) => {
      runs.push(items);
      if (runs.length === 1) await held;
      return items.map(() => done);
    });
    const first = queue.add(1);
    await new Promise(setImmediate);
    const others = [2, 3, 4, 5].map((n) => queue.add(n));
    release();
    await Promise.all([first, ...others]);
    expect(runs).toStrictEqual([[1], [2, 3, 4], [5]]);
  });

  it('never has more concurrent runs than its concurrency', async () => {
    let [now, most] = [0, 0];
    const queue = new BatchQueue<number>(2, 1, async (items) => {
      most = Math.max(most, (now += 1));
      await new Promise(setImmediate);
      now -= 1;
      return items.map(() => done);
    });
    await Promise.all(Array.from({ length: 20 }, (_, n) => queue.add(n)));
    expect(most).toBe(2);
  });

  it('begins a second run only when enough waits for it, and leaves nothing behind', async () => {
    const runs: number[][] = [];
    const held: (() => void)[] = [];
    const work = async (items: number[]) => {
      runs.push(items);
      await new Promise<void>((resolve) => held.push(resolve));
      return items.map((value) => ({ status: 'fulfilled', value }) as const);
    };
    const queue = new BatchQueue<number, number>(2, 3, work, { minBatch: 3 });
    const turn = () => new Promise(setImmediate);
    const added = [1, 2].map((n) => queue.add(n));
    await turn();
    added.push(queue.add(3), queue.add(4));
    await turn();
    assert.deepEqual(runs, [[1, 2]], 'two are not enough');
    added.push(queue.add(5));
    await turn();
    expect(runs).toStrictEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    added.push(queue.add(6));
    held.splice(0).forEach((release) => release());
    await turn();
    await turn();
    held.splice(0).forEach((release) => release());
    expect(await Promise.all(added)).toStrictEqual([1, 2, 3, 4, 5, 6]);
    expect(runs.at(-1)).toStrictEqual([6]);
  });

  it('collects for the given time, anew for each run', async () => {
    const runs: number[][] = [];
    let gathers = true;
    const queue = new BatchQueue<number>(
      1,
      10,
      (items) => {
        runs.push(items);
        return Promise.resolve(items.map(() => done));
      },
      { gatherMs: () => (gathers ? 50 : 0) },
    );
    const first = queue.add(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([first, queue.add(2)]);
    gathers = false;
    const third = queue.add(3);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    await Promise.all([third, queue.add(4)]);
    expect(runs).toStrictEqual([[1, 2], [3], [4]]);
  });

  it('fails the entries that failed, or all when the run fails, and continues', async () => {
    const queue = new BatchQueue<number>(1, 10, (items) => {
      if (items.includes(0)) throw new Error('all');
      return Promise.resolve(
        items.map((n) => (n % 2 ? done : ({ status: 'rejected', reason: new Error(`${n}`) } as const))),
      );
    });
    const results = await Promise.allSettled([1, 2, 3].map((n) => queue.add(n)));
    expect(results.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(queue.add(0)).rejects.toThrow(/all/);
    await queue.add(1);
  });
});
