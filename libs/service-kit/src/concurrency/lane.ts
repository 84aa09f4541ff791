import { setImmediate, setTimeout } from 'node:timers/promises';

interface Waiting<T, R> {
  item: T;
  settle: (result: PromiseSettledResult<R>) => void;
}

interface LaneOptions {
  /** So many must wait before a run begins beside another one: more of them makes fewer and larger runs. 1 by default. */
  worthAnother?: number;
  /** For so many ms a run waits for more to share it, asked before each. By default a run takes what arrives in the same turn of the event loop. */
  gatherMs?: () => number;
}

/** What piles up while work is under way is done together by the next; nothing waits while nothing is under way. */
export class Lane<T, R = void> {
  private readonly waiting: Waiting<T, R>[] = [];
  private underWay = 0;

  /**
   * @param width so many runs at the same time
   * @param atOnce so many items in one run
   * @param work answers for each item, in their order
   */
  constructor(
    private readonly width: number,
    private readonly atOnce: number,
    private readonly work: (items: T[]) => Promise<PromiseSettledResult<R>[]>,
    private readonly options: LaneOptions = {},
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
    const { worthAnother = 1, gatherMs = () => 0 } = this.options;
    const enough = this.underWay === 0 ? 1 : worthAnother;
    if (this.underWay >= this.width || this.waiting.length < enough) return;
    this.underWay += 1;
    const ms = gatherMs();
    await (ms > 0 ? setTimeout(ms) : setImmediate());
    const taken = this.waiting.splice(0, this.atOnce);
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
