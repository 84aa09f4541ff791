import { describe, expect, it } from '@jest/globals';
import { BatchQueues } from './batch-queues.js';

const turn = () => new Promise(setImmediate);

describe('a batch queue for each kind of work', () => {
  const runs: string[][] = [];
  const held: (() => void)[] = [];
  const work = async (items: string[]) => {
    runs.push(items);
    await new Promise<void>((resolve) => held.push(resolve));
    return items.map((value) => ({ status: 'fulfilled', value }) as const);
  };
  /** Ends one run after another until all is done. */
  async function finish<T>(all: Promise<T>): Promise<T> {
    let isDone = false;
    void all.finally(() => (isDone = true)).catch(() => undefined);
    while (!isDone) {
      held.shift()?.();
      await turn();
    }
    return all;
  }

  it('runs entries of one kind together, up to its limit, and never two kinds', async () => {
    runs.length = 0;
    const queues = new BatchQueues<string, string>(10, 2, work);
    const items = ['a1', 'b1', 'a2', 'a3'];
    const added = items.map((item) => queues.add(item[0]!, item));
    expect(await finish(Promise.all(added))).toStrictEqual(items);
    expect(runs.sort()).toStrictEqual([['a1', 'a2'], ['a3'], ['b1']]);
  });

  it('continues with one kind while another is slow and waits', async () => {
    runs.length = 0;
    const queues = new BatchQueues<string, string>(10, 10, work);
    const slow = [queues.add('slow', 's1')];
    for (let n = 0; n < 5; n += 1) await turn();
    const [holding] = held.splice(0);
    slow.push(queues.add('slow', 's2'));
    expect(await finish(queues.add('quick', 'q1'))).toBe('q1');
    expect(runs).toStrictEqual([['s1'], ['q1']]);
    holding!();
    expect(await finish(Promise.all(slow))).toStrictEqual(['s1', 's2']);
    expect(runs.at(-1)).toStrictEqual(['s2']);
  });

  it('never runs more kinds at the same time than its concurrency', async () => {
    runs.length = 0;
    const queues = new BatchQueues<string, string>(2, 10, work);
    const added = ['a', 'b', 'c'].map((kind) => queues.add(kind, kind));
    for (let n = 0; n < 5; n += 1) await turn();
    expect(runs).toStrictEqual([['a'], ['b']]);
    expect(await finish(Promise.all(added))).toStrictEqual(['a', 'b', 'c']);
  });

  it('fails the entries of the kind whose run fails, and continues with that kind', async () => {
    let fails = true;
    const queues = new BatchQueues<string, string>(1, 10, (items) => {
      if (fails && items.includes('a')) throw new Error('a');
      return Promise.resolve(items.map((value) => ({ status: 'fulfilled', value }) as const));
    });
    const results = await Promise.allSettled(['a', 'b'].map((item) => queues.add(item, item)));
    expect(results.map(({ status }) => status)).toStrictEqual(['rejected', 'fulfilled']);
    fails = false;
    expect(await queues.add('a', 'a')).toBe('a');
  });
});
