import { Injectable } from '@nestjs/common';
import { BatchQueue, rowsOf, sql } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { AlreadyConsumed } from './already-consumed.js';
import { answersByPlace } from './answers-by-place.js';
import { findGrantSources, holdPresented, storeIssues, useUp } from './issue-statements.js';
import type { GrantSource, IssuedTokens, IssueRequest, UsedUp } from './token-issue.js';

const maxBatch = 100;
/** One statement at a time: a second one beside it makes both smaller, on another connection whose caches are cold. */
const concurrency = 1;

/**
 * What the token endpoint reads and writes of codes and tokens. Requests that come while a statement is under way share
 * the next one.
 */
@Injectable()
export class TokenIssues {
  private readonly sources = new BatchQueue<UsedUp, GrantSource | undefined>(concurrency, maxBatch, (asked) =>
    this.findAll(asked),
  );
  private readonly writes = new BatchQueue<IssueRequest, { place: number } | undefined>(
    concurrency,
    maxBatch,
    (wanted) => this.storeAll(wanted),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** A code or token that is presented, with all that the handler of a grant will ask for. */
  find(presented: UsedUp): Promise<GrantSource | undefined> {
    return this.sources.add(presented);
  }

  /**
   * Uses up a code or token and stores what is issued for it.
   *
   * @throws AlreadyConsumed when another request was first
   * @throws `temporarily_unavailable` when its grant lost a scope meanwhile: the next try gets what is left
   */
  async store(used: UsedUp, issue: IssuedTokens): Promise<void> {
    const wanted = { ...issue, used };
    // What has failed together is tried alone: the mistake is of one of them, or somebody held what it needs.
    const stored = (await this.writes.add(wanted).catch(() => undefined)) ?? (await this.storeAlone(wanted));
    if (!stored) throw await this.faultOf(used);
  }

  /**
   * Uses up a code or token for which nothing is issued.
   *
   * @throws AlreadyConsumed when another request was first
   */
  async useUp(used: UsedUp): Promise<void> {
    const [row] = await rowsOf(this.dataSource, useUp(used));
    if (!row) throw await this.faultOf(used);
  }

  private async findAll(asked: UsedUp[]): Promise<PromiseSettledResult<GrantSource | undefined>[]> {
    return answersByPlace(asked, await rowsOf(this.dataSource, findGrantSources(asked)));
  }

  private async storeAll(wanted: IssueRequest[]): Promise<PromiseSettledResult<{ place: number } | undefined>[]> {
    return answersByPlace(wanted, await rowsOf(this.dataSource, storeIssues(wanted)));
  }

  /** Waits for who holds what it needs; then nothing is in its way. */
  private storeAlone(wanted: IssueRequest): Promise<{ place: number } | undefined> {
    return this.dataSource.transaction(async (tx) => {
      await rowsOf(tx, holdPresented(wanted.used));
      const [stored] = await rowsOf(tx, storeIssues([wanted]));
      return stored;
    });
  }

  /** Why nothing was used up. */
  private async faultOf({ kind, hash }: UsedUp): Promise<errors.OIDCProviderError> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ grant_id: string | null; family: string | null; is_free: boolean }>`
        SELECT grant_id, family, consumed_at IS NULL AS is_free FROM oauth_records
        WHERE kind = ${kind} AND hash = ${hash}`,
    );
    if (row?.is_free) return new errors.TemporarilyUnavailable();
    return new AlreadyConsumed(row?.grant_id ?? null, row?.family ?? null);
  }
}
