import { BatchQueue } from './batch-queue.js';

type Results<R> = PromiseSettledResult<R>[];

/** A `BatchQueue` for each kind of item, so that a kind that takes long holds up no other. */
export class BatchQueues<T, R = void> {
  private readonly queues = new Map<string, { queue: BatchQueue<T, R>; items: number }>();
  private readonly runs: BatchQueue<() => Promise<Results<R>>, Results<R>>;

  /**
   * @param concurrency so many kinds at the same time, as each run holds something that is scarce, such as a connection
   * @param maxBatch so many items in one run
   * @param work answers for each item, in their order
   */
  constructor(
    concurrency: number,
    private readonly maxBatch: number,
    private readonly work: (items: T[]) => Promise<Results<R>>,
  ) {
    this.runs = new BatchQueue(concurrency, 1, async ([run]) => [{ status: 'fulfilled', value: await run!() }]);
  }

  add(kind: string, item: T): Promise<R> {
    const own = this.queues.get(kind) ?? { queue: this.newQueue(), items: 0 };
    this.queues.set(kind, own);
    own.items += 1;
    return own.queue.add(item).finally(() => {
      own.items -= 1;
      if (own.items === 0) this.queues.delete(kind);
    });
  }

  private newQueue(): BatchQueue<T, R> {
    return new BatchQueue<T, R>(1, this.maxBatch, (items) => this.runs.add(() => this.work(items)));
  }
}
