import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { RecordChanges } from './record-changes.js';
import type { TokenIssue } from './token-issue.js';

/** A transaction of Postgres that is open. */
export interface OpenTransaction {
  tx: EntityManager;
  /** One connection runs one statement at a time: what the provider starts in parallel waits here. */
  last: Promise<unknown>;
  afterCommit: (() => Promise<void>)[];
}

/** What is read and written together. */
export interface UnitOfWork {
  /** Several statements of ours that belong together (`OauthTransaction.write`). */
  open?: OpenTransaction;
  /** What the handler of a grant has read and will write, at its end (`OauthTransaction.issue`). */
  issue?: TokenIssue;
  /** What models of the provider would write: it is handed over instead (`OauthTransaction.collect`). */
  changes?: RecordChanges;
}

const none: UnitOfWork = {};

/**
 * The unit of work that a request is in. Adapters are called by the provider's models, which hand nothing through: this
 * is the only way to tell them. Our own code is handed what it needs.
 */
export class CurrentUnit {
  private readonly units = new AsyncLocalStorage<UnitOfWork>();

  get(): UnitOfWork {
    return this.units.getStore() ?? none;
  }

  /** Runs `work` in the present unit with `more`. */
  with<T>(more: UnitOfWork, work: () => Promise<T>): Promise<T> {
    return this.units.run({ ...this.get(), ...more }, work);
  }
}

/** Runs `work` behind what else was asked of the transaction. */
export function inTurn<T>(open: OpenTransaction, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const result = open.last.then(() => work(open.tx));
  open.last = result.catch(() => undefined);
  return result;
}
