import { Injectable } from '@nestjs/common';
import { BatchQueue, pgArray, prepared, preparedIn } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { AlreadyConsumed } from './already-consumed.js';
import { answersByPlace } from './answers-by-place.js';
import {
  findGrantSources,
  holdPresented,
  longestLockWait,
  storeIssues,
  useUp,
  type GrantSource,
  type TokenIssue,
  type UsedUp,
} from './token-issue.js';

type IssuedTokens = Pick<TokenIssue, 'issued' | 'sealedAnswer' | 'scope'>;

interface IssueRequest extends IssuedTokens {
  used: UsedUp;
}

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
    const [row] = await prepared(this.dataSource, useUp, [used.kind, used.hash, longestLockWait]);
    if (!row) throw await this.faultOf(used);
  }

  private async findAll(asked: UsedUp[]): Promise<PromiseSettledResult<GrantSource | undefined>[]> {
    const rows = await prepared<GrantSource & { place: number }>(this.dataSource, findGrantSources, [
      pgArray('text', asked, ({ kind }) => kind),
      pgArray('text', asked, ({ hash }) => hash),
    ]);
    return answersByPlace(asked, rows);
  }

  private async storeAll(wanted: IssueRequest[]): Promise<PromiseSettledResult<{ place: number } | undefined>[]> {
    return answersByPlace(wanted, await prepared<{ place: number }>(this.dataSource, storeIssues, valuesOf(wanted)));
  }

  /** Waits for who holds what it needs; then nothing is in its way. */
  private storeAlone(wanted: IssueRequest): Promise<{ place: number } | undefined> {
    return this.dataSource.transaction(async (tx) => {
      await preparedIn(tx, holdPresented, [wanted.used.kind, wanted.used.hash, longestLockWait]);
      const [stored] = await preparedIn<{ place: number }>(tx, storeIssues, valuesOf([wanted]));
      return stored;
    });
  }

  /** Why nothing was used up. */
  private async faultOf({ kind, hash }: UsedUp): Promise<errors.OIDCProviderError> {
    const [row] = await this.dataSource.query<{ grant_id: string | null; family: string | null; is_free: boolean }[]>(
      `SELECT grant_id, family, consumed_at IS NULL AS is_free FROM oauth_records WHERE kind = $1 AND hash = $2`,
      [kind, hash],
    );
    if (row?.is_free) return new errors.TemporarilyUnavailable();
    return new AlreadyConsumed(row?.grant_id ?? null, row?.family ?? null);
  }
}

function valuesOf(wanted: IssueRequest[]): unknown[] {
  const records = wanted.flatMap(({ issued }, index) => issued.map((record) => ({ ...record, place: index + 1 })));
  return [
    pgArray('text', wanted, ({ used }) => used.kind),
    pgArray('text', wanted, ({ used }) => used.hash),
    pgArray('text', wanted, ({ sealedAnswer }) => sealedAnswer),
    pgArray('int4', records, ({ place }) => place),
    pgArray('text', records, ({ kind }) => kind),
    pgArray('text', records, ({ hash }) => hash),
    pgArray('text', records, ({ payload }) => payload),
    pgArray('float8', records, ({ expiresIn }) => expiresIn),
    pgArray('text', wanted, ({ scope }) => scope ?? ''),
  ];
}
