import { Injectable } from '@nestjs/common';
import {
  introspectionAnswer,
  introspectionPath,
  revokedToken,
  tokenKey,
  tokenRecord,
  type TokenRecord,
} from '@platform/contracts';
import { PlatformConfig } from '../config.js';
import { InternalCalls } from '../internal-calls.js';
import { Problem } from '../problem.js';
import { RedisConnections } from '../redis/redis.js';
import { hashToken } from '../tokens.js';
import { MemoryWindow } from '../rates/memory-window.js';
import { rateState, type RateState } from '../rates/rate-state.js';
import { RecentlySeen } from './recently-seen.js';
import type { Gathered } from '../gathered.js';
import { tokenChecks, type Known } from './token-checks.js';
import { TokenRecords } from './token-records.js';

const windowMs = 60_000;

/** While Redis is away. */
const nothing: Known = { record: null, count: 0, ttlMs: 0 };

export interface LiveToken {
  record: TokenRecord;
  rate: RateState;
}

/** Knows access tokens (architecture.md 3, One token): from Redis, else by asking identity. */
@Injectable()
export class TokenDirectory {
  private readonly memory = new MemoryWindow(windowMs);
  /** Stands in for Redis; what it keeps is at most ten minutes old. */
  private readonly once = new MemoryWindow(10 * windowMs);
  /** What identity does not know: a flood of one wrong token reaches it once a second. */
  private readonly misses = new RecentlySeen(1_000);
  private readonly records = new TokenRecords();
  private checks: Gathered<string, Known> | undefined;

  constructor(
    private readonly config: PlatformConfig,
    private readonly redis: RedisConnections,
    private readonly internalCalls: InternalCalls,
  ) {}

  /** The record of a live token and the state of its rate limit; null for a token that is unknown, expired or revoked. */
  async check(token: string): Promise<LiveToken | null> {
    const key = tokenKey(hashToken(token));
    const limit = this.config.API_RATE_LIMIT;
    const known = await this.ask(key);
    if (known.record === revokedToken) return null;
    if (known.record) return alive(this.records.read(known.record), rateState(known, limit));
    const record = await this.introspect(token);
    if (!record) return null;
    // Identity has published the token again: count this request where all services count.
    const now = await this.ask(key);
    return alive(record, rateState(now.count ? now : this.memory.hit(record.grant_id), limit));
  }

  /** Whether the token still lives, without counting a request: for what goes on long after it was let in. */
  async isLive(token: string): Promise<boolean> {
    const known = await this.redis
      .commands()
      .get(tokenKey(hashToken(token)))
      .catch(() => null);
    if (known === revokedToken) return false;
    const record = known ? this.records.read(known) : await this.introspect(token);
    return record !== null && isAlive(record);
  }

  /** True for the first of any number of parallel calls with this key, over all replicas; in this process alone while Redis is away. */
  async isFirst(key: string, forSeconds: number): Promise<boolean> {
    const hash = hashToken(key);
    try {
      return (await this.redis.commands().set(`once:${hash}`, '1', 'EX', forSeconds, 'NX')) === 'OK';
    } catch {
      return this.once.hit(hash).count === 1;
    }
  }

  private async ask(key: string): Promise<Known> {
    this.checks ??= tokenChecks(this.redis.commands(), windowMs, this.config.API_RATE_LIMIT);
    return this.checks.ask(key).catch(() => nothing);
  }

  private async introspect(token: string): Promise<TokenRecord | null> {
    const hash = hashToken(token);
    if (this.misses.has(hash)) return null;
    const { status, body } = await this.internalCalls.toIdentity('POST', introspectionPath, { token });
    if (status !== 200) throw new Problem('unavailable');
    const answer = introspectionAnswer.parse(body);
    if (answer.active) return tokenRecord.parse(answer);
    this.misses.add(hash);
    return null;
  }
}

function alive(record: TokenRecord, rate: RateState) {
  return isAlive(record) ? { record, rate } : null;
}

function isAlive({ expires_at }: TokenRecord): boolean {
  return expires_at > Date.now() / 1000;
}
