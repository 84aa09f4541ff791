import { Injectable } from '@nestjs/common';
import { execute, isLockNotAvailable, rowsOf, sql, type SqlStatement } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordChanges } from './record-changes.js';
import { longestLockWait } from './issue-statements.js';
import type { TokenIssue } from './token-issue.js';
import { TokenIssues } from './token-issues.js';
import { CurrentUnit, inTurn, type OpenTransaction, type UnitOfWork } from './unit-of-work.js';

/**
 * Makes one transaction of all that a grant writes. The used code or refresh token and the tokens made from it are
 * stored together or not at all. Whoever presents the same one meanwhile waits at its row lock. That is one statement,
 * at the end of the request: no connection is held, and nothing is locked, while the provider checks and signs.
 * Requests that come together share their statements.
 */
@Injectable()
export class OauthTransaction {
  private readonly current = new CurrentUnit();

  constructor(
    private readonly dataSource: DataSource,
    readonly tokenIssues: TokenIssues,
  ) {}

  /** What this runs in, for adapters: the provider's models hand nothing through to them. */
  get unit(): UnitOfWork {
    return this.current.get();
  }

  /**
   * Runs the handler of a grant, and stores at its end what it has used up and issued. A refusal (an error of the
   * protocol) issues nothing, but uses up what was presented.
   *
   * @throws AlreadyConsumed when another request was first
   */
  async issue(handler: (issue: TokenIssue) => Promise<void>): Promise<void> {
    const issue: TokenIssue = { issued: [], afterCommit: [] };
    try {
      const refusal = await this.current.with({ issue }, () => refusalOf(() => handler(issue)));
      if (issue.used && refusal) await this.tokenIssues.useUp(issue.used);
      else if (issue.used) await this.tokenIssues.store(issue.used, issue);
      if (refusal) throw refusal;
    } catch (err) {
      throw isLockNotAvailable(err) ? new errors.TemporarilyUnavailable() : err;
    }
    await Promise.all(issue.afterCommit.map((run) => run()));
  }

  /** What the provider's models would write while `work` runs: it is handed over, not written. */
  async collect(work: () => Promise<unknown>): Promise<RecordChanges> {
    const changes: RecordChanges = { stored: [], deleted: [] };
    await this.current.with({ changes }, work);
    return changes;
  }

  /** Several statements that belong together: in the open transaction, else in one of their own. */
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const { open } = this.unit;
    return open ? inTurn(open, work) : this.begin(work);
  }

  /**
   * `work` as a part of a transaction that somebody else began and will commit, as of an event. Nothing is run after
   * its commit: that is for what is found again without, as revocations are by their sweep.
   */
  join<T>(tx: EntityManager, work: () => Promise<T>): Promise<T> {
    return this.current.with({ open: { tx, last: Promise.resolve(), afterCommit: [] } }, work);
  }

  /** One statement, in the open transaction if there is one. Answers with its rows. */
  rowsOf<Row extends object>(statement: SqlStatement<Row>): Promise<Row[]> {
    return this.read((manager) => rowsOf(manager, statement));
  }

  /** One statement, in the open transaction if there is one. Answers with the number of rows that it changed. */
  execute(statement: SqlStatement): Promise<number> {
    return this.read((manager) => execute(manager, statement));
  }

  /**
   * Entities, through the open transaction if there is one: whoever holds one connection of the pool and waits for a
   * second stops everybody once all are held.
   */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { open } = this.unit;
    return open ? inTurn(open, work) : work(this.dataSource.manager);
  }

  /** Inside of a transaction: what must not be seen by others before it is committed. */
  async afterCommit(run: () => Promise<void>): Promise<void> {
    const { open, issue } = this.unit;
    const later = open ?? (issue?.used && issue);
    if (later) later.afterCommit.push(run);
    else await run();
  }

  private async begin<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const afterCommit: OpenTransaction['afterCommit'] = [];
    const result = await this.dataSource.transaction(async (tx) => {
      if (this.unit.issue) await execute(tx, sql`SELECT set_config('lock_timeout', ${longestLockWait}, true)`);
      return this.current.with({ open: { tx, last: Promise.resolve(), afterCommit } }, () => work(tx));
    });
    await Promise.all(afterCommit.map((run) => run()));
    return result;
  }
}

async function refusalOf(handler: () => Promise<void>): Promise<errors.OIDCProviderError | undefined> {
  try {
    await handler();
    return undefined;
  } catch (err) {
    if (err instanceof errors.OIDCProviderError) return err;
    throw err;
  }
}
