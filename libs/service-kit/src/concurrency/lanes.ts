import { Lane } from './lane.js';

type Results<R> = PromiseSettledResult<R>[];

/**
 * A lane for each kind of item: what piles up of a kind is done together, and a kind that takes long holds up no other.
 */
export class Lanes<T, R = void> {
  private readonly lanes = new Map<string, { lane: Lane<T, R>; items: number }>();
  private readonly turns: Lane<() => Promise<Results<R>>, Results<R>>;

  /**
   * @param width so many kinds at the same time, as each run holds something that is scarce, such as a connection
   * @param atOnce so many items in one run
   * @param work answers for each item, in their order
   */
  constructor(
    width: number,
    private readonly atOnce: number,
    private readonly work: (items: T[]) => Promise<Results<R>>,
  ) {
    this.turns = new Lane(width, 1, async ([run]) => [{ status: 'fulfilled', value: await run!() }]);
  }

  add(kind: string, item: T): Promise<R> {
    const own = this.lanes.get(kind) ?? { lane: this.newLane(), items: 0 };
    this.lanes.set(kind, own);
    own.items += 1;
    return own.lane.add(item).finally(() => {
      own.items -= 1;
      if (own.items === 0) this.lanes.delete(kind);
    });
  }

  private newLane(): Lane<T, R> {
    return new Lane<T, R>(1, this.atOnce, (items) => this.turns.add(() => this.work(items)));
  }
}
