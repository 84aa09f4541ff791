import type { EntityManager } from 'typeorm';

type Listener<Args extends unknown[]> = (tx: EntityManager, ...args: Args) => Promise<unknown>;

/**
 * Lets a feature take part in the transactions of a lower one, which does not know it
 * (docs/adr/0033-feature-modules-in-layers.md). The lower feature provides a subclass and runs it; upper features add
 * their listeners in a constructor.
 */
export class TransactionHook<Args extends unknown[]> {
  private readonly listeners: Listener<Args>[] = [];

  add(listener: Listener<Args>): void {
    this.listeners.push(listener);
  }

  /**
   * Runs the listeners one after the other, as one connection takes one statement at a time.
   *
   * @throws what the first failing listener throws: the transaction is then rolled back
   */
  async run(tx: EntityManager, ...args: Args): Promise<void> {
    for (const listener of this.listeners) await listener(tx, ...args);
  }
}
