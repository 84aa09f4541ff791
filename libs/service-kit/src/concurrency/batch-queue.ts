import { setImmediate, setTimeout } from 'node:timers/promises';

interface Waiting<T, R> {
  item: T;
  settle: (result: PromiseSettledResult<R>) => void;
}

interface BatchQueueOptions {
  /**
   * So many must wait before a run begins beside another one: more of them makes fewer and larger runs. 1 by default.
   */
  minBatch?: number;
  /**
   * For so many ms a run waits for more to share it, asked before each. By default a run takes what arrives in the same
   * turn of the event loop.
   */
  gatherMs?: () => number;
}

/** A queue whose items are worked off in batches: what piles up during one run is done together by the next. */
export class BatchQueue<T, R = void> {
  private readonly waiting: Waiting<T, R>[] = [];
  private underWay = 0;

  /**
   * @param concurrency so many runs at the same time
   * @param maxBatch so many items in one run
   * @param work answers for each item, in their order
   */
  constructor(
    private readonly concurrency: number,
    private readonly maxBatch: number,
    private readonly work: (items: T[]) => Promise<PromiseSettledResult<R>[]>,
    private readonly options: BatchQueueOptions = {},
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      const settle = (result: PromiseSettledResult<R>) =>
        result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason as Error);
      this.waiting.push({ item, settle });
      void this.run();
    });
  }

  private async run(): Promise<void> {
    const { minBatch = 1, gatherMs = () => 0 } = this.options;
    const enough = this.underWay === 0 ? 1 : minBatch;
    if (this.underWay >= this.concurrency || this.waiting.length < enough) return;
    this.underWay += 1;
    const ms = gatherMs();
    await (ms > 0 ? setTimeout(ms) : setImmediate());
    const taken = this.waiting.splice(0, this.maxBatch);
    const results = await this.settled(taken.map(({ item }) => item));
    taken.forEach(({ settle }, index) => settle(results[index]!));
    this.underWay -= 1;
    void this.run();
  }

  private async settled(items: T[]): Promise<PromiseSettledResult<R>[]> {
    if (items.length === 0) return [];
    try {
      return await this.work(items);
    } catch (reason) {
      return items.map(() => ({ status: 'rejected', reason }));
    }
  }
}
