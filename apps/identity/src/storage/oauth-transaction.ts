import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import { DataSource, type EntityManager } from 'typeorm';

interface Open {
  tx: EntityManager;
  /** One connection runs one statement at a time: what the provider starts in parallel waits here. */
  last: Promise<unknown>;
  afterCommit: (() => Promise<void>)[];
  isIssuing: boolean;
}

const longestLockWait = '2s';

/**
 * Makes one transaction of all that a grant writes: the used code or refresh token and the tokens made from it are
 * stored together or not at all, and whoever presents the same one meanwhile waits at its row lock.
 */
@Injectable()
export class OauthTransaction {
  private readonly open = new AsyncLocalStorage<Open>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs the handler of a grant, whose storage calls all join the transaction. A refusal (an error of the protocol) commits
   * as well: it may have revoked what was presented twice.
   */
  async issue(handler: () => Promise<void>): Promise<void> {
    const refusal = await this.begin(true, async ({ tx }) => {
      await tx.query(`SET LOCAL lock_timeout = '${longestLockWait}'`);
      try {
        await handler();
        return undefined;
      } catch (err) {
        if (err instanceof errors.OIDCProviderError) return err;
        throw isLockTimeout(err) ? new errors.TemporarilyUnavailable() : err;
      }
    });
    if (refusal) throw refusal;
  }

  /** True while the handler of a grant runs. */
  get isIssuing(): boolean {
    return this.open.getStore()?.isIssuing === true;
  }

  /** Several statements that belong together: in the open transaction, else in one of their own. */
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const open = this.open.getStore();
    return open ? inTurn(open, work) : this.begin(false, ({ tx }) => work(tx));
  }

  /** One statement, in the open transaction if there is one. */
  query<T>(sql: string, values: unknown[]): Promise<T> {
    const open = this.open.getStore();
    return open ? inTurn(open, (tx) => tx.query<T>(sql, values)) : this.dataSource.query<T>(sql, values);
  }

  /**
   * Entities that the handler of a grant reads, through the open transaction if there is one: whoever holds one connection
   * of the pool and waits for a second stops everybody once all are held.
   */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open = this.open.getStore();
    return open ? inTurn(open, work) : work(this.dataSource.manager);
  }

  /** Inside of a transaction: what must not be seen by others before it is committed. */
  async afterCommit(run: () => Promise<void>): Promise<void> {
    const open = this.open.getStore();
    if (open) open.afterCommit.push(run);
    else await run();
  }

  private async begin<T>(isIssuing: boolean, work: (open: Open) => Promise<T>): Promise<T> {
    const afterCommit: Open['afterCommit'] = [];
    const result = await this.dataSource.transaction((tx) => {
      const open: Open = { tx, last: Promise.resolve(), afterCommit, isIssuing };
      return this.open.run(open, () => work(open));
    });
    await Promise.all(afterCommit.map((run) => run()));
    return result;
  }
}

function inTurn<T>(open: Open, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const result = open.last.then(() => work(open.tx));
  open.last = result.catch(() => undefined);
  return result;
}

function isLockTimeout(err: unknown): boolean {
  return (err as { code?: string }).code === '55P03';
}
