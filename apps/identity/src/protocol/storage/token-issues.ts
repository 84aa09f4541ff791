import { Injectable } from '@nestjs/common';
import { Lane, pgArray, prepared } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { AlreadyConsumed } from './already-consumed.js';
import { answersByPlace } from './answers-by-place.js';
import {
  findGrantSources,
  longestLockWait,
  storeIssue,
  storeIssues,
  type GrantSource,
  type TokenIssue,
  type UsedUp,
} from './token-issue.js';

type Issued = Pick<TokenIssue, 'issued' | 'sealedAnswer' | 'scope'>;

interface Wanted extends Issued {
  used: UsedUp;
}

const mostAtOnce = 100;
/** One statement at a time: a second one beside it makes both smaller, on another connection whose caches are cold. */
const runsAtOnce = 1;

/** What the token endpoint reads and writes of codes and tokens. Requests that come while a statement is under way share the next one. */
@Injectable()
export class TokenIssues {
  private readonly sources = new Lane<UsedUp, GrantSource | undefined>(runsAtOnce, mostAtOnce, (asked) =>
    this.findAll(asked),
  );
  private readonly writes = new Lane<Wanted, { place: number } | undefined>(runsAtOnce, mostAtOnce, (wanted) =>
    this.storeAll(wanted),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** A code or token that is presented, with all that the handler of a grant will ask for. */
  find(presented: UsedUp): Promise<GrantSource | undefined> {
    return this.sources.add(presented);
  }

  /**
   * Uses up a code or token and stores what is issued for it, or throws AlreadyConsumed; `temporarily_unavailable` when its grant lost a
   * scope meanwhile: the next try gets what is left.
   */
  async store(used: UsedUp, issue: Issued): Promise<void> {
    const wanted = { ...issue, used };
    // What has failed together is tried alone: the mistake is of one of them.
    const stored = await this.writes.add(wanted).catch(() => undefined);
    if (!stored) await this.storeAlone(wanted);
  }

  private async findAll(asked: UsedUp[]): Promise<PromiseSettledResult<GrantSource | undefined>[]> {
    const rows = await prepared<GrantSource & { place: number }>(this.dataSource, findGrantSources, [
      pgArray('text', asked, ({ kind }) => kind),
      pgArray('text', asked, ({ hash }) => hash),
    ]);
    return answersByPlace(asked, rows);
  }

  private async storeAll(wanted: Wanted[]): Promise<PromiseSettledResult<{ place: number } | undefined>[]> {
    const records = wanted.flatMap(({ issued }, index) => issued.map((record) => ({ ...record, place: index + 1 })));
    const stored = await prepared<{ place: number }>(this.dataSource, storeIssues, [
      pgArray('text', wanted, ({ used }) => used.kind),
      pgArray('text', wanted, ({ used }) => used.hash),
      pgArray('text', wanted, ({ sealedAnswer }) => sealedAnswer),
      pgArray('int4', records, ({ place }) => place),
      pgArray('text', records, ({ kind }) => kind),
      pgArray('text', records, ({ hash }) => hash),
      pgArray('text', records, ({ payload }) => payload),
      pgArray('float8', records, ({ expiresIn }) => expiresIn),
      pgArray('text', wanted, ({ scope }) => scope ?? ''),
    ]);
    return answersByPlace(wanted, stored);
  }

  private async storeAlone({ used, issued, sealedAnswer, scope = '' }: Wanted): Promise<void> {
    const stored = await prepared(this.dataSource, storeIssue, [
      used.kind,
      used.hash,
      sealedAnswer ?? null,
      longestLockWait,
      issued.map(({ kind }) => kind),
      issued.map(({ hash }) => hash),
      issued.map(({ payload }) => payload),
      issued.map(({ expiresIn }) => expiresIn),
      scope,
    ]);
    if (stored.length) return;
    const [row] = await this.dataSource.query<{ grant_id: string | null; family: string | null; is_free: boolean }[]>(
      `SELECT grant_id, family, consumed_at IS NULL AS is_free FROM oauth_records WHERE kind = $1 AND hash = $2`,
      [used.kind, used.hash],
    );
    if (row?.is_free) throw new errors.TemporarilyUnavailable();
    throw new AlreadyConsumed(row?.grant_id ?? null, row?.family ?? null);
  }
}
