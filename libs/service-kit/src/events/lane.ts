type Settled = PromiseSettledResult<unknown>;

interface Waiting<T> {
  item: T;
  settle: (result: Settled) => void;
}

/** What piles up while work is under way is done together by the next; nothing waits for more to come. */
export class Lane<T> {
  private readonly waiting: Waiting<T>[] = [];
  private underWay = 0;

  /**
   * @param width so many runs at the same time
   * @param atOnce so many items in one run
   * @param work answers for each item, in their order
   */
  constructor(
    private readonly width: number,
    private readonly atOnce: number,
    private readonly work: (items: T[]) => Promise<Settled[]>,
  ) {}

  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (result: Settled) => (result.status === 'fulfilled' ? resolve() : reject(result.reason as Error));
      this.waiting.push({ item, settle });
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.underWay >= this.width || this.waiting.length === 0) return;
    this.underWay += 1;
    // What arrives in the same turn of the event loop is done together.
    await new Promise(setImmediate);
    const taken = this.waiting.splice(0, this.atOnce);
    const results = await this.settled(taken.map(({ item }) => item));
    taken.forEach(({ settle }, index) => settle(results[index]!));
    this.underWay -= 1;
    void this.run();
  }

  private async settled(items: T[]): Promise<Settled[]> {
    if (items.length === 0) return [];
    try {
      return await this.work(items);
    } catch (reason) {
      return items.map(() => ({ status: 'rejected', reason }));
    }
  }
}
